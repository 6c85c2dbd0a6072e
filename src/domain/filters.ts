import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductType } from './product';

export const SORTS = ['relevant', 'low-to-high', 'high-to-low'] as const;
export type Sort = (typeof SORTS)[number];

/** Products of any of these categories and any of these types; an empty list means all. */
export interface FacetSelection {
  readonly categories: readonly Category[];
  readonly types: readonly ProductType[];
}

/** The facets with all their values in declared order. */
export const GROUPS = {
  categories: CATEGORIES,
  types: PRODUCT_TYPES,
} as const satisfies { readonly [Group in keyof FacetSelection]: readonly FacetSelection[Group][number][] };

export interface ListCriteria extends FacetSelection {
  readonly sort: Sort;
}

/** The lists are kept in declared order, so equal selections are equal states. */
export interface Filters extends ListCriteria {
  /** As typed; it applies only while `searchShown`. */
  readonly query: string;
  readonly searchShown: boolean;
}

export const NO_SELECTION: FacetSelection = { categories: [], types: [] };

export const NO_FILTERS: Filters = { ...NO_SELECTION, sort: 'relevant', query: '', searchShown: false };

// Listed by name, so that a missing facet does not compile.
const selectionOf = ({ categories, types }: FacetSelection) =>
  ({ categories, types }) satisfies FacetSelection;
const criteriaOf = ({ sort, ...choice }: ListCriteria) =>
  ({ ...selectionOf(choice), sort }) satisfies ListCriteria;

export const selectedCount = (choice: FacetSelection): number =>
  Object.values(selectionOf(choice)).flat().length;

/** Whether facets and sort are the same in both; the query is ignored. */
export const isSameCriteria = (a: ListCriteria, b: ListCriteria): boolean =>
  JSON.stringify(criteriaOf(a)) === JSON.stringify(criteriaOf(b));

export const isNarrowed = (filters: Filters): boolean =>
  selectedCount(filters) > 0 || appliedQuery(filters) !== '';

export const QUERY_LIMIT = 200;

/** The query cut to 200 UTF-16 units, without lone surrogates. */
export const sanitizeQuery = (typed: string): string =>
  typed.slice(0, QUERY_LIMIT).replaceAll(/\p{Surrogate}/gu, '');

/** The query that filters the list: trimmed, and empty while the search bar is closed. */
export const appliedQuery = ({ query, searchShown }: Pick<Filters, 'query' | 'searchShown'>): string =>
  searchShown ? query.trim() : '';

/** The selected values in declared order, each once; values that are not in `all` are dropped. */
export const inOrder = <T extends string>(all: readonly T[], selected: readonly string[]): T[] =>
  all.filter((value) => selected.includes(value));

export const toggled = <T extends string>(all: readonly T[], selected: readonly T[], value: T): T[] =>
  all.filter((candidate) => selected.includes(candidate) !== (candidate === value));
