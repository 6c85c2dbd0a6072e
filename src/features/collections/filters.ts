import type { Product } from '../../data/types';
import { CATEGORIES, PRODUCT_TYPES } from '../catalogue/product';

/** A filter with a checkbox for each of its values. */
interface FacetShape {
  /** The key of its selected values in the state. */
  readonly name: string;
  /** The search parameter. */
  readonly param: string;
  readonly label: string;
  readonly values: readonly string[];
  /** The values that a product has. */
  readonly valuesOf: (product: Product) => readonly string[];
}

/**
 * The filters of the collections page, in the order in which they are shown.
 */
export const FACETS = [
  {
    name: 'categories',
    param: 'category',
    label: 'Categories',
    values: CATEGORIES,
    valuesOf: ({ category }) => [category],
  },
  {
    name: 'types',
    param: 'type',
    label: 'Type',
    values: PRODUCT_TYPES,
    valuesOf: ({ subCategory }) => [subCategory],
  },
] as const satisfies readonly FacetShape[];

export type Facet = (typeof FACETS)[number];
export type FacetName = Facet['name'];

/** The selected values of each facet, in the order of its values. */
export type SelectedValues = Record<FacetName, string[]>;

/** One value for each facet. */
export const mapFacets = <T>(
  valueOf: (facet: Facet) => T,
): Record<FacetName, T> =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the type of fromEntries has no keys
  Object.fromEntries(
    FACETS.map((facet) => [facet.name, valueOf(facet)]),
  ) as Record<FacetName, T>;

/** The values that any of these texts names, in any letter case. */
export const valuesNamed = (
  { values }: Facet,
  texts: readonly string[],
): string[] => {
  const named = texts.map((text) => text.toLowerCase());
  return values.filter((value) => named.includes(value.toLowerCase()));
};

export const countSelected = (selected: SelectedValues): number =>
  Object.values(selected).flat().length;

/** The facets in which the products differ: the others cannot narrow a list. */
export const narrowingFacets = (
  products: readonly Product[],
): readonly Facet[] =>
  FACETS.filter(({ values, valuesOf }) =>
    values.some((value) => {
      const hasValue = (product: Product) => valuesOf(product).includes(value);
      return products.some(hasValue) && !products.every(hasValue);
    }),
  );

/** The products that have a selected value of each facet that has any. */
export const filterByFacets = (
  products: readonly Product[],
  selected: SelectedValues,
): readonly Product[] => {
  const active = FACETS.filter(({ name }) => selected[name].length > 0);
  return products.filter((product) =>
    active.every(({ name, valuesOf }) =>
      valuesOf(product).some((value) => selected[name].includes(value)),
    ),
  );
};

export type FacetCounts = Readonly<
  Record<FacetName, Readonly<Record<string, number>>>
>;

/**
 * How many products would match if a value were the only selected one of its
 * facet, with the other facets as they are.
 */
export const countFacets = (
  products: readonly Product[],
  selected: SelectedValues,
): FacetCounts =>
  mapFacets(({ name, values, valuesOf }) => {
    const others = filterByFacets(products, { ...selected, [name]: [] });
    const found = others.flatMap(valuesOf);
    const countOf = (value: string) =>
      found.filter((each) => each === value).length;
    return Object.fromEntries(values.map((value) => [value, countOf(value)]));
  });

export const SORTS = ['relevant', 'low-to-high', 'high-to-low'] as const;
export type Sort = (typeof SORTS)[number];

export interface Filters {
  readonly selected: SelectedValues;
  readonly sort: Sort;
  /** As typed; it applies only while `isSearchOpen`. */
  readonly query: string;
  readonly isSearchOpen: boolean;
}

export const NO_FILTERS: Filters = {
  selected: mapFacets(() => []),
  sort: 'relevant',
  query: '',
  isSearchOpen: false,
};

export const QUERY_LIMIT = 200;

/** The query cut to 200 UTF-16 units, without lone surrogates. */
export const sanitizeQuery = (typed: string): string =>
  typed.slice(0, QUERY_LIMIT).replaceAll(/\p{Surrogate}/gu, '');

/**
 * The query that filters the list: trimmed, and empty while the search bar is
 * closed.
 */
export const appliedQuery = ({ query, isSearchOpen }: Filters): string =>
  isSearchOpen ? query.trim() : '';

/** What narrows the list and can be removed: a selected value, or the query. */
export interface Chip {
  readonly facet: FacetName | 'query';
  readonly value: string;
  readonly text: string;
}

/** In the order of the facets, the query last. */
export const chipsOf = (
  selected: SelectedValues,
  query: string,
): readonly Chip[] => {
  const chips: Chip[] = FACETS.flatMap(({ name }) =>
    selected[name].map((value) => ({ facet: name, value, text: value })),
  );
  if (query === '') return chips;
  return [...chips, { facet: 'query', value: query, text: `“${query}”` }];
};

/** The products whose name contains the query, in any letter case. */
export const matchQuery = (
  products: readonly Product[],
  query: string,
): readonly Product[] => {
  const text = query.toLowerCase();
  return products.filter(({ name }) => name.toLowerCase().includes(text));
};

const DIRECTIONS = { 'low-to-high': 1, 'high-to-low': -1 } as const;

/**
 * The products in the order of a sort; equal prices keep the order of the
 * catalogue.
 */
export const sortProducts = (
  products: readonly Product[],
  sort: Sort,
): readonly Product[] => {
  if (sort === 'relevant') return products;
  const direction = DIRECTIONS[sort];
  return [...products].sort((a, b) => direction * (a.price - b.price));
};
