import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { authUi } from './authUi';
import { cart, lineRemoved, quantityOf } from './cart';
import { cartPage } from './cartPage';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { appUpdate } from './appUpdate';
import { filters } from './filters';
import { persistence } from './persistence';
import { productPage } from './productPage';
import { route } from './route';

// A slice that is new here has to be in slices.ts, too: it does not compile otherwise.
const combined = combineReducers({
  catalogue: catalogue.reducer,
  cart: cart.reducer,
  cartPage: cartPage.reducer,
  filters: filters.reducer,
  checkout: checkout.reducer,
  persistence: persistence.reducer,
  appUpdate: appUpdate.reducer,
  authUi: authUi.reducer,
  productPage: productPage.reducer,
  route: route.reducer,
});

/** The whole state of the shop, a slice a key. */
export type RootState = ReturnType<typeof combined>;
type Preloaded = Parameters<typeof combined>[0];

/** No event of the shop: every slice answers with the state that it has, or begins with. */
const FILL_IN = { type: '@@weft/fillIn' };

/**
 * The whole state of the shop, a slice a key. The bin says how many there were when the page was drawn; another tab
 * may have changed the line under the shopper's hand, or taken it. So a removal is brought to what the cart holds
 * before any slice hears of it, and is dropped where the cart has no such line.
 */
export const rootReducer = (state: Preloaded, event: UnknownAction): RootState => {
  if (!lineRemoved.match(event)) return combined(state, event);
  const whole = combined(state, FILL_IN);
  const quantity = quantityOf(whole.cart, event.payload);
  return quantity ? combined(whole, lineRemoved({ ...event.payload, quantity })) : whole;
};
