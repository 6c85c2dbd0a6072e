import { createListenerMiddleware } from '@reduxjs/toolkit';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { syncUrl, applyUrl } from '../effects/urlSync';
import { loadPersistedState } from '../effects/persistence';
import { offerVisit, recordVisit } from '../effects/recorder';
import { openRouter } from '../effects/router';
import { showToasts } from '../effects/toasts';
import { createStore, type Store } from '../store/createStore';
import type { RootState } from '../store/rootReducer';
import { forgetReloads } from './errors/reloadOnce';
import { prefetchOnIntent } from './prefetch';
import { nameAt, pages } from './routes';
import { startServiceWorker } from './startServiceWorker';

const loadPage = (pathname: string) => pages[nameAt(pathname)].load();

/** Loads the page of the address, once the state has taken it; whether it came: one that did not says so itself. */
const loadFirstPage = async (store: Store): Promise<boolean> => {
  applyUrl(store);
  const { href } = window.location;
  const hasPage = await Promise.resolve(loadPage(window.location.pathname)).then(
    () => true,
    () => false,
  );
  // Whoever went Back meanwhile has another first page.
  return href === window.location.href ? hasPage : loadFirstPage(store);
};

/**
 * A visit: the store, the router, and the effects that tie them to each other and to the world. A state to begin with,
 * and `close`, are for tests: they open many visits in one window. A visit of the browser ends with its page.
 */
export const createApp = async (preloadedState: Partial<RootState> = {}) => {
  const listeners = createListenerMiddleware<RootState>();
  const recorder = recordVisit();
  // Before the first state: nothing that was kept is ever seen to be missing.
  const { preloadedState: persisted, startPersistence } = await loadPersistedState();
  const store = createStore({
    preloadedState: { ...persisted, ...preloadedState },
    // The recorder last: it has to stand nearest to the store.
    effects: [listeners.middleware, recorder.middleware],
  });
  showToasts(listeners);
  offerVisit(listeners, recorder.session);
  const stopPersistence = startPersistence({ listeners, store });

  const hasPage = await loadFirstPage(store);
  if (hasPage) forgetReloads();
  const router = openRouter(createBrowserHistory(), loadPage);
  const unfollow = syncUrl(router, store);
  startServiceWorker({ listeners, store });
  const stopPrefetching = prefetchOnIntent(loadPage);
  const close = () => {
    listeners.clearListeners();
    unfollow();
    stopPersistence();
    stopPrefetching();
    router.dispose();
  };
  return { store, router, hasPage, close };
};
