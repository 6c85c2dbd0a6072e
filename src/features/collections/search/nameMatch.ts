import { labels } from '../../../data/labels';
import { SIZES } from '../../../data/vocabulary';
import type { Product } from '../../../data/types';

/** Letters that Unicode does not decompose, as they are typed without them. */
const LATIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ı: 'i',
};

// By default it matches nothing.
const { umlautE = /(?!)/g } = labels;

/**
 * Converts to lower case, removes accents and apostrophes, unifies hyphens, and
 * spells letters such as ł and æ with those from a to z. In German, `ue` and `ü`
 * become `u`.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'‘’]/g, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .toLowerCase()
    .replaceAll(/[łøđðæœßþı]/g, (letter) => LATIN[letter] ?? letter)
    .replaceAll(umlautE, '');

/** The source of a pattern for texts that are separated by `|`. */
export const patternOf = (alternatives: string): string =>
  foldText(alternatives).replaceAll(/[$()*+.?[\\\]^{}]/g, String.raw`\$&`);

export const joinHyphens = (text: string) => text.replaceAll('-', '');

const spellingsOf = (text: string) => [
  joinHyphens(text),
  text.replaceAll('-', ' '),
];

const SIZE_WORDS = SIZES.map(foldText);

/**
 * A letter that is neither a size nor the word `a` belongs to the word after it:
 * `t shirt` means `t-shirt`.
 */
export const queryWords = (query: string) =>
  foldText(query)
    .replaceAll(/(?<!\S)(?!a\s)(\p{L})\s+/gu, (text, letter: string) =>
      SIZE_WORDS.includes(letter) ? text : `${letter}-`,
    )
    .split(/\s+/);

/**
 * The products whose name contains the query as it is typed, or each of its
 * words, with or without hyphens. With a blank as `before`, each word of the
 * query has to begin a word of the name, and a size has to be a word of it. A
 * word with a hyphen always has to begin a word, because `t-shirt` does not mean
 * a sweatshirt.
 */
export const matchQuery = (
  products: readonly Product[],
  query: string,
  before = '',
): readonly Product[] => {
  const typed = before + query.toLowerCase();
  const words = queryWords(query).map((word) => {
    const start = word.includes('-') ? ' ' : before;
    const end = before && SIZE_WORDS.includes(word) ? ' ' : '';
    return spellingsOf(word).map((spelling) => start + spelling + end);
  });
  return products.filter(({ name }) => {
    if (`${before}${name.toLowerCase()}`.includes(typed)) return true;
    const spelledName = ` ${spellingsOf(foldText(name)).join(' ')} `;
    return words.every((spellings) =>
      spellings.some((spelling) => spelledName.includes(spelling)),
    );
  });
};
