import type { Product } from '../../../data/types';
import { foldText, joinHyphens, queryWords, SIZE_WORDS } from './words';

const spellingsOf = (text: string) => [
  joinHyphens(text),
  text.replaceAll('-', ' '),
];

/**
 * A test of a name: whether it contains the query as it is typed, or each of
 * its words, with or without hyphens.
 *
 * - With an empty `before`, a word may begin within a word of the name. One with
 *   a hyphen must begin a word, because `t-shirt` does not mean a sweatshirt.
 * - With a space as `before`, each word must begin a word of the name, and a
 *   size must equal a whole word.
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
 * suggestions are searched. It is empty if the words of the query begin words of
 * a name. `red` does not begin a word of Gathered Skirt.
 */
export const matchQuery = (all: readonly Product[], query: string) => {
  const products = all.filter(nameTest(query, ''));
  const isBeginning = products.some(nameTest(query, ' '));
  return { products, suggestionQuery: isBeginning ? '' : query };
};
