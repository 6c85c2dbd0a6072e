import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { VIEWS } from '../../data/catalogue';
import type { ProductId, Size } from '../../data/types';
import { productIdAt } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { SIZES } from '../catalogue/product';

export const PRODUCT_TABS = ['description', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

interface ProductPageState {
  /** The product that was opened last; empty before the first one. */
  readonly productId: ProductId;
  readonly size: Size | null;
  /** Whether an addition was rejected because no size is selected. */
  readonly isSizeMissing: boolean;
  readonly imageIndex: number;
  readonly tab: ProductTab;
}

const [onlySize = null] = SIZES.length === 1 ? SIZES : [];

// A shop with one size preselects it.
const initialState: ProductPageState = {
  productId: '',
  size: onlySize,
  isSizeMissing: false,
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
      state.isSizeMissing = false;
    },
    /** An effect shows it as a toast. */
    additionRejected: (state) => {
      state.isSizeMissing = true;
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
        state.isSizeMissing = false;
        const productId = productIdAt(payload.pathname);
        if (productId !== '' && productId !== state.productId)
          Object.assign(state, initialState, { productId });
      }),
  selectors: {
    selectProductPage: (state) => state,
    selectTab: ({ tab }) => tab,
    selectIsSizeMissing: ({ isSizeMissing }) => isSizeMissing,
  },
});

export const { sizeSelected, additionRejected, imageShown, tabOpened } =
  productPage.actions;

export const { selectProductPage, selectTab, selectIsSizeMissing } =
  productPage.selectors;
