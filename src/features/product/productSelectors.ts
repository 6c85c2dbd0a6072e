import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import type { ProductId, Size } from '../../data/types';
import {
  selectProductsById,
  selectProduct,
  selectProducts,
} from '../catalogue/catalogueSlice';
import { isSold } from '../catalogue/product';
import { selectProductPage } from './productPageSlice';

const RELATED = 5;

export const selectRelated = createSelector(
  [selectProducts, selectProduct],
  (products, product) =>
    products
      .filter(
        (other) =>
          other !== product &&
          other.category === product?.category &&
          other.subCategory === product.subCategory,
      )
      .slice(0, RELATED),
);

export const selectColors = createSelector(
  [selectProducts, selectProduct],
  (products, product) => {
    const style = product?.color?.style;
    const colors = products.filter(
      ({ color }) => style !== undefined && color?.style === style,
    );
    return colors.length > 1 ? colors : [];
  },
);

/** Null if no size is selected, or one that the product lacks. */
export const selectSize = (
  state: RootState,
  productId: ProductId,
): Size | null => {
  const { size } = selectProductPage(state);
  if (size === null) return null;
  const products = selectProductsById(state);
  return isSold(products, { productId, size }) ? size : null;
};

/** The first image if the product lacks the one that was shown. */
export const selectImageIndex = (
  state: RootState,
  productId: ProductId,
): number => {
  const { imageIndex } = selectProductPage(state);
  const product = selectProduct(state, productId);
  return product?.image[imageIndex] ? imageIndex : 0;
};
