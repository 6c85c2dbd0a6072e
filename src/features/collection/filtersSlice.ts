import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSameJson } from '../../lib/guards';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { FACETS, selectedCount, type FacetName } from './facets';
import {
  appliedQuery,
  NO_FILTERS,
  sanitizeQuery,
  type Filters,
  type Sort,
} from './filters';
import { parseSearch } from './url';

interface FacetValue {
  readonly facet: FacetName;
  readonly value: string;
}

export const filters = createSlice({
  name: 'filters',
  initialState: NO_FILTERS,
  reducers: {
    /** A value was selected, or deselected if it was selected. */
    facetToggled: (
      { selected },
      { payload: { facet, value } }: PayloadAction<FacetValue>,
    ) => {
      const values = FACETS.find(({ name }) => name === facet)?.values;
      if (!values?.includes(value)) return;
      const before = selected[facet];
      selected[facet] = values.filter(
        (each) => before.includes(each) !== (each === value),
      );
    },
    sortChanged: (state, { payload }: PayloadAction<Sort>) => {
      state.sort = payload;
    },
    /**
     * The search bar opened or closed. The query is kept; it applies only while
     * the bar is open.
     */
    searchToggled: (state) => {
      state.isSearchShown = !state.isSearchShown;
    },
    queryChanged: (state, { payload }: PayloadAction<string>) => {
      if (state.isSearchShown) state.query = sanitizeQuery(payload);
    },
    /**
     * Every value deselected, and the query emptied while it is shown; the sort
     * stays.
     */
    filtersCleared: (state) => {
      if (selectedCount(state.selected) > 0)
        state.selected = NO_FILTERS.selected;
      if (state.isSearchShown) state.query = '';
    },
  },
  // The URL holds the whole list. A query that it does not hold stays only
  // behind a closed search bar.
  extraReducers: (builder) =>
    builder.addCase(navigated, (state, { payload: { pathname, search } }) => {
      if (pathname !== PATHS.collections) return;
      const { selected, sort, query } = parseSearch(search);
      if (!isSameJson(state.selected, selected)) state.selected = selected;
      state.sort = sort;
      state.isSearchShown ||= query !== undefined;
      if (state.isSearchShown && state.query.trim() !== query)
        state.query = query ?? '';
    }),
  selectors: {
    selectFilters: (state): Filters => state,
    selectSelected: ({ selected }) => selected,
    selectQuery: ({ query }) => query,
    selectSort: ({ sort }) => sort,
    /** The query that narrows the list. */
    selectAppliedQuery: appliedQuery,
  },
});

export const {
  facetToggled,
  sortChanged,
  queryChanged,
  searchToggled,
  filtersCleared,
} = filters.actions;

export const { selectFilters, selectQuery } = filters.selectors;
