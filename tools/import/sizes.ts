import { finderOf, type Decisions } from './mapping';
import { isWord } from './wordSets';

const LETTERS = [
  ['extra', 'x'],
  ['small', 's'],
  ['medium', 'm'],
  ['large', 'l'],
] as const;

interface Size {
  /** What orders sizes of one kind. */
  readonly rank: readonly number[];
  /** How the shop writes it; undefined: as the file does. */
  readonly label?: string;
}

/**
 * Sizes in letters, with their place on a scale on which M is 0, L is 1 and XXL
 * is 3. Portuguese has P for S and G for L, doubled as in PP.
 */
const LETTER_SIZES = new Map<string, Size>();
const addLetters = (letters: string, place: number, label = letters) =>
  LETTER_SIZES.set(letters, { rank: [place], label: label.toUpperCase() });
addLetters('m', 0);
for (let place = 1; place <= 7; place += 1) {
  const [extras, counted] = ['x'.repeat(place - 1), `${place - 1}x`];
  const shown = place > 3 ? counted : extras;
  for (const prefix of [extras, counted]) {
    addLetters(`${prefix}s`, -place, `${shown}s`);
    addLetters(`${prefix}l`, place, `${shown}l`);
  }
  addLetters('p'.repeat(place), -place);
  addLetters('g'.repeat(place), place);
}

/** The numbers and words of a size. */
const tokensOf = (text: string): readonly string[] =>
  text
    .replaceAll(/ 1\/2|½/g, '.5')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .normalize('NFKC')
    .toLowerCase()
    .match(/\d+(\.\d+)?|x+(?=small|large)|[\p{L}\p{M}]+/gu) ?? [];

const letterSize = (tokens: readonly string[]): Size | undefined => {
  const letters = tokens.map(
    (token) =>
      LETTERS.find(([meaning]) => isWord(token, meaning))?.[1] ?? token,
  );
  const size = LETTER_SIZES.get(letters.join(''));
  if (size || letters.length !== 2) return size;
  // Such as `m-medio` or `S/M`.
  const [first, second] = letters.map((each) => LETTER_SIZES.get(each));
  const [start, end] = [first?.rank[0], second?.rank[0]];
  if (start === undefined || end === undefined) return undefined;
  if (start === end) return first;
  return {
    rank: [(start + end) / 2],
    label: `${first?.label}/${second?.label}`,
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
    if (unit > 0 && /^\d/.test(token)) months.unshift(Number(token) * unit);
    else if (isBetween && unit > 0) continue;
    else if (isWord(token, 'months')) unit = 1;
    else if (isWord(token, 'years')) unit = 12;
    else if (isWord(token, 'newborn')) months.unshift(0);
    else if (!isBetween) return undefined;
  }
  return months.length > 0 ? { rank: [...months, unit] } : undefined;
};

const figureSize = (tokens: readonly string[]): Size | undefined => {
  const figures = tokens.filter((token) => /^\d/.test(token)).map(Number);
  return figures.length > 0 ? { rank: figures } : undefined;
};

/** The kinds of sizes in the order of the shop; all others come later. */
const KINDS = [letterSize, ageSize, figureSize];
const [AGE, OTHER, ONE_SIZE] = [1, KINDS.length, KINDS.length + 1];

const parseSize = (text: string): Size & { readonly kind: number } => {
  if (isWord(text, 'oneSize'))
    return { kind: ONE_SIZE, rank: [], label: 'One size' };
  const tokens = tokensOf(text);
  for (const [kind, parse] of KINDS.entries()) {
    const size = parse(tokens);
    if (size) return { kind, ...size };
  }
  return { kind: OTHER, rank: [] };
};

/** Whether a value looks like a size; the name of the option is ignored. */
export const isSize = (text: string) => parseSize(text).kind !== OTHER;

/** A text in the order of the sizes. That of `28 / 32` has both parts. */
const sortKeyOf = (size: string) =>
  size
    .split(' / ')
    .map(parseSize)
    .flatMap(({ kind, rank }) => [kind, ...rank])
    .map((place) => (place + 1000).toFixed(2).padStart(9, '0'))
    .join(' ');

export const compareSizes = (a: string, b: string) =>
  sortKeyOf(a).localeCompare(sortKeyOf(b)) || a.localeCompare(b);

/**
 * Labels sizes so that spellings of one size get one label: that of the
 * mapping, that of the shop, or the first spelling.
 */
export const sizeReader = ({ mapping }: Decisions) => {
  const givenLabel = finderOf(mapping.sizes);
  const spellings = new Map<string, string>();
  const labelOf = (text: string): string => {
    const { kind, rank, label } = parseSize(text);
    if (label !== undefined) return label;
    const isFigures = /^[\d\s.,/½-]+$/.test(text);
    const isNumber = kind === AGE || isFigures;
    const key = isNumber ? `${kind} ${rank.join(' ')}` : text.toLowerCase();
    const spelling = text.replaceAll(/(\d)-(?=\p{L})/gu, '$1 ');
    const first = spellings.get(key) ?? spelling;
    spellings.set(key, first);
    return first;
  };
  return (text: string): string => {
    const label = givenLabel(text) ?? labelOf(text);
    if (label !== text) mapping.sizes[text] = label;
    return label;
  };
};
