import { addressOf, searchAddress } from '../domain/address';
import type { RootState } from '../store/rootReducer';
import { createSelector } from './createSelector';
import { selectFilters } from './filters';

const selectRoute = (state: RootState) => state.route;

/** The address that shows this state: pathname and search. */
export const selectAddress = createSelector([selectRoute, selectFilters], addressOf);

/** Where the search icon leads from a page that has no search bar. */
export const selectSearchAddress = (state: RootState) => searchAddress(state.filters.query.trim());
