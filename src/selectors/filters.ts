import { appliedQuery } from '../domain/filters';
import { canSearchAt } from '../domain/paths';
import type { RootState } from '../store/rootReducer';

/** What was asked of the list, applied or not. */
export const selectFilters = (state: RootState) => state.filters;

/** The query that counts: trimmed, and empty while search is closed. */
export const selectAppliedQuery = (state: RootState) => appliedQuery(state.filters);

/** Whether the search bar stands on the page. */
export const selectSearchBarShown = (state: RootState) =>
  state.filters.searchShown && canSearchAt(state.route.pathname);

/** Whether the search icon opens the bar in place, or leads to the collections first. */
export const selectCanSearchHere = (state: RootState) => canSearchAt(state.route.pathname);
