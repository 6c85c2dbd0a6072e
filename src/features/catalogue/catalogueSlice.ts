import { createSlice, createSelector } from '@reduxjs/toolkit';
import { products } from '../../data/products';
import type { ProductSummary, ProductId } from '../../shop/product';

const initialState = { products };

const selectById = createSelector(
  [(state: typeof initialState) => state.products],
  (all): ReadonlyMap<ProductId, ProductSummary> =>
    new Map(all.map((product) => [product._id, product])),
);

export const catalogue = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {},
  selectors: {
    selectProducts: (state) => state.products,
    selectProductsById: selectById,
    /** The product of this id, or undefined: ids come from URLs. */
    selectProductSummary: (state, id: ProductId): ProductSummary | undefined =>
      selectById(state).get(id),
  },
});

export const { selectProducts, selectProductsById, selectProductSummary } =
  catalogue.selectors;
