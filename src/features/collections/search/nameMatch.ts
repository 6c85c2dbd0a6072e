import type { Product } from '../../../data/types';
import { foldText, joinHyphens, queryWords, SIZE_WORDS } from './words';

const spellingsOf = (text: string) => [
  joinHyphens(text),
  text.replaceAll('-', ' '),
];

/**
 * A test of a name: whether it contains the query as it is typed, or each of
 * its words, with or without hyphens. With a space as `before`, each word has
 * to begin a word of the name, and a size has to be a word of it. A word with a
 * hyphen always has to begin a word, because `t-shirt` does not mean a
 * sweatshirt.
 */
const nameTest = (query: string, before: '' | ' ') => {
  const typed = before + query.toLowerCase();
  const words = queryWords(query).map((word) => {
    const start = word.includes('-') ? ' ' : before;
    const end = before && SIZE_WORDS.includes(word) ? ' ' : '';
    return spellingsOf(word).map((spelling) => start + spelling + end);
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
 * `named`: the products whose names contain the query anywhere. `unmatched`:
 * the query, if it begins no word of a name, like `red` in Gathered.
 */
export const matchQuery = (products: readonly Product[], query: string) => {
  const named = products.filter(nameTest(query, ''));
  return { named, unmatched: named.some(nameTest(query, ' ')) ? '' : query };
};
