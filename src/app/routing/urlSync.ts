import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  NavigationType,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { selectUrl } from '../../features/collection/filtersSlice';
import type { AppStore } from '../store';
import { navigated } from '../../features/navigation/routeSlice';
import { clearPressed } from '../../ui/Link';
import { growProductImage } from './growProductImage';
import { KEEP_SCROLL, nextNavigation } from './nextNavigation';

/** The history of React Router, of the browser or in memory. */
export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

const RETRY_MS = 1000;

const browserUrl = () => window.location.pathname + window.location.search;

/**
 * Applies the browser's URL to the store and writes it back in its canonical
 * form. Runs before the router starts.
 */
export const applyUrl = (store: AppStore): void => {
  store.dispatch(navigated(browserUrl()));
  const url = selectUrl(store.getState());
  if (url !== browserUrl())
    window.history.replaceState(
      window.history.state,
      '',
      url + window.location.hash,
    );
};

/**
 * Syncs the URL and the store. A navigation to another page dispatches
 * `navigated` and shows the page once it is loaded, in one render. Returns the
 * last action, the location of the browser and that of the shown page.
 */
export const useUrlSync = (
  store: AppStore,
  history: History,
  loadPage: (pathname: string) => Promise<unknown>,
  pressed: RefObject<HTMLAnchorElement | null>,
) => {
  const [{ action, location }, setCurrent] = useState<
    Pick<History, 'action' | 'location'>
  >({
    action: history.action,
    location: history.location,
  });
  const [shown, setShown] = useState(location);
  /** The state's URL that was last written to the browser or read from it. */
  const synced = useRef<string>(undefined);
  const shownPathname = useRef(location.pathname);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      const before = synced.current;
      synced.current = selectUrl(store.getState());
      const next = nextNavigation({
        browser: browserUrl(),
        before,
        after: synced.current,
      });
      if (!next) return;
      try {
        if (next.replace) history.replace(next.to, next.state);
        else history.push(next.to, next.state);
      } catch {
        // Browsers limit how often a page may change its URL.
        synced.current = undefined;
        timer = setTimeout(write, RETRY_MS);
      }
    };
    // After the change was painted: a new URL takes as long as a short list.
    // Events of one task become one history entry.
    const unsubscribe = store.subscribe(() => {
      timer ??= setTimeout(write);
    });
    const unlisten = history.listen((update) => {
      // A navigation before the write wins.
      clearTimeout(timer);
      timer = undefined;
      synced.current = selectUrl(store.getState());
      setCurrent(update);
    });
    return () => {
      unlisten();
      unsubscribe();
      clearTimeout(timer);
    };
  }, [history, store]);

  useLayoutEffect(() => {
    let isMounted = true;
    const { pathname } = location;
    const show = () => {
      // A later navigation may not be rendered yet.
      if (!isMounted || history.location.key !== location.key) return;
      const url = pathname + location.search;
      // The state may have gone on since its URL was written.
      if (url !== synced.current && url !== selectUrl(store.getState())) {
        synced.current = undefined;
        store.dispatch(navigated(url));
      }
      shownPathname.current = pathname;
      setShown(location);
      clearPressed(pressed);
    };
    // After the press was painted. The error boundary reports a page that
    // cannot be loaded.
    const showLater = () =>
      setTimeout(() =>
        growProductImage(pressed.current, () => flushSync(show)),
      );
    synced.current ??= selectUrl(store.getState());
    if (action === NavigationType.Pop) clearPressed(pressed);
    // A link to the shown page loads it again: it may have failed.
    const isShown =
      pathname === shownPathname.current &&
      (action === NavigationType.Pop || location.state === KEEP_SCROLL);
    if (isShown) show();
    else void loadPage(pathname).then(showLater, showLater);
    return () => {
      isMounted = false;
    };
  }, [action, history, location, loadPage, pressed, store]);

  return { action, location, shown };
};
