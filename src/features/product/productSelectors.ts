import { createSelector } from '@reduxjs/toolkit';
import { isSold, type ProductId, type Size } from '../catalogue/product';
import type { RootState } from '../../app/rootReducer';
import { selectProductsById, selectProductSummary, selectProducts } from '../catalogue/catalogueSlice';

const RELATED = 5;

/** Other products of the same category and type. */
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

/** The products of the same style in all its colors; none if it has one color. */
export const selectColors = createSelector([selectProducts, selectProductSummary], (products, product) => {
  const style = product?.color?.style;
  const colors = products.filter(({ color }) => style !== undefined && color?.style === style);
  return colors.length > 1 ? colors : [];
});

/** The selected size, or null if the catalogue does not sell the product in it. */
export const selectSize = (state: RootState, productId: ProductId): Size | null => {
  const { size } = state.productPage;
  return size && isSold(selectProductsById(state), { productId, size }) ? size : null;
};

/** The index of the image that is shown large, or 0 if the product has no such image. */
export const selectImageIndex = (state: RootState, productId: ProductId): number => {
  const { imageIndex } = state.productPage;
  return imageIndex < (selectProductSummary(state, productId)?.image.length ?? 0) ? imageIndex : 0;
};
