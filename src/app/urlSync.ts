import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectUrl } from '../features/collection/filtersSlice';
import type { Store } from './store';
import { navigated } from '../features/navigation/routeSlice';
import { nextNavigation } from './nextNavigation';

const RETRY_MS = 1000;

const browserUrl = () => window.location.pathname + window.location.search;

/** Applies the browser's URL to the store and writes it back in its canonical form. Runs before the router starts. */
export const applyUrl = (store: Store): void => {
  store.dispatch(navigated(browserUrl()));
  const url = selectUrl(store.getState());
  if (url !== browserUrl()) window.history.replaceState(window.history.state, '', url + window.location.hash);
};

/** Syncs the URL and the store. A navigation dispatches `navigated` once its page is loaded. Equal URLs do nothing. */
export const useUrlSync = (store: Store, loadPage: (pathname: string) => Promise<unknown>): void => {
  const location = useLocation();
  const navigate = useNavigate();
  /** The state's URL that was last written to the browser or read from it. */
  const synced = useRef<string>(undefined);

  useLayoutEffect(() => {
    const url = location.pathname + location.search;
    synced.current ??= selectUrl(store.getState());
    if (url === selectUrl(store.getState())) return;
    const apply = () => {
      if (url !== browserUrl()) return;
      synced.current = undefined;
      store.dispatch(navigated(url));
    };
    // The error boundary reports a page that cannot be loaded.
    void loadPage(location.pathname).then(apply, apply);
  }, [location, store, loadPage]);

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const before = synced.current;
      synced.current = selectUrl(store.getState());
      const next = nextNavigation({ browser: browserUrl(), before, after: synced.current });
      if (!next) return;
      try {
        void navigate(next.to, next.options);
      } catch {
        // Browsers limit how often a page may change its URL.
        synced.current = undefined;
        retry = setTimeout(write, RETRY_MS);
      }
    };
    // Events of one task become one history entry.
    const unsubscribe = store.subscribe(() => queueMicrotask(write));
    return () => {
      unsubscribe();
      clearTimeout(retry);
    };
  }, [navigate, store]);
};
