import { createPath } from 'react-router-dom';
import { PATHS } from '../../routing/paths';
import { FACETS, valuesIn, mapFacets } from './facets';
import {
  appliedQuery,
  CAN_SHOW_CLOTH,
  DEFAULT_LIST,
  sanitizeQuery,
  SORTS,
  type ListState,
} from './listState';

const SORT = 'sort';
const SHOW = 'show';
const CLOTH = 'cloth';
const QUERY = 'q';

/** Every search parameter of a list. */
export const LIST_PARAMS = [
  ...FACETS.map(({ name }) => name),
  SORT,
  SHOW,
  QUERY,
];

/**
 * Reads the state of a list from the search of a URL. Values match in any
 * letter case; unknown parameters and values are dropped. A `q` opens the
 * search bar, even if it is empty.
 */
export const parseListParams = (search: string): ListState => {
  const params = new URLSearchParams(search);
  const valueOf = (name: string) => params.get(name)?.toLowerCase();
  const query = params.get(QUERY);
  return {
    selected: mapFacets((facet) => valuesIn(facet, params.getAll(facet.name))),
    sort: SORTS.find((sort) => sort === valueOf(SORT)) ?? DEFAULT_LIST.sort,
    isClothShown: CAN_SHOW_CLOTH && valueOf(SHOW) === CLOTH,
    query: sanitizeQuery(query ?? '').trim(),
    isSearchOpen: query !== null,
  };
};

/** The URL of the default list with these changes. */
export const listUrl = (changes: Partial<ListState>): string => {
  const list = { ...DEFAULT_LIST, ...changes };
  const { selected, sort, isClothShown } = list;
  const query = appliedQuery(list);
  const params = new URLSearchParams();
  for (const { name } of FACETS)
    for (const value of selected[name] ?? []) params.append(name, value);
  if (sort !== DEFAULT_LIST.sort) params.set(SORT, sort);
  if (isClothShown) params.set(SHOW, CLOTH);
  if (query !== '') params.set(QUERY, query);
  return createPath({ pathname: PATHS.collections, search: params.toString() });
};

/** The URL of the default list with the search bar open and this query. */
export const searchUrl = (query: string): string =>
  `${PATHS.collections}?${new URLSearchParams({ [QUERY]: query }).toString()}`;
