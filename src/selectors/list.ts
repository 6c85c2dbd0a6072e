import { addressOf, PATHS } from '../domain/address';
import { selectFilters } from './address';
import { selectVisibleProducts } from './collection';
import { createSelector } from './createSelector';
import { selectSuggestion } from './suggestion';

/** The list with what was asked of it: one thing, so that a page may show the one before a little longer. */
export const selectList = createSelector(
  [selectVisibleProducts, selectFilters, selectSuggestion],
  (products, filters, suggestion) => ({
    products,
    filters,
    suggestion,
    address: addressOf({ pathname: PATHS.collections }, filters),
  }),
);
