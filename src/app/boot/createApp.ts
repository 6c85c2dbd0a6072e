import { clearAllListeners } from '@reduxjs/toolkit';
import { SHOP_NAME } from '../../data/shop';
import { loadPersistedState } from './loadPersistedState';
import { showToasts } from '../../features/cart/toasts';
import { createNavigation } from '../routing/navigation';
import { createStore, type AppStore } from '../store';
import type { RootState } from '../rootReducer';
import { prefetchOnIntent } from '../routing/prefetch';

const startServiceWorker = (store: AppStore) => {
  if (
    process.env['NODE_ENV'] !== 'production' ||
    !('serviceWorker' in navigator)
  )
    return;
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
 * Creates the store and starts the effects. Tests pass a state to start from,
 * and call `close`.
 */
export const createApp = async (preloadedState: Partial<RootState> = {}) => {
  // Before the store exists, so that no persisted state ever appears to be
  // missing.
  const { preloadedState: persisted, startPersistence } =
    await loadPersistedState();
  const openedAt = new Date().toTimeString().slice(0, 'hh:mm:ss'.length);
  const store = createStore({
    // Two tabs may have the same page.
    name: `${SHOP_NAME} ${location.pathname} ${openedAt}`,
    preloadedState: { ...persisted, ...preloadedState },
  });
  showToasts(store);
  const stopPersistence = startPersistence(store);
  const navigation = createNavigation(store);
  const stopNavigation = navigation.start();
  startServiceWorker(store);
  const stopPrefetch = prefetchOnIntent(store);
  const close = () => {
    stopPersistence();
    store.dispatch(clearAllListeners());
    stopPrefetch();
    stopNavigation();
  };
  return { store, navigation, close };
};
