import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { SIZES, VIEWS } from '../../data/vocabulary';
import type { Product, ProductId, Size } from '../../data/types';
import { parsePathname } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import {
  selectProducts,
  selectProductsById,
} from '../catalogue/catalogueSlice';

export const PRODUCT_TABS = ['description', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

interface ProductPageState {
  /** The product that was opened last. It is empty before the first one. */
  productId: ProductId;
  size: Size | null;
  /** Whether an addition failed: no available size was selected. */
  isAdditionRejected: boolean;
  imageIndex: number;
  tab: ProductTab;
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
      // The state is kept if the shopper returns to the same product.
      .addCase(navigated, (state, { payload }) => {
        const { productId } = parsePathname(payload.pathname);
        if (productId !== '' && productId !== state.productId)
          return { ...initialState, productId };
        state.isAdditionRejected = false;
        return state;
      }),
  selectors: { selectProductPage: (state) => state },
});

export const { sizeSelected, additionRejected, imageShown, tabOpened } =
  productPage.actions;

export const { selectProductPage } = productPage.selectors;

/** Returns undefined if the shop has no product with the id that was opened. */
export const selectShownProduct = (state: RootState): Product | undefined =>
  selectProductsById(state).get(selectProductPage(state).productId);

const RELATED_COUNT = 5;

const isSameStyle = ({ color }: Product, other: Product | undefined) =>
  color !== undefined && color.style === other?.color?.style;

/** Products of the same category and type, but of another style. */
export const selectRelated = createSelector(
  [selectProducts, selectShownProduct],
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

/** All products of the style of this product, one for each color. */
export const selectColors = createSelector(
  [selectProducts, selectShownProduct],
  (products, product) =>
    products.filter((other) => isSameStyle(other, product)),
);
