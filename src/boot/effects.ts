import { selectUrl } from '../features/collection/filtersSlice';
import { isSameEntry } from '../features/collection/url';
import { clearAllListeners } from '@reduxjs/toolkit';
import { watchServiceWorker } from '../features/appUpdate/serviceWorker';
import { persistCart } from '../features/cart/persistCart';
import { showToasts } from '../features/cart/toasts';
import { persistCheckout } from '../features/checkout/persistCheckout';
import { createNavigation } from '../routing/navigation';
import type {
  BrowserWindow,
  StoredFeature,
} from '../features/persistence/storedFeature';
import type { RootState } from '../app/rootReducer';
import type { AppStore } from '../app/store';

/** What navigation has to know of the URLs of the shop. */
export const URLS = { selectUrl, isSameEntry };

/** The features whose slices the browser stores. */
const STORED_FEATURES = [persistCart, persistCheckout];

/** All stored features as one. */
export const openStoredFeatures = (
  browserWindow: BrowserWindow = window,
): StoredFeature => {
  const features = STORED_FEATURES.map((open) => open(browserWindow));
  return {
    load: async () => {
      const slices = await Promise.all(features.map(({ load }) => load()));
      const state: Partial<RootState> = {};
      for (const slice of slices) Object.assign(state, slice);
      return state;
    },
    start: (store) => {
      const stops = features.map(({ start }) => start(store));
      return () => stops.forEach((stop) => stop());
    },
  };
};

const startServiceWorker = (store: AppStore) => {
  if (
    process.env['NODE_ENV'] !== 'production' ||
    !('serviceWorker' in navigator)
  ) {
    return;
  }
  const whenIdle =
    'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => void watchServiceWorker(store).catch(() => undefined));
};

/**
 * Starts what listens to the store, and shows the page of the URL. Tests call
 * `stop`.
 */
export const startEffects = (store: AppStore, stored: StoredFeature) => {
  showToasts(store);
  const stopStoring = stored.start(store);
  const { navigator, start } = createNavigation(store, URLS);
  const stopNavigation = start();
  startServiceWorker(store);
  const stop = () => {
    stopStoring();
    store.dispatch(clearAllListeners());
    stopNavigation();
  };
  return { navigator, stop };
};
