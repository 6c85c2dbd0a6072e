import {
  createSelector,
  createSlice,
  lruMemoize,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import type { FacetName } from '../../data/types';
import { isSameJson } from '../../lib/guards';
import { PATHS } from '../../routing/paths';
import { navigated, selectPathname } from '../../routing/routeSlice';
import {
  selectProducts,
  selectProductsById,
} from '../catalogue/catalogueSlice';
import {
  appliedQuery,
  chipsOf,
  countFacets,
  countSelected,
  FACETS,
  narrowingFacets,
  filterByFacets,
  NO_FILTERS,
  sanitizeQuery,
  sortProducts,
  type Filters,
  type SelectedValues,
  type Sort,
} from './filters';
import { matchQuery } from './search/nameMatch';
import { selectSuggestions } from './search/suggestionsSlice';
import { parseListParams } from './listUrl';

interface ToggledValue {
  readonly facet: FacetName;
  readonly key: string;
}

const deselectAll = (state: { selected: SelectedValues }) => {
  if (countSelected(state.selected) > 0) state.selected = NO_FILTERS.selected;
};

export const filters = createSlice({
  name: 'filters',
  initialState: NO_FILTERS,
  reducers: {
    /** A value was selected, or deselected if it was selected. */
    facetToggled: (
      { selected },
      { payload: { facet, key } }: PayloadAction<ToggledValue>,
    ) => {
      const values = FACETS.find(({ name }) => name === facet)?.values ?? [];
      const keys = values.map((value) => value.key);
      if (!keys.includes(key)) return;
      const before = selected[facet] ?? [];
      selected[facet] = keys.filter(
        (each) => before.includes(each) !== (each === key),
      );
    },
    sortChanged: (state, { payload }: PayloadAction<Sort>) => {
      state.sort = payload;
    },
    /** The search bar was opened or closed, which keeps the query. */
    searchToggled: (state) => {
      state.isSearchOpen = !state.isSearchOpen;
    },
    queryChanged: (state, { payload }: PayloadAction<string>) => {
      state.query = sanitizeQuery(payload);
    },
    /** All values were deselected; the query and the sort stay. */
    facetsCleared: deselectAll,
    /**
     * All values were deselected, and a query that is shown was emptied; the
     * sort stays, because it excludes no product.
     */
    filtersCleared: (state) => {
      deselectAll(state);
      if (state.isSearchOpen) state.query = '';
    },
  },
  // The URL describes the whole list, except the query of a closed search bar.
  extraReducers: (builder) =>
    builder.addCase(navigated, (state, { payload: { pathname, search } }) => {
      if (pathname !== PATHS.collections) return;
      const { selected, sort, query, isSearchOpen } = parseListParams(search);
      if (!isSameJson(state.selected, selected)) state.selected = selected;
      state.sort = sort;
      if (isSearchOpen) state.isSearchOpen = true;
      if (appliedQuery(state) !== query) state.query = query;
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
  facetsCleared,
  filtersCleared,
} = filters.actions;

export const { selectFilters, selectQuery } = filters.selectors;

const { selectSelected, selectSort, selectAppliedQuery } = filters.selectors;

/** Whether the search bar is shown: only on the collections page. */
export const selectIsSearchBarShown = (state: RootState): boolean =>
  selectFilters(state).isSearchOpen &&
  selectPathname(state) === PATHS.collections;

// The default of `createSelector` keeps the result of every query: 1.3 MiB for
// 100 queries of 5,000 products.
const ONE_RESULT = { memoize: lruMemoize } as const;

const selectNamedProducts = createSelector(
  [selectProducts, selectAppliedQuery],
  matchQuery,
  ONE_RESULT,
);

/**
 * The query, if it begins the words of no name; empty otherwise. A name that
 * contains it within a word, as Gathered contains `red`, may not be meant.
 */
export const selectUnmatchedQuery = createSelector(
  [selectNamedProducts, selectAppliedQuery],
  (named, query) => (matchQuery(named, query, ' ').length > 0 ? '' : query),
);

/** The suggestions for an unmatched query. */
const selectSuggestedProducts = createSelector(
  [
    selectProductsById,
    selectNamedProducts,
    selectSuggestions,
    selectUnmatchedQuery,
  ],
  (byId, named, { query, productIds }, unmatched) =>
    (query === unmatched ? productIds : [])
      .flatMap((id) => byId.get(id) ?? [])
      .filter((product) => !named.includes(product)),
);

const selectFoundProducts = createSelector(
  [selectNamedProducts, selectSuggestedProducts],
  (named, suggested) => [...named, ...suggested],
);

const selectFilteredProducts = createSelector(
  [selectFoundProducts, selectSelected],
  filterByFacets,
);

export const selectVisibleProducts = createSelector(
  [selectFilteredProducts, selectSort],
  sortProducts,
);

/** The products and the suggestions of the list, and how they were found. */
export const selectResult = createSelector(
  [
    selectVisibleProducts,
    selectSuggestedProducts,
    selectFoundProducts,
    selectUnmatchedQuery,
    selectSuggestions,
  ],
  (visible, suggested, found, unmatchedQuery, { query }) => ({
    products: visible.filter((product) => !suggested.includes(product)),
    suggestions: visible.filter((product) => suggested.includes(product)),
    countWithoutFacets: found.length,
    /** Whether the suggestions for the unmatched query are not found yet. */
    isSearching: unmatchedQuery !== '' && unmatchedQuery !== query,
  }),
);

export const selectChips = createSelector(
  [selectSelected, selectAppliedQuery],
  chipsOf,
);

export const selectNarrowingFacets = createSelector(
  [selectProducts],
  narrowingFacets,
);

export const selectFacetCounts = createSelector(
  [selectFoundProducts, selectSelected],
  countFacets,
);
