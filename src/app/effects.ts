import { clearAllListeners } from '@reduxjs/toolkit';
import { watchServiceWorker } from '../features/appUpdate/serviceWorker';
import { persistCart } from '../features/cart/persistCart';
import { readCheckout } from '../features/checkout/checkout';
import { checkoutLoaded } from '../features/checkout/checkoutSlice';
import { selectUrl } from '../features/collection/filtersSlice';
import { canonicalUrl, isSameEntry } from '../features/collection/url';
import { persistSlice } from '../features/persistence/persistSlice';
import { showToasts } from '../features/product/showToasts';
import { isRecord } from '../lib/guards';
import { STORAGE_KEYS } from '../lib/safeStorage';
import { startNavigation } from '../routing/navigation';
import type { AppStore } from './store';

/** Starts what listens to events, and shows what is stored. */
export const startListeners = (store: AppStore) => {
  showToasts(store);
  persistSlice(store, {
    name: 'checkout',
    key: STORAGE_KEYS.checkout,
    read: readCheckout,
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

/** Chromium has it. TypeScript's DOM library has not. */
const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return isRecord(connection) && connection['saveData'] === true;
};

const startServiceWorker = (store: AppStore) => {
  const isDevelopment = process.env['NODE_ENV'] !== 'production';
  if (isDevelopment || !('serviceWorker' in navigator) || savesData()) return;
  const whenIdle =
    'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => void watchServiceWorker(store).catch(() => undefined));
};

/**
 * Starts the service worker, and shows the page of the address. Returns what the
 * links of React Router call.
 */
export const startNavigationAndWorker = (store: AppStore) => {
  startServiceWorker(store);
  return startNavigation(store, { selectUrl, canonicalUrl, isSameEntry });
};
