import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { countFacets, facetsOf, filterProducts } from './facets';
import { chipsOf, matchQuery, sortProducts } from './filters';
import { suggestQuery } from './suggestion';
import type { RootState } from '../../app/rootReducer';
import { selectProducts } from '../catalogue/catalogueSlice';
import { PATHS } from '../../routing/paths';
import { route } from '../../routing/routeSlice';
import { filters, selectFilters } from './filtersSlice';
import { toUrl } from './url';

const { selectSelected, selectAppliedQuery, selectSort } = filters.selectors;
const { selectPathname } = route.selectors;

/** The URL of the state: pathname and search. */
export const selectUrl = createSelector([selectPathname, selectFilters], toUrl);

/** Whether the search bar is shown: only on the collections page. */
export const selectIsSearching = createSelector(
  [selectFilters, selectPathname],
  ({ isSearchShown }, pathname) =>
    isSearchShown && pathname === PATHS.collections,
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
  filterProducts,
);

export const selectChips = createSelector(
  [selectSelected, selectAppliedQuery],
  chipsOf,
  ONE_RESULT,
);

export const selectFacets = createSelector([selectProducts], facetsOf);

export const selectFacetCounts = createSelector(
  [selectMatchingProducts, selectSelected],
  countFacets,
);

const selectFilteredProducts = createSelector(
  [selectProducts, selectSelected],
  filterProducts,
);

const selectNearQuery = createSelector(
  [selectFilteredProducts, selectAppliedQuery],
  suggestQuery,
  ONE_RESULT,
);

/**
 * A query near to the applied one that finds products, if the applied one finds
 * none.
 */
export const selectSuggestion = (state: RootState) =>
  selectVisibleProducts(state).length === 0
    ? selectNearQuery(state)
    : undefined;
