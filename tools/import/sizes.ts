import { finderOf, type Decisions } from './mapping';
import { isWord } from './wordSets';

interface Size {
  /** What orders sizes of one kind. */
  readonly rank: readonly number[];
  /** How the shop writes it; undefined: as the file does. */
  readonly label?: string;
}

/** The numbers and words of a size. */
const tokensOf = (text: string): readonly string[] =>
  text
    .replaceAll(/ 1\/2|½/g, '.5')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .normalize('NFKC')
    .toLowerCase()
    .match(/\d+(\.\d+)?|x+(?=small|large)|[\p{L}\p{M}]+/gu) ?? [];

const LETTERS = [
  ['extra', 'x'],
  ['small', 's'],
  ['medium', 'm'],
  ['large', 'l'],
] as const;

const letterOf = (token: string) =>
  LETTERS.find(([meaning]) => isWord(token, meaning))?.[1] ?? token;

/** The place of letters on a scale on which M is 0, L is 1 and XXL is 3. */
const placeOf = (letters: string) => {
  // Portuguese has P for S and G for L, doubled as in PP.
  const match = /^(\d?x+)?(s|m|l|p+|g+)$/.exec(letters);
  if (!match) return undefined;
  const [, extras = '', base = ''] = match;
  const count = Number.parseInt(extras) || extras.length;
  const prefix = count > 2 ? `${count}x` : 'x'.repeat(count);
  const distance = base === 'm' ? 0 : count + base.length;
  return {
    place: /[sp]/.test(base) ? -distance : distance,
    label: `${prefix}${base}`.toUpperCase(),
  };
};

const letterSize = (tokens: readonly string[]): Size | undefined => {
  const letters = tokens.map(letterOf);
  const whole = placeOf(letters.join(''));
  if (whole) return { rank: [whole.place], label: whole.label };
  // Such as `m-medio` or `S/M`.
  const [first, second, ...others] = letters.map(placeOf);
  if (!first || !second || others.length > 0) return undefined;
  if (first.place === second.place)
    return { rank: [first.place], label: first.label };
  return {
    rank: [(first.place + second.place) / 2],
    label: `${first.label}/${second.label}`,
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
const PARSERS = [letterSize, ageSize, figureSize];
const AGE = PARSERS.indexOf(ageSize);
const OTHER = PARSERS.length;
const ONE_SIZE = OTHER + 1;

const parseSize = (text: string): Size & { readonly kind: number } => {
  if (isWord(text, 'oneSize'))
    return { kind: ONE_SIZE, rank: [], label: 'One size' };
  const tokens = tokensOf(text);
  for (const [kind, parse] of PARSERS.entries()) {
    const size = parse(tokens);
    if (size) return { kind, ...size };
  }
  return { kind: OTHER, rank: [] };
};

/** Whether a value looks like a size; the name of the option is ignored. */
export const isSize = (text: string) => parseSize(text).kind !== OTHER;

/** Numbers that order sizes. Those of `28 / 32` are of both parts. */
const orderOf = (size: string): readonly number[] =>
  size.split(' / ').flatMap((part) => {
    const { kind, rank } = parseSize(part);
    return [kind, ...rank];
  });

export const compareSizes = (a: string, b: string): number => {
  const orderOfA = orderOf(a);
  const orderOfB = orderOf(b);
  for (const [i, place] of orderOfA.entries()) {
    const other = orderOfB[i] ?? place;
    if (place !== other) return place - other;
  }
  return orderOfA.length - orderOfB.length || a.localeCompare(b);
};

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
    const isNumber = kind === AGE || /^[\d\s.,/½-]+$/.test(text);
    const key = isNumber ? `${kind} ${rank.join(' ')}` : text.toLowerCase();
    const spelling =
      spellings.get(key) ?? text.replace(/(\d)-(?=\p{L})/u, '$1 ');
    spellings.set(key, spelling);
    return spelling;
  };

  return (text: string): string => {
    const label = givenLabel(text) ?? labelOf(text);
    if (label !== text) mapping.sizes[text] = label;
    return label;
  };
};
