import { createSlice, createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { products } from '../../data/products';
import { byId, type ProductSummary, type ProductId } from './product';

export const catalogue = createSlice({ name: 'catalogue', initialState: { products }, reducers: {} });

export const selectProducts = (state: RootState) => state.catalogue.products;

export const selectProductsById = createSelector([selectProducts], byId);

/** The product of this id, or undefined: ids come from URLs. */
export const selectProductSummary = (state: RootState, id: ProductId): ProductSummary | undefined =>
  selectProductsById(state).get(id);
