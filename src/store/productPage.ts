import { createSlice } from '@reduxjs/toolkit';
import { isOneOf } from '../domain/guards';
import { ANGLES } from '../domain/images';
import { PRODUCT_TABS, type ProductTab } from '../domain/productTabs';
import { SIZES, type Size } from '../domain/product';
import type { Machine, Reducers } from './machine';
import { navigated } from './route';

export interface ProductPage {
  readonly size: Size | null;
  /** Index of the picture that is shown large. */
  readonly picture: number;
  readonly tab: ProductTab;
}

interface Events {
  /** One of the sizes pressed. */
  sizeSelected: Size;
  /** A picture of the gallery, by its index from 0. */
  imageShown: number;
  /** One of the tabs under the product. */
  tabOpened: ProductTab;
}

type Shape = 'noSize' | 'sized';

/** Whether a size is chosen. */
export const productPageMachine: Machine<ProductPage, Shape, keyof Events | 'navigated'> = {
  table: {
    noSize: {
      sizeSelected: ['sized', 'refused'],
      imageShown: ['noSize', 'refused'],
      tabOpened: ['noSize', 'refused'],
      navigated: ['noSize', 'refused'],
    },
    sized: {
      sizeSelected: ['sized', 'refused'],
      imageShown: ['sized', 'refused'],
      tabOpened: ['sized', 'refused'],
      navigated: 'noSize',
    },
  },
  modeOf: ({ size }) => (size === null ? 'noSize' : 'sized'),
};

const initialState: ProductPage = { size: null, picture: 0, tab: 'description' };

export const productPage = createSlice({
  name: 'productPage',
  initialState,
  reducers: {
    sizeSelected: (state, { payload }) => {
      if (isOneOf(SIZES, payload)) state.size = payload;
    },
    imageShown: (state, { payload }) => {
      if (ANGLES[payload]) state.picture = payload;
    },
    tabOpened: (state, { payload }) => {
      if (isOneOf(PRODUCT_TABS, payload)) state.tab = payload;
    },
  } satisfies Reducers<ProductPage, Events>,
  // Another page, or another product: every choice starts anew.
  extraReducers: (builder) => builder.addCase(navigated, (state) => Object.assign(state, initialState)),
});

export const { sizeSelected, imageShown, tabOpened } = productPage.actions;
