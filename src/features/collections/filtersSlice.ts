import {
  createSelector,
  createSlice,
  lruMemoize,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { FacetName } from '../../data/types';
import { isSameJson } from '../../lib/guards';
import { PATHS } from '../../routing/paths';
import { navigated, selectPathname } from '../../routing/routeSlice';
import { selectProducts } from '../catalogue/catalogueSlice';
import {
  appliedQuery,
  chipsOf,
  countFacets,
  countSelected,
  FACETS,
  narrowingFacets,
  filterByFacets,
  matchQuery,
  NO_FILTERS,
  sanitizeQuery,
  sortProducts,
  type Filters,
  type Sort,
} from './filters';
import { suggestQuery } from './suggestion';
import { parseSearch, toUrl } from './url';

interface ToggledValue {
  readonly facet: FacetName;
  /** Its key. */
  readonly value: string;
}

export const filters = createSlice({
  name: 'filters',
  initialState: NO_FILTERS,
  reducers: {
    /** A value was selected, or deselected if it was selected. */
    facetToggled: (
      { selected },
      { payload: { facet, value } }: PayloadAction<ToggledValue>,
    ) => {
      const values = FACETS.find(({ name }) => name === facet)?.values ?? [];
      const keys = values.map(({ key }) => key);
      if (!keys.includes(value)) return;
      const before = selected[facet] ?? [];
      selected[facet] = keys.filter(
        (key) => before.includes(key) !== (key === value),
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
      state.isSearchOpen = !state.isSearchOpen;
    },
    queryChanged: (state, { payload }: PayloadAction<string>) => {
      if (state.isSearchOpen) state.query = sanitizeQuery(payload);
    },
    /**
     * Every value deselected, and the query emptied while it is shown; the sort
     * stays.
     */
    filtersCleared: (state) => {
      if (countSelected(state.selected) > 0)
        state.selected = NO_FILTERS.selected;
      if (state.isSearchOpen) state.query = '';
    },
  },
  // The URL contains the whole list, except the query of a closed search bar.
  extraReducers: (builder) =>
    builder.addCase(navigated, (state, { payload: { pathname, search } }) => {
      if (pathname !== PATHS.collections) return;
      const { selected, sort, query, isSearchOpen } = parseSearch(search);
      if (!isSameJson(state.selected, selected)) state.selected = selected;
      state.sort = sort;
      if (isSearchOpen) state.isSearchOpen = true;
      // While the bar is closed, the typed query is kept.
      if (state.isSearchOpen && state.query.trim() !== query)
        state.query = query;
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

const { selectSelected, selectAppliedQuery, selectSort } = filters.selectors;

/** The URL of the state: pathname and search. */
export const selectUrl = createSelector([selectPathname, selectFilters], toUrl);

/** Whether the search bar is shown: only on the collections page. */
export const selectIsSearchBarShown = createSelector(
  [selectFilters, selectPathname],
  ({ isSearchOpen }, pathname) =>
    isSearchOpen && pathname === PATHS.collections,
);

// The default keeps the result of every query: 1.3 MiB for 100 queries of 5,000
// products.
const ONE_RESULT = { memoize: lruMemoize } as const;

const selectMatchingProducts = createSelector(
  [selectProducts, selectAppliedQuery],
  matchQuery,
  ONE_RESULT,
);

const selectSortedProducts = createSelector(
  [selectMatchingProducts, selectSort],
  sortProducts,
);

export const selectVisibleProducts = createSelector(
  [selectSortedProducts, selectSelected],
  filterByFacets,
);

export const selectChips = createSelector(
  [selectSelected, selectAppliedQuery],
  chipsOf,
  ONE_RESULT,
);

export const selectNarrowingFacets = createSelector(
  [selectProducts],
  narrowingFacets,
);

export const selectFacetCounts = createSelector(
  [selectMatchingProducts, selectSelected],
  countFacets,
);

const selectProductsByFacets = createSelector(
  [selectProducts, selectSelected],
  filterByFacets,
);

/**
 * A query near to the applied one that finds products, if the applied one finds
 * none.
 */
export const selectSuggestion = createSelector(
  [selectVisibleProducts, selectProductsByFacets, selectAppliedQuery],
  (visible, products, query) =>
    visible.length === 0 ? suggestQuery(products, query) : undefined,
  ONE_RESULT,
);
