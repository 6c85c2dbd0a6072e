import { clearAllListeners } from '@reduxjs/toolkit';
import { persistCart } from '../features/cart/persistCart';
import { parseCheckout } from '../features/checkout/checkout';
import { checkoutLoaded } from '../features/checkout/checkoutSlice';
import { persistSlice } from '../features/persistence/persistSlice';
import { showToasts } from '../features/product/showToasts';
import { STORAGE_KEYS } from '../lib/safeStorage';
import type { AppStore } from '../app/store';

export { startServiceWorker } from '../features/appUpdate/serviceWorker';

/** Starts what listens to events, and loads what is stored. */
export const startListeners = (store: AppStore) => {
  showToasts(store);
  persistSlice(store, {
    name: 'checkout',
    key: STORAGE_KEYS.checkout,
    parse: parseCheckout,
    toEvent: checkoutLoaded,
  });
  const { whenLoaded, stop } = persistCart(store);
  return {
    whenLoaded,
    stop: () => {
      stop();
      store.dispatch(clearAllListeners());
    },
  };
};
