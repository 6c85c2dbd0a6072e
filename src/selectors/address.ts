import { addressOf, canSearchAt, searchAddress } from '../domain/address';
import type { RootState } from '../store/rootReducer';
import { createSelector } from './createSelector';

/** What was asked of the list, applied or not. */
export const selectFilters = (state: RootState) => state.filters;
const selectRoute = (state: RootState) => state.route;

/** Whether the search bar stands on the page. */
export const selectSearchBarShown = (state: RootState) =>
  state.filters.searchShown && canSearchAt(state.route.pathname);

/** Whether the search icon opens the bar in place, or leads to the collections first. */
export const selectCanSearchHere = (state: RootState) => canSearchAt(state.route.pathname);

/** Where the search icon leads from a page that has no search bar. */
export const selectSearchAddress = (state: RootState) => searchAddress(state.filters.query.trim());

/** The address that shows this state: pathname and search. */
export const selectAddress = createSelector([selectRoute, selectFilters], addressOf);
