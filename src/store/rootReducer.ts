import { combineReducers } from '@reduxjs/toolkit';
import { authUi } from './authUi';
import { cart } from './cart';
import { cartPage } from './cartPage';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { filters } from './filters';
import { productPage } from './productPage';
import { route } from './route';

/** The whole state of the shop, a slice a key. */
export const rootReducer = combineReducers({
  catalogue: catalogue.reducer,
  cart: cart.reducer,
  cartPage: cartPage.reducer,
  filters: filters.reducer,
  checkout: checkout.reducer,
  authUi: authUi.reducer,
  productPage: productPage.reducer,
  route: route.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
