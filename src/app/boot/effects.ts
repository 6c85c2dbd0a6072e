import { clearAllListeners } from '@reduxjs/toolkit';
import { showToasts } from '../../features/cart/toasts';
import type { StoredFeature } from '../../features/persistence/storedFeature';
import { createNavigation } from '../routing/navigation';
import { prefetchOnIntent } from '../routing/prefetch';
import type { AppStore } from '../store';

const startServiceWorker = (store: AppStore) => {
  if (
    process.env['NODE_ENV'] !== 'production' ||
    !('serviceWorker' in navigator)
  ) {
    return;
  }
  const start = async () => {
    const { watchServiceWorker } = await import(
      /* webpackChunkName: "serviceWorker" */ '../../features/appUpdate/serviceWorker'
    );
    await watchServiceWorker(store);
  };
  const whenIdle =
    'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => void start().catch(() => undefined));
};

/**
 * Starts what listens to the store, and shows the page of the URL. Tests call
 * `stop`.
 */
export const startEffects = (store: AppStore, stored: StoredFeature) => {
  showToasts(store);
  const stopStoring = stored.start(store);
  const navigation = createNavigation(store);
  const stopNavigation = navigation.start();
  startServiceWorker(store);
  const stopPrefetch = prefetchOnIntent(store);
  const stop = () => {
    stopStoring();
    store.dispatch(clearAllListeners());
    stopPrefetch();
    stopNavigation();
  };
  return { navigation, stop };
};
