import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { isSold, type ProductId, type Size } from '../catalogue/product';
import {
  selectProductsById,
  selectProductSummary,
  selectProducts,
  type CatalogueState,
} from '../catalogue/catalogueSlice';
import type { productPage } from './productPageSlice';

export type ProductState = WithSlice<typeof productPage> & CatalogueState;

const RELATED = 5;

export const selectRelated = createSelector([selectProducts, selectProductSummary], (products, product) =>
  products
    .filter(
      (other) =>
        other !== product &&
        other.category === product?.category &&
        other.subCategory === product.subCategory,
    )
    .slice(0, RELATED),
);

export const selectColors = createSelector([selectProducts, selectProductSummary], (products, product) => {
  const style = product?.color?.style;
  const colors = products.filter(({ color }) => style !== undefined && color?.style === style);
  return colors.length > 1 ? colors : [];
});

export const selectSize = (state: ProductState, productId: ProductId): Size | null => {
  const { size } = state.productPage;
  return size && isSold(selectProductsById(state), { productId, size }) ? size : null;
};

export const selectImageIndex = (state: ProductState, productId: ProductId): number => {
  const { imageIndex } = state.productPage;
  return imageIndex < (selectProductSummary(state, productId)?.image.length ?? 0) ? imageIndex : 0;
};
