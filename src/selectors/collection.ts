import { addressOf, canSearchAt, searchAddress } from '../domain/address';
import { appliedQuery, facetCounts, visibleProducts, type Criteria } from '../domain/filters';
import { suggestionFor } from '../domain/suggestion';
import type { RootState } from '../store/rootReducer';
import { selectProducts } from './catalogue';
import { createSelector } from './createSelector';

/** What was asked of the list, applied or not. */
export const selectFilters = (state: RootState) => state.filters;
const selectRoute = (state: RootState) => state.route;

const selectCategories = (state: RootState) => state.filters.categories;
const selectTypes = (state: RootState) => state.filters.types;
const selectSort = (state: RootState) => state.filters.sort;

/** The query that counts: trimmed, and empty while search is closed. */
export const selectAppliedQuery = (state: RootState) => appliedQuery(state.filters);

const selectCriteria = createSelector(
  [selectCategories, selectTypes, selectAppliedQuery],
  (categories, types, query): Criteria => ({ categories, types, query }),
);

/** The filtered and sorted list of the collections. */
export const selectVisibleProducts = createSelector(
  [selectProducts, selectCriteria, selectSort],
  visibleProducts,
);

/** How many products each category and type would show. */
export const selectFacetCounts = createSelector([selectProducts, selectCriteria], facetCounts);

/** A query that may have been meant by the one that leaves nothing. */
export const selectSuggestion = createSelector(
  [selectProducts, selectCriteria, selectVisibleProducts],
  (products, criteria, visible) => (visible.length === 0 ? suggestionFor(products, criteria) : undefined),
);

/** Whether the search bar stands on the page. */
export const selectSearchBarShown = (state: RootState) =>
  state.filters.searchShown && canSearchAt(state.route.pathname);

/** Whether the search icon opens the bar in place, or leads to the collections first. */
export const selectCanSearchHere = (state: RootState) => canSearchAt(state.route.pathname);

/** Where the search icon leads from a page that has no search bar. */
export const selectSearchAddress = (state: RootState) => searchAddress(state.filters.query.trim());

/** The address that shows this state: pathname and search. */
export const selectAddress = createSelector([selectRoute, selectFilters], addressOf);
