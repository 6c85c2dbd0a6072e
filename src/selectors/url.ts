import { toUrl, searchUrl } from '../domain/url';
import type { RootState } from '../store/rootReducer';
import { createSelector } from './createSelector';
import { selectFilters } from './filters';

const selectRoute = (state: RootState) => state.route;

/** The URL of the state: pathname and search. */
export const selectUrl = createSelector([selectRoute, selectFilters], toUrl);

/** The URL that the search icon leads to on pages without a search bar. */
export const selectSearchUrl = (state: RootState) => searchUrl(state.filters.query.trim());
