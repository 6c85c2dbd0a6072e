import type { Labels } from './labels';
import { KINDS, type Kind, type Mapping } from './mapping';
import type { Place } from './importedProduct';

/** Labels that are likely for a value in lower case. */
const GUESSES: Readonly<Record<Kind, ReadonlyMap<string, string>>> = {
  categories: new Map([
    ...['male', "men's", 'mens', 'man'].map((value) => [value, 'Men'] as const),
    ...['female', "women's", 'womens', 'woman'].map((value) => [value, 'Women'] as const),
    ...['boys', 'girls', 'children', 'kid'].map((value) => [value, 'Kids'] as const),
  ]),
  types: new Map(),
  sizes: new Map([
    ['extra small', 'XS'],
    ['small', 'S'],
    ['medium', 'M'],
    ['large', 'L'],
    ['extra large', 'XL'],
    ['x-large', 'XL'],
    ['2xl', 'XXL'],
    ['default title', 'One size'],
    ['one size', 'One size'],
  ]),
};

/** Sizes that are labels as they are: 38, 8.5, XS, M, 3XL. */
const IS_SIZE = /^(\d+(\.\d)?|X{0,3}S|M|\d?X{0,3}L)$/i;

const guess = (kind: Kind, value: string): string =>
  GUESSES[kind].get(value.toLowerCase()) ?? (kind === 'sizes' && IS_SIZE.test(value) ? value : '');

const MAX_PLACES = 5;

const placesText = (places: readonly Place[]) => {
  const rows = [...new Set(places.map((place) => place.replace(/,.*/, '')))];
  const more = rows.length > MAX_PLACES ? ` and ${rows.length - MAX_PLACES} more` : '';
  return `${rows.slice(0, MAX_PLACES).join(', ')}${more}`;
};

const NAMES: Readonly<Record<Kind, string>> = { categories: 'category', types: 'type', sizes: 'size' };

/** A line for each unknown value. */
export const unknownValues = (labels: Readonly<Record<Kind, Labels>>): readonly string[] =>
  KINDS.flatMap((kind) =>
    [...labels[kind].unknown].map(
      ([value, places]) => `unknown ${NAMES[kind]} ${JSON.stringify(value)}: ${placesText(places)}`,
    ),
  );

/** A `mapping.json` with the given labels and all unknown values, with the reason; '' if none is needed. */
export const skeletonOf = (
  labels: Readonly<Record<Kind, Labels>>,
  mapping: Mapping,
  hasSeveralPrices: boolean,
): string => {
  const isNeeded = hasSeveralPrices && !mapping.isLowestPrice;
  if (!isNeeded && KINDS.every((kind) => labels[kind].unknown.size === 0)) return '';
  const groups = KINDS.flatMap((kind) => {
    const unknown = [...labels[kind].unknown.keys()].map((value) => [value, guess(kind, value)] as const);
    const pairs = [...mapping[kind], ...unknown];
    return pairs.length > 0 ? [[kind, Object.fromEntries(pairs)] as const] : [];
  });
  const skeleton = { ...Object.fromEntries(groups), ...(hasSeveralPrices && { prices: 'lowest' }) };
  return [
    'Save this as mapping.json, write a label for each value, and add --mapping mapping.json.',
    'A label may be new. The key "*" stands for all values that are not named. A tag can be a category too.',
    ...(isNeeded ? ['"prices": "lowest" takes the lowest price of the variants of a product.'] : []),
    JSON.stringify(skeleton, undefined, 2),
  ].join('\n');
};
