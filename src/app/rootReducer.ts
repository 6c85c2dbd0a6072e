import { combineSlices } from '@reduxjs/toolkit';
import { appUpdate } from '../features/appUpdate/appUpdateSlice';
import { authUi } from '../features/auth/authUiSlice';
import { cart } from '../features/cart/cartSlice';
import { catalogue } from '../features/catalogue/catalogueSlice';
import { checkout } from '../features/checkout/checkoutSlice';
import { filters } from '../features/collections/filtersSlice';
import { storageStatus } from '../features/persistence/storageStatusSlice';
import { productPage } from '../features/product/productPageSlice';
import { navigated, route } from '../routing/routeSlice';

/**
 * The slices of the state. Everything that needs all of them (tools, tests, the
 * DevTools) reads this list.
 */
export const slices = [
  catalogue,
  cart,
  filters,
  checkout,
  storageStatus,
  appUpdate,
  authUi,
  productPage,
  route,
] as const;

export const rootReducer = combineSlices(...slices);

export type RootState = ReturnType<typeof rootReducer>;

/**
 * The state of a first visit to this pathname, from which the build prerenders
 * its page.
 */
export const initialStateFor = (pathname: string): RootState =>
  rootReducer(rootReducer(undefined, { type: 'init' }), navigated(pathname));
