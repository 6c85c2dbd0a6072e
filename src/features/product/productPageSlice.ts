import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { VIEWS } from '../../data/lists';
import type { Product, ProductId, Size } from '../../data/types';
import { productIdAt } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { selectProduct, selectProducts } from '../catalogue/catalogueSlice';
import { SIZES } from '../catalogue/product';

export const SIZE_MISSING = 'Select Product Size';

export const PRODUCT_TABS = ['description', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

interface ProductPageState {
  /** The product that was opened last; empty before the first one. */
  readonly productId: ProductId;
  readonly size: Size | null;
  /** Whether an addition was rejected: without a size, or with a sold-out one. */
  readonly isAdditionRejected: boolean;
  readonly imageIndex: number;
  readonly tab: ProductTab;
}

const initialState: ProductPageState = {
  productId: '',
  size: null,
  isAdditionRejected: false,
  imageIndex: 0,
  tab: 'description',
};

export const productPage = createSlice({
  name: 'productPage',
  initialState,
  reducers: {
    sizeSelected: (state, { payload }: PayloadAction<Size>) => {
      if (!SIZES.includes(payload)) return;
      state.size = payload;
      state.isAdditionRejected = false;
    },
    /** An effect shows it as a toast. */
    additionRejected: (state) => {
      state.isAdditionRejected = true;
    },
    imageShown: (state, { payload }: PayloadAction<number>) => {
      if (VIEWS[payload]) state.imageIndex = payload;
    },
    tabOpened: (state, { payload }: PayloadAction<ProductTab>) => {
      state.tab = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      // Another product resets the size; the way back from another page
      // keeps it.
      .addCase(navigated, (state, { payload }) => {
        state.isAdditionRejected = false;
        const productId = productIdAt(payload.pathname);
        if (productId !== '' && productId !== state.productId)
          Object.assign(state, initialState, { productId });
      }),
  selectors: {
    selectProductPage: (state) => state,
    selectProductTab: ({ tab }) => tab,
    selectIsAdditionRejected: ({ isAdditionRejected }) => isAdditionRejected,
  },
});

export const { sizeSelected, additionRejected, imageShown, tabOpened } =
  productPage.actions;

export const { selectProductTab, selectIsAdditionRejected } =
  productPage.selectors;

const { selectProductPage } = productPage.selectors;

export const selectOpenProduct = (state: RootState): Product | undefined =>
  selectProduct(state, selectProductPage(state).productId);

const RELATED_COUNT = 5;

const isSameStyle = (a: Product, b: Product) =>
  a.color !== undefined && a.color.style === b.color?.style;

/** Without its other colors, to which the product links. */
export const selectRelated = createSelector(
  [selectProducts, selectOpenProduct],
  (products, product) =>
    products
      .filter(
        (other) =>
          other !== product &&
          other.category === product?.category &&
          other.subCategory === product.subCategory &&
          !isSameStyle(other, product),
      )
      .slice(0, RELATED_COUNT),
);

export const selectColorVariants = createSelector(
  [selectProducts, selectOpenProduct],
  (products, product) => {
    if (!product) return [];
    const colors = products.filter((other) => isSameStyle(other, product));
    return colors.length > 1 ? colors : [];
  },
);

/**
 * Null if no size is selected, or one that the product lacks. The only size of
 * a product needs no choice.
 */
export const selectSelectedSize = (state: RootState): Size | null => {
  const { size } = selectProductPage(state);
  const { sizes = [] } = selectOpenProduct(state) ?? {};
  if (sizes.length === 1) return sizes[0] ?? null;
  return size !== null && sizes.includes(size) ? size : null;
};

/** The first image if the product lacks the one that was shown. */
export const selectImageIndex = (state: RootState): number => {
  const { imageIndex } = selectProductPage(state);
  return selectOpenProduct(state)?.image[imageIndex] ? imageIndex : 0;
};
