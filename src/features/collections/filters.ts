import {
  CATEGORIES,
  FACET_NAMES,
  PRICE_STEPS,
  PRODUCT_TYPES,
  SIZES,
} from '../../data/lists';
import { products as allProducts } from '../../data/products';
import { settings } from '../../data/settings';
import type { FacetName, Product } from '../../data/types';
import { clothOf } from '../../lib/images';
import { t } from '../../texts/t';
import { formatPrice } from '../catalogue/money';
import { availableSizes, lowestPriceOf } from '../catalogue/offer';

interface FacetValue {
  /** The text of the value in the URL and in the state. */
  key: string;
  /** The text in the panel. */
  label: string;
  /** The text in the chip, if it differs from the label. */
  chip?: string;
}

/** A filter with a checkbox for each of its values. */
interface FacetShape {
  label: string;
  values: readonly FacetValue[];
  /** The keys of the values that a product has. */
  keysOf: (product: Product) => readonly string[];
}

const valueOf = (text: string): FacetValue => ({ key: text, label: text });

const colorsOf = ({ color }: Product) => (color ? [color.name] : []);

const PRICE_VALUES = [0, ...PRICE_STEPS].map((from, i, all) => {
  const to = all[i + 1];
  const key = `${from / 100}-`;
  const start = formatPrice(from);
  if (to === undefined)
    return { from, key, label: t('{price} and over', { price: start }) };
  const end = formatPrice(to);
  const label =
    from === 0
      ? t('Under {price}', { price: end })
      : t('{from} to {to}', { from: start, to: end });
  return { from, key: `${key}${to / 100}`, label };
});

const ALL_FACETS: Readonly<Record<FacetName, FacetShape>> = {
  category: {
    label: t('Categories'),
    values: CATEGORIES.map(valueOf),
    keysOf: ({ category }) => [category],
  },
  type: {
    label: t('Type'),
    values: PRODUCT_TYPES.map(valueOf),
    keysOf: ({ subCategory }) => [subCategory],
  },
  size: {
    label: t('Size'),
    values: SIZES.map((size) => ({
      ...valueOf(size),
      chip: t('Size {size}', { size }),
    })),
    keysOf: availableSizes,
  },
  color: {
    label: t('Color'),
    values: [...new Set(allProducts.flatMap(colorsOf))]
      .sort((a, b) => a.localeCompare(b, settings.language))
      .map(valueOf),
    keysOf: colorsOf,
  },
  price: {
    label: t('Price'),
    values: PRICE_VALUES,
    keysOf: (product) => {
      const price = lowestPriceOf(product);
      const value = PRICE_VALUES.findLast(({ from }) => from <= price);
      return value ? [value.key] : [];
    },
  },
};

/**
 * The filters of the shop, in the order in which they are shown. The name of a
 * filter is its search parameter.
 */
export const FACETS = FACET_NAMES.map((name) => ({
  name,
  ...ALL_FACETS[name],
}));

export type Facet = (typeof FACETS)[number];

/** One value for each facet of the shop. */
type PerFacet<T> = Partial<Record<FacetName, T>>;

/** The keys of the selected values of each facet, in the order of its values. */
export type SelectedValues = PerFacet<string[]>;

export const mapFacets = <T>(getValue: (facet: Facet) => T): PerFacet<T> =>
  Object.fromEntries(FACETS.map((facet) => [facet.name, getValue(facet)]));

/** The keys of the values that the texts name, in any letter case. */
export const keysNamed = (
  { values }: Facet,
  texts: readonly string[],
): string[] => {
  const named = texts.map((text) => text.toLowerCase());
  return values
    .map(({ key }) => key)
    .filter((key) => named.includes(key.toLowerCase()));
};

/** The products that match every facet in which a value is selected. */
export const filterByFacets = (
  products: readonly Product[],
  selected: SelectedValues,
): readonly Product[] =>
  products.filter((product) =>
    FACETS.every(({ name, keysOf }) => {
      const keys = selected[name] ?? [];
      return (
        keys.length === 0 || keysOf(product).some((key) => keys.includes(key))
      );
    }),
  );

/** The number of products of each value of a facet, by the key of the value. */
export type FacetCounts = PerFacet<ReadonlyMap<string, number>>;

/**
 * How many products the list would show if a value were the only selected one of
 * its facet, with the other facets as they are.
 */
export const countFacets = (
  products: readonly Product[],
  selected: SelectedValues,
): FacetCounts =>
  mapFacets(({ name, keysOf }) => {
    const counts = new Map<string, number>();
    const others = filterByFacets(products, { ...selected, [name]: [] });
    for (const key of others.flatMap(keysOf))
      counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  });

/** The facets in which the products differ: the others cannot narrow a list. */
export const narrowingFacets = (
  products: readonly Product[],
): readonly Facet[] =>
  FACETS.filter(
    ({ keysOf }) =>
      new Set(products.map((product) => keysOf(product).join())).size > 1,
  );

export const SORTS = ['relevant', 'low-to-high', 'high-to-low'] as const;
export type Sort = (typeof SORTS)[number];

export type Picture = 'garments' | 'cloth';

/** What the list shows of its products: the cloth only if each product has it. */
export const PICTURES: readonly Picture[] = allProducts.every(clothOf)
  ? ['garments', 'cloth']
  : ['garments'];

export interface Filters {
  selected: SelectedValues;
  sort: Sort;
  picture: Picture;
  /** The query as typed, which applies only while `isSearchOpen`. */
  query: string;
  isSearchOpen: boolean;
}

export const NO_FILTERS: Filters = {
  selected: mapFacets(() => []),
  sort: 'relevant',
  picture: 'garments',
  query: '',
  isSearchOpen: false,
};

export const QUERY_LIMIT = 200;

/** The query cut to 200 UTF-16 units, without lone surrogates. */
export const sanitizeQuery = (typed: string): string =>
  typed.slice(0, QUERY_LIMIT).replaceAll(/\p{Surrogate}/gu, '');

/** The query that filters the list: trimmed, and empty while search is closed. */
export const appliedQuery = ({ query, isSearchOpen }: Filters): string =>
  isSearchOpen ? query.trim() : '';

/** A selected value, which narrows the list and can be removed. */
export interface Chip {
  facet: FacetName;
  key: string;
  text: string;
}

export const chipsOf = (selected: SelectedValues): readonly Chip[] =>
  FACETS.flatMap(({ name, values }) =>
    values
      .filter(({ key }) => selected[name]?.includes(key))
      .map(({ key, label, chip = label }) => ({
        facet: name,
        key,
        text: chip,
      })),
  );

/**
 * The products in the order of a sort; equal prices keep the order of the
 * catalogue.
 */
export const sortProducts = (
  products: readonly Product[],
  sort: Sort,
): readonly Product[] => {
  if (sort === 'relevant') return products;
  const direction = sort === 'low-to-high' ? 1 : -1;
  return products.toSorted(
    (a, b) => direction * (lowestPriceOf(a) - lowestPriceOf(b)),
  );
};
