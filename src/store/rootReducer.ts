import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { authUi } from './authUi';
import { cart, lineRemoved, quantityOf } from './cart';
import { cartPage } from './cartPage';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { edition } from './edition';
import { filters } from './filters';
import { keeping } from './keeping';
import { productPage } from './productPage';
import { route } from './route';

const slices = combineReducers({
  catalogue: catalogue.reducer,
  cart: cart.reducer,
  cartPage: cartPage.reducer,
  filters: filters.reducer,
  checkout: checkout.reducer,
  keeping: keeping.reducer,
  edition: edition.reducer,
  authUi: authUi.reducer,
  productPage: productPage.reducer,
  route: route.reducer,
});

export type RootState = ReturnType<typeof slices>;
type Preloaded = Parameters<typeof slices>[0];

/**
 * The whole state of the shop, a slice a key. A removal is settled with the cart before any slice hears of it:
 * another tab may have taken the line, or changed it, under the shopper's hand.
 */
export const rootReducer = (state: Preloaded, event: UnknownAction): RootState => {
  if (!lineRemoved.match(event)) return slices(state, event);
  const now = slices(state, { type: 'settled' });
  const quantity = quantityOf(now.cart, event.payload);
  return quantity ? slices(now, lineRemoved({ ...event.payload, quantity })) : now;
};
