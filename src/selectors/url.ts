import { toUrl, searchUrl } from '../domain/url';
import type { RootState } from '../store/rootReducer';
import { createSelector } from './createSelector';
import { selectFilters } from './filters';

const selectRoute = (state: RootState) => state.route;

/** The address that shows this state: pathname and search. */
export const selectUrl = createSelector([selectRoute, selectFilters], toUrl);

/** Where the search icon leads from a page that has no search bar. */
export const selectSearchUrl = (state: RootState) => searchUrl(state.filters.query.trim());
