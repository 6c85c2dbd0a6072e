import { createSlice } from '@reduxjs/toolkit';
import { isOneOf } from '../domain/oneOf';
import { ANGLES } from '../domain/pictures';
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
  sizeChosen: Size;
  /** A picture of the gallery, by its index from 0. */
  pictureShown: number;
  /** One of the tabs under the product. */
  tabOpened: ProductTab;
}

type Shape = 'noSize' | 'sized';

/** Whether a size is chosen. */
export const productPageMachine: Machine<ProductPage, Shape, keyof Events | 'navigated'> = {
  table: {
    noSize: {
      sizeChosen: ['sized', 'refused'],
      pictureShown: ['noSize', 'refused'],
      tabOpened: ['noSize', 'refused'],
      navigated: ['noSize', 'refused'],
    },
    sized: {
      sizeChosen: ['sized', 'refused'],
      pictureShown: ['sized', 'refused'],
      tabOpened: ['sized', 'refused'],
      navigated: 'noSize',
    },
  },
  shapeOf: ({ size }) => (size === null ? 'noSize' : 'sized'),
};

const initialState: ProductPage = { size: null, picture: 0, tab: 'description' };

export const productPage = createSlice({
  name: 'productPage',
  initialState,
  reducers: {
    sizeChosen: (state, { payload }) => {
      if (isOneOf(SIZES, payload)) state.size = payload;
    },
    pictureShown: (state, { payload }) => {
      if (ANGLES[payload]) state.picture = payload;
    },
    tabOpened: (state, { payload }) => {
      if (isOneOf(PRODUCT_TABS, payload)) state.tab = payload;
    },
  } satisfies Reducers<ProductPage, Events>,
  // Another page, or another product: every choice starts anew.
  extraReducers: (builder) => builder.addCase(navigated, (state) => Object.assign(state, initialState)),
});

export const { sizeChosen, pictureShown, tabOpened } = productPage.actions;
