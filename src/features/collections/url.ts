import type { Category } from '../../data/types';
import { isOneOf } from '../../lib/guards';
import { PATHS, routeOf } from '../../routing/paths';
import {
  appliedQuery,
  FACETS,
  mapFacets,
  NO_FILTERS,
  sanitizeQuery,
  SORTS,
  valuesNamed,
  type Filters,
} from './filters';

const SORT = 'sort';
const QUERY = 'q';

/** Every search parameter of a list. */
export const LIST_PARAMS = [...FACETS.map(({ param }) => param), SORT, QUERY];

/**
 * The filters of a search. Values match in any letter case; unknown parameters
 * and values are dropped. The query is undefined if it is no parameter.
 */
export const parseSearch = (search: string) => {
  const params = new URLSearchParams(search);
  const sort = params.get(SORT)?.toLowerCase();
  const query = params.get(QUERY);
  return {
    selected: mapFacets((facet) =>
      valuesNamed(facet, params.getAll(facet.param)),
    ),
    sort: isOneOf(SORTS, sort) ? sort : NO_FILTERS.sort,
    query: query === null ? undefined : sanitizeQuery(query.trim()).trim(),
  };
};

/** Only the collections page has filters. */
export const parseUrl = (url: string) => {
  const { pathname, search } = routeOf(url);
  return pathname === PATHS.collections
    ? { pathname, filters: parseSearch(search) }
    : { pathname };
};

/** The URL of a page and a list; `parseUrl` is its inverse. */
export const toUrl = (pathname: string, filters: Filters): string => {
  if (pathname !== PATHS.collections) return pathname;
  const query = appliedQuery(filters);
  const pairs = FACETS.flatMap(({ name, param }) =>
    filters.selected[name].map((value) => [param, value]),
  );
  if (filters.sort !== 'relevant') pairs.push([SORT, filters.sort]);
  if (query !== '') pairs.push([QUERY, query]);
  return pairs.length > 0 ? withParams(pairs) : pathname;
};

const withParams = (pairs: string[][]) =>
  `${PATHS.collections}?${new URLSearchParams(pairs).toString()}`;

/**
 * The URL that opens the search bar on the whole collection with this query.
 */
export const searchUrl = (query: string): string =>
  withParams([[QUERY, query]]);

export const categoryUrl = (category: Category): string =>
  toUrl(PATHS.collections, {
    ...NO_FILTERS,
    selected: { ...NO_FILTERS.selected, categories: [category] },
  });

/** The URL that the state has at an address. */
export const canonicalUrl = (address: string): string => {
  const { pathname, filters } = parseUrl(address);
  const query = filters?.query ?? '';
  const shown = { ...NO_FILTERS, ...filters, query, isSearchShown: true };
  return toUrl(pathname, shown);
};

const withoutQuery = (url: string) => {
  const { pathname, filters } = parseUrl(url);
  return toUrl(pathname, { ...NO_FILTERS, ...filters, query: '' });
};

/**
 * Whether two URLs share a history entry: they differ in the query alone, or
 * one is the canonical form of the other.
 */
export const isSameEntry = (from: string, to: string): boolean =>
  withoutQuery(from) === withoutQuery(to);
