import { createPath } from 'react-router-dom';
import { PATHS } from '../../routing/paths';
import { FACETS, valuesNamed, mapFacets } from './facets';
import {
  appliedQuery,
  WHOLE_LIST,
  PICTURES,
  sanitizeQuery,
  SORTS,
  type ListState,
} from './listState';

const SORT = 'sort';
const PICTURE = 'picture';
const QUERY = 'q';

/** Every search parameter of a list. */
export const LIST_PARAMS = [
  ...FACETS.map(({ name }) => name),
  SORT,
  PICTURE,
  QUERY,
];

/**
 * Reads the state of a list from the search of a URL. Values match in any letter
 * case; unknown parameters and values are dropped. A `q` opens the search bar,
 * even if it is empty.
 */
export const parseListParams = (search: string): ListState => {
  const params = new URLSearchParams(search);
  const oneOf = <T extends string>(all: readonly T[], name: string) =>
    all.find((value) => value === params.get(name)?.toLowerCase());
  const query = params.get(QUERY);
  return {
    selected: mapFacets((facet) =>
      valuesNamed(facet, params.getAll(facet.name)),
    ),
    sort: oneOf(SORTS, SORT) ?? WHOLE_LIST.sort,
    picture: oneOf(PICTURES, PICTURE) ?? WHOLE_LIST.picture,
    query: sanitizeQuery(query ?? '').trim(),
    isSearchOpen: query !== null,
  };
};

/** The URL of the whole list with these changes. */
export const listUrl = (changes: Partial<ListState>): string => {
  const list = { ...WHOLE_LIST, ...changes };
  const { selected, sort, picture } = list;
  const query = appliedQuery(list);
  const params = new URLSearchParams();
  for (const { name } of FACETS)
    for (const value of selected[name] ?? []) params.append(name, value);
  if (sort !== WHOLE_LIST.sort) params.set(SORT, sort);
  if (picture !== WHOLE_LIST.picture) params.set(PICTURE, picture);
  // The last one, which navigation.ts cuts off.
  if (query !== '') params.set(QUERY, query);
  return createPath({ pathname: PATHS.collections, search: params.toString() });
};

/** The URL that opens the search bar with this query on the whole list. */
export const searchUrl = (query: string): string =>
  `${PATHS.collections}?${new URLSearchParams({ [QUERY]: query }).toString()}`;
