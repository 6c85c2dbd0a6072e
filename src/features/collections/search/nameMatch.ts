import type { Product } from '../../../data/types';
import { SIZES } from '../../catalogue/product';

/** Converts to lower case, removes accents and apostrophes, unifies hyphens. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'‘’]/g, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .toLowerCase();

export const joinHyphens = (text: string) => text.replaceAll('-', '');
const splitHyphens = (text: string) => text.replaceAll('-', ' ');

/**
 * A letter that is neither a size nor the word `a` belongs to the word after it:
 * `t shirt` means `t-shirt`.
 */
export const queryWords = (query: string) =>
  foldText(query)
    .replaceAll(/(?<!\S)(?!a\s)(\p{L})\s+/gu, (text, letter: string) =>
      SIZES.includes(letter.toUpperCase()) ? text : `${letter}-`,
    )
    .split(/\s+/);

/** The words of a name with and without hyphens, each after a blank. */
const spellingsOf = (name: string) => {
  const folded = foldText(name);
  return ` ${joinHyphens(folded)} ${splitHyphens(folded)}`;
};

/**
 * The products whose name contains the query as it is typed, or each of its
 * words, with or without hyphens. If `before` is a blank, they have to begin a
 * word of the name. A word with a hyphen always has to, because `t-shirt` does
 * not mean a sweatshirt.
 */
export const matchQuery = (
  products: readonly Product[],
  query: string,
  before = '',
): readonly Product[] => {
  const text = before + query.toLowerCase();
  const words = queryWords(query);
  return products.filter(({ name }) => {
    if (`${before}${name.toLowerCase()}`.includes(text)) return true;
    const spellings = spellingsOf(name);
    return words.every((word) =>
      word.includes('-')
        ? spellings.includes(` ${joinHyphens(word)}`) ||
          spellings.includes(` ${splitHyphens(word)}`)
        : spellings.includes(before + word),
    );
  });
};
