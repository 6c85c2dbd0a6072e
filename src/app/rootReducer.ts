import { combineSlices } from '@reduxjs/toolkit';
import { authUi } from '../features/auth/authUiSlice';
import { cart } from '../features/cart/cartSlice';
import { persistence } from '../features/cart/persistenceSlice';
import { catalogue } from '../features/catalogue/catalogueSlice';
import { checkout } from '../features/checkout/checkoutSlice';
import { list } from '../features/collections/listSlice';
import { textSearch } from '../features/search/textSearchSlice';
import { orders } from '../features/orders/ordersSlice';
import { productPage } from '../features/product/productPageSlice';
import { navigated, route } from '../routing/routeSlice';

/** The list of all slices, which tools and tests read as well. */
export const slices = [
  catalogue,
  cart,
  list,
  textSearch,
  checkout,
  orders,
  persistence,
  authUi,
  productPage,
  route,
] as const;

export const rootReducer = combineSlices(...slices);

export type RootState = ReturnType<typeof rootReducer>;

/**
 * The state of a first visit to a pathname. The build prerenders the page from
 * this state.
 */
export const initialStateFor = (pathname: string): RootState =>
  rootReducer(undefined, navigated({ pathname, search: '' }));
