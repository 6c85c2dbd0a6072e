import type { Category } from '../../data/types';
import { isOneOf } from '../../lib/guards';
import { PATHS } from '../../routing/paths';
import {
  appliedQuery,
  FACETS,
  keysNamed,
  mapFacets,
  NO_FILTERS,
  sanitizeQuery,
  SORTS,
  type Filters,
} from './filters';

const SORT = 'sort';
export const QUERY = 'q';

/** Every search parameter of a list. */
export const LIST_PARAMS = [...FACETS.map(({ name }) => name), SORT, QUERY];

/**
 * Reads the filters from the search of a URL. Values match in any letter case;
 * unknown parameters and values are dropped. A `q` opens the search bar, even
 * if it is empty.
 */
export const parseSearch = (search: string): Filters => {
  const params = new URLSearchParams(search);
  const sort = params.get(SORT)?.toLowerCase();
  const query = params.get(QUERY);
  return {
    selected: mapFacets((facet) => keysNamed(facet, params.getAll(facet.name))),
    sort: isOneOf(SORTS, sort) ? sort : NO_FILTERS.sort,
    query: sanitizeQuery(query?.trim() ?? '').trim(),
    isSearchOpen: query !== null,
  };
};

/** Only the collections page has filters in its URL. */
export const toUrl = (pathname: string, filters: Filters): string => {
  if (pathname !== PATHS.collections) return pathname;
  const query = appliedQuery(filters);
  const pairs = FACETS.flatMap(({ name }) =>
    (filters.selected[name] ?? []).map((key) => [name, key]),
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
  withParams([['category', category]]);
