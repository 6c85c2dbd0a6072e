import {
  CATEGORIES,
  FACET_NAMES,
  PRICE_STEPS,
  PRODUCT_TYPES,
  SIZES,
} from '../../data/vocabulary';
import { products as allProducts } from '../../data/products';
import { settings } from '../../data/settings';
import type { FacetName, Product } from '../../data/types';
import { clothOf } from '../../lib/images';
import { t } from '../../texts/t';
import { formatPrice } from '../catalogue/money';
import { availableSizes, lowestPriceOf } from '../catalogue/offer';

interface FacetOption {
  /** The text of the value in the URL and in the state. */
  value: string;
  /** The text in the panel. */
  label: string;
  /** The text in the chip, if it differs from the label. */
  chip?: string;
}

/** A filter with a checkbox for each of its options. */
interface FacetShape {
  label: string;
  options: readonly FacetOption[];
  /** The values of a product. */
  valuesOf: (product: Product) => readonly string[];
}

const optionOf = (text: string): FacetOption => ({ value: text, label: text });

const colorsOf = ({ color }: Product) => (color ? [color.name] : []);

const PRICE_OPTIONS = [0, ...PRICE_STEPS].map((from, i, all) => {
  const to = all[i + 1];
  const value = `${from / 100}-`;
  const start = formatPrice(from);
  if (to === undefined)
    return { from, value, label: t('{price} and over', { price: start }) };
  const end = formatPrice(to);
  const label =
    from === 0
      ? t('Under {price}', { price: end })
      : t('{from} to {to}', { from: start, to: end });
  return { from, value: `${value}${to / 100}`, label };
});

const ALL_FACETS: Readonly<Record<FacetName, FacetShape>> = {
  category: {
    label: t('Categories'),
    options: CATEGORIES.map(optionOf),
    valuesOf: ({ category }) => [category],
  },
  type: {
    label: t('Type'),
    options: PRODUCT_TYPES.map(optionOf),
    valuesOf: ({ subCategory }) => [subCategory],
  },
  size: {
    label: t('Size'),
    options: SIZES.map((size) => ({
      ...optionOf(size),
      chip: t('Size {size}', { size }),
    })),
    valuesOf: availableSizes,
  },
  color: {
    label: t('Color'),
    options: [...new Set(allProducts.flatMap(colorsOf))]
      .sort((a, b) => a.localeCompare(b, settings.language))
      .map(optionOf),
    valuesOf: colorsOf,
  },
  price: {
    label: t('Price'),
    options: PRICE_OPTIONS,
    valuesOf: (product) => {
      const price = lowestPriceOf(product);
      const option = PRICE_OPTIONS.findLast(({ from }) => from <= price);
      return option ? [option.value] : [];
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

/** The selected values of each facet, in the order of its options. */
export type SelectedValues = PerFacet<string[]>;

export const mapFacets = <T>(getValue: (facet: Facet) => T): PerFacet<T> =>
  Object.fromEntries(FACETS.map((facet) => [facet.name, getValue(facet)]));

/** The values that the texts name, in any letter case. */
export const valuesNamed = (
  { options }: Facet,
  texts: readonly string[],
): string[] => {
  const named = texts.map((text) => text.toLowerCase());
  return options
    .map(({ value }) => value)
    .filter((value) => named.includes(value.toLowerCase()));
};

/** The products that match every facet in which a value is selected. */
export const filterByFacets = (
  products: readonly Product[],
  selected: SelectedValues,
): readonly Product[] =>
  products.filter((product) =>
    FACETS.every(({ name, valuesOf }) => {
      const values = selected[name] ?? [];
      return (
        values.length === 0 ||
        valuesOf(product).some((value) => values.includes(value))
      );
    }),
  );

/** The number of products of each value of a facet. */
export type FacetCounts = PerFacet<ReadonlyMap<string, number>>;

/**
 * How many products the list would show if a value were the only selected one of
 * its facet, with the other facets as they are.
 */
export const countFacets = (
  products: readonly Product[],
  selected: SelectedValues,
): FacetCounts =>
  mapFacets(({ name, valuesOf }) => {
    const counts = new Map<string, number>();
    const others = filterByFacets(products, { ...selected, [name]: [] });
    for (const value of others.flatMap(valuesOf))
      counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  });

/** The facets in which the products differ: the others cannot narrow a list. */
export const narrowingFacets = (
  products: readonly Product[],
): readonly Facet[] =>
  FACETS.filter(
    ({ valuesOf }) =>
      new Set(products.map((product) => valuesOf(product).join())).size > 1,
  );

export const SORTS = ['relevant', 'low-to-high', 'high-to-low'] as const;
export type Sort = (typeof SORTS)[number];

export type Picture = 'garments' | 'cloth';

/** What the list shows of its products: the cloth only if each product has it. */
export const PICTURES: readonly Picture[] = allProducts.every(clothOf)
  ? ['garments', 'cloth']
  : ['garments'];

/** What narrows and orders the list, and how it is shown. */
export interface ListState {
  selected: SelectedValues;
  sort: Sort;
  picture: Picture;
  /** The query as typed, which applies only while `isSearchOpen`. */
  query: string;
  isSearchOpen: boolean;
}

export const WHOLE_LIST: ListState = {
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
export const appliedQuery = ({ query, isSearchOpen }: ListState): string =>
  isSearchOpen ? query.trim() : '';

/** A selected value, which narrows the list and can be removed. */
export interface Chip {
  facet: FacetName;
  value: string;
  text: string;
}

export const chipsOf = (selected: SelectedValues): readonly Chip[] =>
  FACETS.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => selected[name]?.includes(value))
      .map(({ value, label, chip = label }) => ({
        facet: name,
        value,
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
