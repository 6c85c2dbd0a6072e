import { labels } from '../../data/labels';
import { SIZES } from '../../data/vocabulary';
import { t } from '../../texts/t';
import { sizeToFind } from '../catalogue/offer';

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
 * spells letters such as ł and æ with those from a to z. In German, `ue` and
 * `ü` become `u`.
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

export const SIZE_WORDS = SIZES.map(sizeToFind).map(foldText);

/**
 * Words that describe no product, such as `size`: a query of only these finds
 * every product.
 */
export const STOP_WORDS = foldText(
  `${t('Size {size}', { size: '' })} ${t(
    'a all an and any anything are arrivals birthday can christmas clothes clothing do does for from gift gifts have how i id im in is it item items latest like looking made me my need new of on or please present presents show some something special that the to want what whats when where which will with you your',
  )}`,
).split(/\s+/);

const WHOLE_WORDS = [...SIZE_WORDS, ...STOP_WORDS];

/**
 * A letter that is neither a size nor a stop word belongs to the word after it:
 * `t shirt` means `t-shirt`. A hyphen after a number separates words, as in
 * `6-year-old`.
 */
export const queryWords = (query: string) =>
  foldText(query)
    .replaceAll(/(?<!\S)(\p{L})\s+/gu, (text, letter: string) =>
      WHOLE_WORDS.includes(letter) ? text : `${letter}-`,
    )
    .split(/\s+|(?<=\d\S*)-/);
