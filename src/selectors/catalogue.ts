import { byId, type ProductSummary, type ProductId } from '../domain/product';
import type { RootState } from '../store/rootReducer';
import { createSelector } from './createSelector';

/** The products, newest first. */
export const selectProducts = (state: RootState) => state.catalogue.products;

/** The products by id. */
export const selectProductsById = createSelector([selectProducts], byId);

/** The product of this id, or undefined: ids come from URLs. */
export const selectProductSummary = (state: RootState, id: ProductId): ProductSummary | undefined =>
  selectProductsById(state).get(id);
