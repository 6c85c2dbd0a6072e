import { byId, type ProductSummary, type ProductId } from '../domain/product';
import type { RootState } from '../store/rootReducer';
import { createSelector } from './createSelector';

/** All products, newest first. */
export const selectProducts = (state: RootState) => state.catalogue.products;

/** All products by their own ids. */
export const selectProductsById = createSelector([selectProducts], byId);

/** What lists say of the product of this id, or nothing: ids from the address are looked up, never trusted. */
export const selectProductSummary = (state: RootState, id: ProductId): ProductSummary | undefined =>
  selectProductsById(state).get(id);
