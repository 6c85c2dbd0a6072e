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

/** The search parameters of a list that are not facets. */
const PARAMS = { sort: 'sort', show: 'show', query: 'q' } as const;
const CLOTH = 'cloth';

/** Every search parameter of a list. */
export const LIST_PARAMS = [
  ...FACETS.map(({ name }) => name),
  ...Object.values(PARAMS),
];

/**
 * Reads the state of a list from the search of a URL. Values match in any
 * letter case; unknown parameters and values are dropped. A `q` opens the
 * search bar, even if it is empty.
 */
export const parseListParams = (search: string): ListState => {
  const params = new URLSearchParams(search);
  const valueOf = (name: string) => params.get(name)?.toLowerCase();
  const query = params.get(PARAMS.query);
  return {
    selected: mapFacets((facet) => valuesIn(facet, params.getAll(facet.name))),
    sort:
      SORTS.find((sort) => sort === valueOf(PARAMS.sort)) ?? DEFAULT_LIST.sort,
    isClothShown: CAN_SHOW_CLOTH && valueOf(PARAMS.show) === CLOTH,
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
  if (sort !== DEFAULT_LIST.sort) params.set(PARAMS.sort, sort);
  if (isClothShown) params.set(PARAMS.show, CLOTH);
  if (query !== '') params.set(PARAMS.query, query);
  return createPath({ pathname: PATHS.collections, search: params.toString() });
};

/** The URL of the default list with the search bar open and this query. */
export const searchUrl = (query: string): string =>
  `${PATHS.collections}?${new URLSearchParams({ [PARAMS.query]: query }).toString()}`;
