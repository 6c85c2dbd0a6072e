import type { Product } from '../../../data/types';
import { foldText, joinHyphens, queryWords, SIZE_WORDS } from './words';

const spellingsOf = (text: string) => [
  joinHyphens(text),
  text.replaceAll('-', ' '),
];

/**
 * Returns a function that tests one product: whether its name contains the
 * query as it is typed, or each word of the query, with or without hyphens.
 *
 * - `before` is `''`: a word may begin anywhere in the name. A word with a
 *   hyphen must begin a word of the name: `t-shirt` does not mean a sweatshirt.
 * - `before` is `' '`: each word must begin a word of the name, and a size must
 *   be a whole word of it.
 */
const nameTest = (query: string, before: '' | ' ') => {
  const typed = before + query.toLowerCase();
  const words = queryWords(query).map((word) => {
    const prefix = word.includes('-') ? ' ' : before;
    const suffix = before && SIZE_WORDS.includes(word) ? ' ' : '';
    return spellingsOf(word).map((spelling) => prefix + spelling + suffix);
  });
  return ({ name }: Product) => {
    if (`${before}${name.toLowerCase()}`.includes(typed)) return true;
    const spelledName = ` ${spellingsOf(foldText(name)).join(' ')} `;
    return words.every((spellings) =>
      spellings.some((spelling) => spelledName.includes(spelling)),
    );
  };
};

/**
 * The products whose names contain the query anywhere, and the query for which
 * suggestions are searched. It is empty if the words of the query begin words
 * of a name. `red` does not begin a word of Gathered Skirt.
 */
export const matchQuery = (all: readonly Product[], query: string) => {
  const products = all.filter(nameTest(query, ''));
  const isBeginning = products.some(nameTest(query, ' '));
  return { products, textQuery: isBeginning ? '' : query };
};
