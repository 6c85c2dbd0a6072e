import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductType } from './product';

export const SORTS = ['relevant', 'low-to-high', 'high-to-low'] as const;
export type Sort = (typeof SORTS)[number];

/** Any of these categories, and any of these types; none of a kind is all of it. */
export interface FacetSelection {
  readonly categories: readonly Category[];
  readonly types: readonly ProductType[];
}

/** The groups of a choice with all their values, in declared order; one that is missing here does not compile. */
export const GROUPS = {
  categories: CATEGORIES,
  types: PRODUCT_TYPES,
} as const satisfies { readonly [Group in keyof FacetSelection]: readonly FacetSelection[Group][number][] };

/** What is picked of the list, and not typed. */
export interface ListCriteria extends FacetSelection {
  readonly sort: Sort;
}

/** What the shopper asked of the list. Both sets are kept in declared order: equal choices are equal states. */
export interface Filters extends ListCriteria {
  /** As typed; it counts only while `searchShown`. */
  readonly query: string;
  readonly searchShown: boolean;
}

/** Nothing chosen, which is the whole range. */
export const NO_SELECTION: FacetSelection = { categories: [], types: [] };

/** The list as the shop opens. */
export const NO_FILTERS: Filters = { ...NO_SELECTION, sort: 'relevant', query: '', searchShown: false };

// Taken by name, so that a group or a pick that is missing here does not compile.
const selectionOf = ({ categories, types }: FacetSelection) =>
  ({ categories, types }) satisfies FacetSelection;
const criteriaOf = ({ sort, ...choice }: ListCriteria) =>
  ({ ...selectionOf(choice), sort }) satisfies ListCriteria;

/** How many values are chosen, of all groups together. */
export const selectedCount = (choice: FacetSelection): number =>
  Object.values(selectionOf(choice)).flat().length;

/** Whether the same is picked in both, whatever is typed. */
export const isSameCriteria = (a: ListCriteria, b: ListCriteria): boolean =>
  JSON.stringify(criteriaOf(a)) === JSON.stringify(criteriaOf(b));

/** Whether a choice or a query leaves something out. What a closed search bar hides narrows nothing. */
export const isNarrowed = (filters: Filters): boolean =>
  selectedCount(filters) > 0 || appliedQuery(filters) !== '';

/** The most that a query may have, in UTF-16 units, as `length` counts them. */
export const QUERY_LIMIT = 200;

/** A query as it may be kept: at most 200 UTF-16 units, without lone halves of a character. */
export const sanitizeQuery = (typed: string): string =>
  typed.slice(0, QUERY_LIMIT).replaceAll(/\p{Surrogate}/gu, '');

/** The query that the list answers to: trimmed, and empty while search is closed. */
export const appliedQuery = ({ query, searchShown }: Pick<Filters, 'query' | 'searchShown'>): string =>
  searchShown ? query.trim() : '';

/** The chosen values in declared order, each once; whatever is not among `all` is dropped. */
export const inOrder = <T extends string>(all: readonly T[], chosen: readonly string[]): T[] =>
  all.filter((value) => chosen.includes(value));

/** The choice with this value added if it was missing, removed if it was there; none that is not among `all`. */
export const toggled = <T extends string>(all: readonly T[], chosen: readonly T[], value: T): T[] =>
  all.filter((candidate) => chosen.includes(candidate) !== (candidate === value));
