import { createSelector } from '@reduxjs/toolkit';
import { byId, type ProductSummary, type ProductId } from '../domain/product';
import type { RootState } from '../store/rootReducer';

export const selectProducts = (state: RootState) => state.catalogue.products;

export const selectProductsById = createSelector([selectProducts], byId);

/** The product of this id, or undefined: ids come from URLs. */
export const selectProductSummary = (state: RootState, id: ProductId): ProductSummary | undefined =>
  selectProductsById(state).get(id);
