import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { authUi } from '../features/auth/authUiSlice';
import { cart, isUnavailableAddition } from '../features/cart/cartSlice';
import {
  catalogue,
  selectProductsById,
} from '../features/catalogue/catalogueSlice';
import { checkout } from '../features/checkout/checkoutSlice';
import { filters } from '../features/collections/filtersSlice';
import { suggestions } from '../features/collections/search/suggestionsSlice';
import { orders } from '../features/orders/ordersSlice';
import { storageStatus } from '../features/storageStatus/storageStatusSlice';
import { productPage } from '../features/product/productPageSlice';
import { navigated, route } from '../routing/routeSlice';

/** The list of all slices, which tools and tests read as well. */
export const slices = [
  catalogue,
  cart,
  filters,
  suggestions,
  checkout,
  orders,
  storageStatus,
  authUi,
  productPage,
  route,
] as const;

const combined = combineSlices(...slices);

const IGNORED_ACTION = { type: 'ignored' };

export type RootState = ReturnType<typeof combined>;

/**
 * Replaces the addition of what cannot be bought by `IGNORED_ACTION`, which
 * every slice ignores.
 */
export const rootReducer = (
  state: Parameters<typeof combined>[0],
  action: UnknownAction,
): RootState => {
  const isIgnored =
    state?.catalogue !== undefined &&
    isUnavailableAddition(
      selectProductsById({ catalogue: state.catalogue }),
      action,
    );
  return combined(state, isIgnored ? IGNORED_ACTION : action);
};

/**
 * The state of a first visit to a pathname. The build prerenders the page from
 * this state.
 */
export const initialStateFor = (pathname: string): RootState =>
  rootReducer(undefined, navigated({ pathname, search: '' }));
