import { mapFacets } from './facetSelection';
import { FACETS } from './facets';
import {
  appliedQuery,
  isSameChoice,
  SORTS,
  sanitizeQuery,
  type Filters,
  type ListCriteria,
} from './filters';
import { isOneOf } from '../../lib/guards';
import { PATHS, splitUrl, type Route } from '../../routing/paths';
import type { Category } from '../../shop/product';

const SORT = 'sort';
const QUERY = 'q';

/** Every search parameter of a list. */
export const LIST_PARAMS = [...FACETS.map(({ param }) => param), SORT, QUERY];

/**
 * The list criteria of a URL; `query` is undefined if the URL has no such
 * parameter.
 */
interface UrlFilters extends ListCriteria {
  readonly query?: string | undefined;
}

interface ParsedUrl extends Route {
  /** Only the collections page has filters. */
  readonly filters?: UrlFilters;
}

/**
 * The list criteria of a search. Values match in any letter case; unknown
 * parameters and values are dropped.
 */
export const parseSearch = (search: string): UrlFilters => {
  const params = new URLSearchParams(search);
  const sort = params.get(SORT)?.toLowerCase();
  const query = params.get(QUERY);
  return {
    ...mapFacets(({ param, parse }) => parse(params.getAll(param))),
    sort: isOneOf(SORTS, sort) ? sort : 'relevant',
    query: query === null ? undefined : sanitizeQuery(query.trim()).trim(),
  };
};

export const parseUrl = (url: string): ParsedUrl => {
  const { pathname, search } = splitUrl(url);
  return pathname === PATHS.collections
    ? { pathname, filters: parseSearch(search) }
    : { pathname };
};

/** The search of these list criteria; `parseSearch` is its inverse. */
const toSearch = ({ sort, query, ...selection }: UrlFilters): string => {
  const pairs = FACETS.flatMap(({ name, param }) =>
    selection[name].map((value) => [param, value]),
  );
  if (sort !== 'relevant') pairs.push([SORT, sort]);
  if (query !== undefined) pairs.push([QUERY, query]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
};

/** The URL of a route and a list; `parseUrl` is its inverse. */
export const toUrl = ({ pathname }: Route, filters: Filters): string => {
  if (pathname !== PATHS.collections) return pathname;
  const query = appliedQuery(filters) || undefined;
  return pathname + toSearch({ ...filters, query });
};

/**
 * The URL that opens the search bar on the whole collection with this query.
 */
export const searchUrl = (query: string): string => listUrl(QUERY, query);

export const categoryUrl = (category: Category): string =>
  listUrl('category', category);

const listUrl = (name: string, value: string) =>
  `${PATHS.collections}?${new URLSearchParams({ [name]: value }).toString()}`;

/**
 * Whether two URLs share a history entry: they differ in typed text alone, or
 * one is the canonical form of the other.
 */
export const isSameEntry = (from: string, to: string): boolean => {
  const before = parseUrl(from);
  const after = parseUrl(to);
  return before.filters && after.filters
    ? isSameChoice(before.filters, after.filters)
    : before.pathname === after.pathname;
};
