import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createMachineSlice, type Row } from '../../lib/createMachineSlice';
import { isOneOf } from '../../lib/guards';
import { canSearchAt, PATHS, type Url } from '../navigation/paths';
import { navigated, type route } from '../navigation/routeSlice';
import { FACETS, isSameSelection, toggled, type Facet } from './facets';
import { isNarrowed, NO_FILTERS, sanitizeQuery, SORTS, type Filters, type Sort } from './filters';
import { parseSearch, toUrl } from './url';

interface FacetValue {
  readonly facet: Facet;
  readonly value: string;
}

const always = {
  facetToggled: (state, { payload: { facet, value } }: PayloadAction<FacetValue>) => {
    const values = FACETS.find(({ name }) => name === facet)?.values;
    if (values?.includes(value)) state[facet] = toggled(values, state[facet], value);
  },
  sortChanged: (state, { payload }: PayloadAction<Sort>) => {
    if (isOneOf(SORTS, payload)) state.sort = payload;
  },
  /** The search bar opened or closed. The query is kept; it applies only while the bar is open. */
  searchToggled: (state) => {
    state.searchShown = !state.searchShown;
  },
  /** Every value deselected, and the query emptied while it is shown; the sort stays. */
  filtersCleared: (state) => {
    if (!isNarrowed(state)) return;
    for (const { name } of FACETS) state[name] = [];
    if (state.searchShown) state.query = '';
  },
  // The URL holds the whole list. A query that it does not hold stays only behind a closed search bar.
  [navigated.type]: (state, { payload: { pathname, search } }: PayloadAction<Url>) => {
    if (pathname !== PATHS.collections) return;
    const { query, sort, ...selection } = parseSearch(search);
    if (!isSameSelection(state, selection)) for (const { name } of FACETS) state[name] = [...selection[name]];
    state.sort = sort;
    state.searchShown ||= query !== undefined;
    if (state.searchShown && state.query.trim() !== query) state.query = query ?? '';
  },
} satisfies Row<Filters>;

export const filters = createMachineSlice({
  name: 'filters',
  initialState: NO_FILTERS,
  modeOf: ({ searchShown }) => (searchShown ? 'open' : 'closed'),
  table: {
    closed: always,
    open: {
      ...always,
      queryChanged: (state, { payload }: PayloadAction<string>) => {
        state.query = sanitizeQuery(payload);
      },
    },
  },
});

export const { facetToggled, sortChanged, queryChanged, searchToggled, filtersCleared } = filters.actions;

export type FiltersState = WithSlice<typeof filters>;
export type ListState = FiltersState & WithSlice<typeof route>;

export const selectQuery = ({ filters }: FiltersState): string => filters.query;

/** Whether the search bar is shown: only on the collections page. */
export const selectIsSearching = ({ filters, route }: ListState): boolean =>
  filters.searchShown && canSearchAt(route.pathname);

/** The URL of the state: pathname and search. */
export const selectUrl = ({ route, filters }: ListState): string => toUrl(route, filters);
