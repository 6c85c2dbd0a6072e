import { FACETS, mapFacets, type FacetName, type Selection } from './facets';
import type { Product } from '../../data/types';

export const SORTS = ['relevant', 'low-to-high', 'high-to-low'] as const;
export type Sort = (typeof SORTS)[number];

export interface Filters {
  readonly selected: Selection;
  readonly sort: Sort;
  /** As typed; it applies only while `isSearchShown`. */
  readonly query: string;
  readonly isSearchShown: boolean;
}

export const NO_FILTERS: Filters = {
  selected: mapFacets(() => []),
  sort: 'relevant',
  query: '',
  isSearchShown: false,
};

export const QUERY_LIMIT = 200;

/** The query cut to 200 UTF-16 units, without lone surrogates. */
export const sanitizeQuery = (typed: string): string =>
  typed.slice(0, QUERY_LIMIT).replaceAll(/\p{Surrogate}/gu, '');

/**
 * The query that filters the list: trimmed, and empty while the search bar is
 * closed.
 */
export const appliedQuery = ({ query, isSearchShown }: Filters): string =>
  isSearchShown ? query.trim() : '';

/** What narrows the list and can be removed: a selected value, or the query. */
export interface Chip {
  readonly facet: FacetName | 'query';
  readonly value: string;
  readonly text: string;
}

/** In the order of the facets, the query last. */
export const chipsOf = (
  selected: Selection,
  query: string,
): readonly Chip[] => {
  const chips: Chip[] = FACETS.flatMap(({ name }) =>
    selected[name].map((value) => ({ facet: name, value, text: value })),
  );
  if (query === '') return chips;
  return [...chips, { facet: 'query', value: query, text: `“${query}”` }];
};

export const matchQuery = (
  products: readonly Product[],
  query: string,
): readonly Product[] => {
  const text = query.toLowerCase();
  return products.filter(({ name }) => name.toLowerCase().includes(text));
};

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
  return [...products].sort((a, b) => direction * (a.price - b.price));
};
