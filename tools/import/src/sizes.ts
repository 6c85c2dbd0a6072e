import type { Decisions } from './decisions';
import { isWord, nameIn, partsOf } from './words';

/** The kinds of sizes in the order of the shop. */
const LETTERS = 0;
const AGE = 1;
const FIGURES = 2;
const OTHER = 3;
const ONE_SIZE = 4;

interface Size {
  /** The kind, and what orders the sizes of it. */
  order: readonly number[];
  /** How the shop writes it; undefined: as the file does. */
  label?: string;
}

/**
 * The numbers and words of a size. `36 2/3` and `36⅔` are one number, as `3/4"`
 * is; `3/4` is a range of ages.
 */
const tokensOf = (text: string): readonly string[] =>
  text
    .replaceAll(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .replaceAll(
      /(\d+\s+)?(?<!\d)(\d+)[/⁄](\d+)(["″”])?/g,
      (text, ...[whole = '', part, of, inch = '']: string[]) =>
        whole + inch === ''
          ? text
          : `${Number(whole) + Number(part) / Number(of)}`,
    )
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .toLowerCase()
    .match(
      /\d*x+[sl](?!\p{L})|\d+(\.\d+)?|x+(?=small|large)|[\p{L}\p{M}]+/gu,
    ) ?? [];

const letterOf = (token: string) =>
  (['x', 's', 'm', 'l'] as const).find((letter) => isWord(token, letter)) ??
  token;

/** Portuguese has P for S and G for L, doubled as in PP. */
const LETTER = '((?:\\d ?)?(?:x ?)+)?(s|m|l|p+|g+)';

/** One size, or two, such as `extra-large-xl` and `S/M`. */
const ONE_OR_TWO = new RegExp(`^${LETTER}(?: ${LETTER})?$`);

/** The place of letters on a scale on which M is 0, L is 1 and 2XL is 3. */
const placeOf = (extras = '', base = '') => {
  const count = Number.parseInt(extras) || extras.replaceAll(' ', '').length;
  const distance = base === 'm' ? 0 : count + base.length;
  return {
    place: /[sp]/.test(base) ? -distance : distance,
    label: `${extras}${base}`.replaceAll(' ', '').toUpperCase(),
  };
};

const isFigure = (token: string) => /^[\d.]+$/.test(token);

/** Letters, also with measures, such as `EUR M 55-65 kg`. */
const letterSize = (tokens: readonly string[]): Size | undefined => {
  // Not `100 g`.
  const canHaveMeasures = !isFigure(tokens[0] ?? '');
  const isMeasure = (token: string) =>
    canHaveMeasures &&
    (isFigure(token) || (token.length > 1 && isWord(token, 'scale')));
  const measures = tokens.filter(isMeasure);
  const letters = tokens.filter((token) => !isMeasure(token)).map(letterOf);
  const text = letters.join(' ');
  const [, plus] = /^(\d) ?x$/.exec(text) ?? [];
  if (plus) return { order: [LETTERS, Number(plus) + 1] };
  const [match, ...parts] = ONE_OR_TWO.exec(text) ?? [];
  if (match === undefined) return undefined;
  const [extras, base, otherExtras = extras, otherBase = base] = parts;
  const first = placeOf(extras, base);
  const second = placeOf(otherExtras, otherBase);
  const width = second.place - first.place;
  const label = width === 0 ? first.label : `${first.label}/${second.label}`;
  const figures = measures.filter(isFigure).map(Number);
  return {
    order: [LETTERS, first.place + width / 2, width, ...figures],
    ...(measures.length === 0 && { label }),
  };
};

/**
 * The months of `3-6 months` or `2 ans`, and the unit: 2T is not 24M. A unit
 * belongs to what precedes it.
 */
const ageSize = (tokens: readonly string[]): Size | undefined => {
  const months: number[] = [];
  let unit = 0;
  for (const token of tokens.toReversed()) {
    const isBetween = isWord(token, 'between');
    if (unit > 0 && isFigure(token)) months.unshift(Number(token) * unit);
    else if (isBetween && unit > 0) continue;
    else if (isWord(token, 'months')) unit = 1;
    else if (isWord(token, 'years')) unit = 12;
    else if (isWord(token, 'newborn')) months.unshift(0);
    else if (!isBetween) return undefined;
  }
  return months.length > 0 ? { order: [AGE, ...months, unit] } : undefined;
};

const figureSize = (tokens: readonly string[]): Size | undefined => {
  const others = tokens.filter(
    (token) => !isWord(token, 'scale') && !isWord(token, 'size'),
  );
  if (others.length === 0 || !others.every(isFigure)) return undefined;
  return { order: [FIGURES, ...others.map(Number)] };
};

const parseSize = (text: string): Size => {
  if (isWord(text, 'oneSize')) return { order: [ONE_SIZE] };
  const tokens = tokensOf(text);
  const size = letterSize(tokens) ?? ageSize(tokens) ?? figureSize(tokens);
  return size ?? { order: [OTHER] };
};

const kindOf = (text: string) => parseSize(text).order[0];

/** Whether a value is a size of clothes or shoes. */
export const isSize = (text: string) => kindOf(text) !== OTHER;

/** What separates the sizes of a list, unless it is `36,5` or `S/M`. */
const SEPARATORS = [
  /[;|]/,
  /,\s/,
  /(?<!^\d+),|,(?!(?:5|25|33|6[67]|75)$)/,
  /\/(?=.*\/)|(?<=\/.*)\//,
];

/** The sizes that a cell lists, such as `S,M,L`; else its whole text. */
export const sizesIn = (cell: string): readonly string[] => {
  const lists = SEPARATORS.map((separator) => partsOf(cell, separator));
  const isList = (parts: readonly string[]) =>
    canBeSorted(parts) &&
    (parts.length > 2 || new Set(parts.map(kindOf)).size === 1);
  return lists.find((parts) => parts.length > 1 && isList(parts)) ?? [cell];
};

/** Such as `eu us` for `40 EU - 7 US`. */
const scaleOf = (text: string) =>
  tokensOf(text)
    .filter((token) => !isFigure(token))
    .join(' ');

/** Whether values have an order: all are sizes, and numbers are of one scale. */
export const canBeSorted = (values: readonly string[]): boolean => {
  const numbers = values.filter((text) => kindOf(text) === FIGURES);
  return new Set(numbers.map(scaleOf)).size <= 1 && values.every(isSize);
};

/** A number by which sizes are sorted. For `28 / 32`, both parts count. */
const rankOf = (size: string): number =>
  size
    .split(' / ')
    .flatMap((part) => parseSize(part).order)
    .reduceRight((rank, place) => place + rank / 10_000, 0);

/** Below 0 for a smaller size; 0 for values that are no sizes. */
export const compareSizes = (a: string, b: string) => rankOf(a) - rankOf(b);

/**
 * Sorts sizes from small to large. If most values are letters, letters are
 * before other values. Values without an order keep the order of the file.
 */
export const sortSizes = (values: readonly string[]): readonly string[] => {
  if (canBeSorted(values)) return values.toSorted(compareSizes);
  const sizes = values.filter(isSize);
  const areLetters = sizes.every((text) => kindOf(text) === LETTERS);
  if (2 * sizes.length <= values.length || !areLetters) return values;
  const others = values.filter((value) => !isSize(value));
  return [...sizes.sort(compareSizes), ...others];
};

/**
 * Gives spellings of one size one label, that of the shop or the first. A
 * letter beside other values, such as initials, keeps its label.
 */
export const sizeOf = (
  text: string,
  { mapping, labelOf }: Decisions,
  values: readonly string[] = [text],
): string => {
  const { order, label } = parseSize(text);
  const isLetter = text.length === 1 || order[0] === LETTERS;
  if (isLetter && !canBeSorted(values)) return text;
  const fixed =
    order[0] === ONE_SIZE ? nameIn(mapping.language, 'oneSize') : label;
  const isNumber = order[0] === AGE || /^(?!0\d)[\d\s.,/½¼¾⅓⅔-]+$/.test(text);
  let key = isNumber ? order.join(' ') : text.toLowerCase();
  // P and S have one place, but are not one size.
  if (fixed) key = `${order.join(' ')} ${fixed.replaceAll(/[\dX]/g, '')}`;
  const guess = fixed ?? text.replace(/(\d)-(?=\p{L})/u, '$1 ');
  return labelOf('sizes', text, key, guess);
};
