import {
  createSelector,
  createSlice,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { canSearchAt, PATHS } from '../../routing/paths';
import { navigated, route } from '../../routing/routeSlice';
import { isSameValues } from './facetSelection';
import { FACETS, type FacetName, type FacetRow } from './facets';
import {
  appliedQuery,
  isNarrowed,
  NO_FILTERS,
  sanitizeQuery,
  type Filters,
  type Sort,
} from './filters';
import { parseSearch, toUrl } from './url';

interface FacetTexts {
  readonly facet: FacetName;
  readonly texts: readonly string[];
}

/** Selects the valid texts in a facet. */
const select = (
  state: Draft<Filters>,
  { name, parse }: FacetRow,
  texts: readonly string[],
) => {
  const values = parse(texts);
  if (!isSameValues(state[name], values)) state[name] = values;
};

export const filters = createSlice({
  name: 'filters',
  initialState: NO_FILTERS,
  reducers: {
    facetChanged: (state, { payload }: PayloadAction<FacetTexts>) => {
      const facet = FACETS.find(({ name }) => name === payload.facet);
      if (facet) select(state, facet, payload.texts);
    },
    sortChanged: (state, { payload }: PayloadAction<Sort>) => {
      state.sort = payload;
    },
    /**
     * The search bar opened or closed. The query is kept; it applies only while
     * the bar is open.
     */
    searchToggled: (state) => {
      state.searchShown = !state.searchShown;
    },
    queryChanged: (state, { payload }: PayloadAction<string>) => {
      if (state.searchShown) state.query = sanitizeQuery(payload);
    },
    /**
     * Every value deselected, and the query emptied while it is shown; the sort
     * stays.
     */
    filtersCleared: (state) => {
      if (!isNarrowed(state)) return;
      for (const facet of FACETS) select(state, facet, []);
      if (state.searchShown) state.query = '';
    },
  },
  // The URL holds the whole list. A query that it does not hold stays only
  // behind a closed search bar.
  extraReducers: (builder) =>
    builder.addCase(navigated, (state, { payload: { pathname, search } }) => {
      if (pathname !== PATHS.collections) return;
      const { query, sort, ...selection } = parseSearch(search);
      for (const facet of FACETS) select(state, facet, selection[facet.name]);
      state.sort = sort;
      state.searchShown ||= query !== undefined;
      if (state.searchShown && state.query.trim() !== query)
        state.query = query ?? '';
    }),
  selectors: {
    selectFilters: (state) => state,
    selectQuery: ({ query }) => query,
    selectSort: ({ sort }) => sort,
    /** The query that narrows the list. */
    selectAppliedQuery: appliedQuery,
  },
});

export const {
  facetChanged,
  sortChanged,
  queryChanged,
  searchToggled,
  filtersCleared,
} = filters.actions;

export const { selectFilters, selectQuery } = filters.selectors;
const { selectRoute } = route.selectors;

/** Whether the search bar is shown: only on the collections page. */
export const selectIsSearching = createSelector(
  [selectFilters, selectRoute],
  ({ searchShown }, { pathname }) => searchShown && canSearchAt(pathname),
);

/** The URL of the state: pathname and search. */
export const selectUrl = createSelector([selectRoute, selectFilters], toUrl);
