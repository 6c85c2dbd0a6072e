import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { VIEWS } from '../../data/catalogue';
import type { Size } from '../../data/types';
import { SIZES } from '../catalogue/product';
import { navigated } from '../../routing/routeSlice';

export const PRODUCT_TABS = ['description', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

interface ProductPage {
  readonly size: Size | null;
  readonly imageIndex: number;
  readonly tab: ProductTab;
}

const [onlySize = null] = SIZES.length === 1 ? SIZES : [];

// A shop with one size preselects it.
const initialState: ProductPage = {
  size: onlySize,
  imageIndex: 0,
  tab: 'description',
};

export const productPage = createSlice({
  name: 'productPage',
  initialState,
  reducers: {
    sizeSelected: (state, { payload }: PayloadAction<Size>) => {
      if (SIZES.includes(payload)) state.size = payload;
    },
    imageShown: (state, { payload }: PayloadAction<number>) => {
      if (VIEWS[payload]) state.imageIndex = payload;
    },
    tabOpened: (state, { payload }: PayloadAction<ProductTab>) => {
      state.tab = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(navigated, (state) => Object.assign(state, initialState)),
  selectors: {
    selectProductPage: (state) => state,
    selectTab: ({ tab }) => tab,
  },
});

export const { sizeSelected, imageShown, tabOpened } = productPage.actions;

export const { selectProductPage, selectTab } = productPage.selectors;
