import { createSlice, createSelector, type WithSlice } from '@reduxjs/toolkit';
import { products } from '../../data/products';
import { byId, type ProductSummary, type ProductId } from './product';

export const catalogue = createSlice({ name: 'catalogue', initialState: { products }, reducers: {} });

export type CatalogueState = WithSlice<typeof catalogue>;

export const selectProducts = (state: CatalogueState) => state.catalogue.products;

export const selectProductsById = createSelector([selectProducts], byId);

/** The product of this id, or undefined: ids come from URLs. */
export const selectProductSummary = (state: CatalogueState, id: ProductId): ProductSummary | undefined =>
  selectProductsById(state).get(id);
