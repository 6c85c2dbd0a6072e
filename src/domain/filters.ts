import type { Category, ProductType } from './product';

export const SORTS = ['relevant', 'low-to-high', 'high-to-low'] as const;
export type Sort = (typeof SORTS)[number];

/** Any of these categories, and any of these types; none of a kind is all of it. */
export interface Choice {
  readonly categories: readonly Category[];
  readonly types: readonly ProductType[];
}

/** What the shopper asked of the list. Both sets are kept in declared order: equal choices are equal states. */
export interface Filters extends Choice {
  readonly sort: Sort;
  /** As typed; it counts only while `searchShown`. */
  readonly query: string;
  readonly searchShown: boolean;
}

/** Whether the one was asked after the other by typing alone. */
export const differInQueryOnly = (a: Filters, b: Filters): boolean =>
  a.categories === b.categories && a.types === b.types && a.sort === b.sort;

export const NO_FILTERS: Filters = {
  categories: [],
  types: [],
  sort: 'relevant',
  query: '',
  searchShown: false,
};

export const QUERY_LIMIT = 200;

/** A query as it may be kept: at most 200 characters, without lone halves of a character. */
export const tidyQuery = (typed: string): string =>
  typed.slice(0, QUERY_LIMIT).replaceAll(/\p{Surrogate}/gu, '');

/** The query that the list answers to: trimmed, and empty while search is closed. */
export const appliedQuery = ({ query, searchShown }: Pick<Filters, 'query' | 'searchShown'>): string =>
  searchShown ? query.trim() : '';

/** The chosen values in declared order, each once; whatever is not among `all` is dropped. */
export const inOrder = <T extends string>(all: readonly T[], chosen: readonly string[]): T[] =>
  all.filter((value) => chosen.includes(value));

/** The choice with this value added if it was missing, removed if it was there. */
export const toggled = <T extends string>(all: readonly T[], chosen: readonly T[], value: T): T[] =>
  all.filter((candidate) => chosen.includes(candidate) !== (candidate === value));
