import { clearAllListeners } from '@reduxjs/toolkit';
import { persistCart } from '../features/cart/persistCart';
import { persistCheckout } from '../features/checkout/persistCheckout';
import { showToasts } from '../features/product/showToasts';
import type { AppStore } from '../app/store';

export { startServiceWorker } from '../features/appUpdate/serviceWorker';

/** Starts what listens to events, and loads what is stored. */
export const startListeners = (store: AppStore) => {
  showToasts(store);
  persistCheckout(store);
  const { whenLoaded, stop } = persistCart(store);
  return {
    whenLoaded,
    stop: () => {
      stop();
      store.dispatch(clearAllListeners());
    },
  };
};
