import {
  isSameValues,
  NO_SELECTION,
  selectedCount,
  type FacetSelection,
} from './facetSelection';
import { FACETS } from './facets';

export const SORTS = ['relevant', 'low-to-high', 'high-to-low'] as const;
export type Sort = (typeof SORTS)[number];

export interface ListCriteria extends FacetSelection {
  readonly sort: Sort;
}

export interface Filters extends ListCriteria {
  /** As typed; it applies only while `searchShown`. */
  readonly query: string;
  readonly searchShown: boolean;
}

export const NO_FILTERS: Filters = {
  ...NO_SELECTION,
  sort: 'relevant',
  query: '',
  searchShown: false,
};

/** Whether two lists are the same apart from typed text, such as the query. */
export const isSameChoice = (a: ListCriteria, b: ListCriteria): boolean => {
  const chosen = FACETS.filter(({ isTyped }) => !isTyped);
  return (
    a.sort === b.sort &&
    chosen.every(({ name }) => isSameValues(a[name], b[name]))
  );
};

export const isNarrowed = (filters: Filters): boolean =>
  selectedCount(filters) > 0 || appliedQuery(filters) !== '';

export const QUERY_LIMIT = 200;

/** The query cut to 200 UTF-16 units, without lone surrogates. */
export const sanitizeQuery = (typed: string): string =>
  typed.slice(0, QUERY_LIMIT).replaceAll(/\p{Surrogate}/gu, '');

/**
 * The query that filters the list: trimmed, and empty while the search bar is
 * closed.
 */
export const appliedQuery = ({
  query,
  searchShown,
}: Pick<Filters, 'query' | 'searchShown'>): string =>
  searchShown ? query.trim() : '';
