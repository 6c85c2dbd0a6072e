import { appliedQuery } from '../domain/filters';
import { canSearchAt } from '../domain/paths';
import type { RootState } from '../store/rootReducer';

export const selectFilters = (state: RootState) => state.filters;

/** The query that filters the list: trimmed, and empty while the search bar is closed. */
export const selectAppliedQuery = (state: RootState) => appliedQuery(state.filters);

export const selectSearchBarShown = (state: RootState) =>
  state.filters.searchShown && canSearchAt(state.route.pathname);

/** Whether the search icon toggles the search bar; elsewhere it leads to the collections. */
export const selectCanSearchHere = (state: RootState) => canSearchAt(state.route.pathname);
