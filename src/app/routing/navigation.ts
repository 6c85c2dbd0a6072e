import { nanoid } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { createPath, type Navigator, type To } from 'react-router-dom';
import { selectUrl } from '../../features/collection/filtersSlice';
import { splitUrl } from '../../features/navigation/paths';
import { enterPlace } from '../../features/navigation/places';
import { navigated } from '../../features/navigation/routeSlice';
import { isRecord } from '../../lib/guards';
import type { AppStore } from '../store';
import { growProductImage } from './growProductImage';
import { nextNavigation } from './nextNavigation';
import { clearPressedLink, markPressedLink, watchClicks } from './pressedLink';
import { loadPage } from './routes';
import { keepScroll, saveScroll, scrollBack, scrollToStart } from './scroll';

const RETRY_MS = 1000;

const browserUrl = () => window.location.pathname + window.location.search;

/**
 * The key of the current history entry. Its scroll position is stored by it.
 */
const entryKey = () => {
  const state: unknown = window.history.state;
  const key = isRecord(state) ? state['key'] : undefined;
  return typeof key === 'string' ? key : undefined;
};

/**
 * The store has the page that is shown, the browser has the address. This
 * effect keeps them equal: a link loads its page, and then changes both; Back
 * has changed the address, so the page follows; an event has changed the state,
 * so the address follows. It is the only code that uses `window.history`.
 */
export const createNavigation = (store: AppStore, load = loadPage) => {
  const listeners = new Set<() => void>();
  /** Identifies the page that is loading. A newer one replaces it. */
  let loading: symbol | undefined;
  let shownPathname = '';
  /**
   * The URL of the state when it was last compared with the browser's URL.
   * Undefined after the browser has moved.
   */
  let synced: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const writeLater = (delay: number) => {
    timer ??= setTimeout(write, delay);
  };

  const stopWriting = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const changeAddress = (url: string, isReplaced: boolean) => {
    const keptKey = isReplaced ? entryKey() : undefined;
    const key = keptKey ?? nanoid();
    const change = isReplaced ? 'replaceState' : 'pushState';
    try {
      window.history[change]({ key }, '', url);
      enterPlace(key);
    } catch {
      // Browsers limit how often a page may change its URL.
      synced = undefined;
      writeLater(RETRY_MS);
    }
  };

  const write = () => {
    timer = undefined;
    const before = synced;
    synced = selectUrl(store.getState());
    const next = nextNavigation({
      browser: browserUrl(),
      before,
      after: synced,
    });
    if (!next) return;
    const { pathname } = splitUrl(browserUrl());
    if (pathname === shownPathname) saveScroll();
    changeAddress(next.url, next.isReplaced);
  };

  /** Calls `show` once the page is loaded, unless a newer one is requested. */
  const request = (pathname: string, show: () => void) => {
    const mine = Symbol(pathname);
    const finish = () => {
      if (loading !== mine) return;
      loading = undefined;
      show();
      clearPressedLink();
    };
    // In a later task, so that the press is painted first.
    const finishLater = () => setTimeout(finish);
    loading = mine;
    clearPressedLink();
    setTimeout(notify);
    // The error boundary reports a page that cannot be loaded.
    void load(pathname).then(finishLater, finishLater);
  };

  /** Renders the page of a URL, to which the browser has moved. */
  const render = (url: string) => {
    stopWriting();
    flushSync(() => {
      if (url !== selectUrl(store.getState())) {
        synced = undefined;
        shownPathname = splitUrl(url).pathname;
        store.dispatch(navigated(url));
      }
      notify();
    });
  };

  const open = (to: string) => {
    const { href, pathname, search } = new URL(to, window.location.href);
    request(pathname, () =>
      growProductImage(() => {
        saveScroll();
        changeAddress(href, href === window.location.href);
        render(pathname + search);
        scrollToStart();
      }),
    );
    markPressedLink();
  };

  const onPopState = () => {
    stopWriting();
    synced = selectUrl(store.getState());
    request(window.location.pathname, () => {
      saveScroll();
      const key = entryKey();
      if (key) enterPlace(key);
      // An entry without a key: the shopper has typed a hash into the address.
      else changeAddress(window.location.href, true);
      render(browserUrl());
      scrollBack();
    });
  };

  const onStateChange = () => {
    // Later, so that the change is painted first: a new URL takes as long as a
    // short list. The events of one task become one history entry.
    writeLater(0);
    if (selectUrl(store.getState()) !== synced) notify();
    const { pathname } = store.getState().route;
    if (pathname === shownPathname) return;
    // A jump in the DevTools has changed the page.
    shownPathname = pathname;
    saveScroll();
    request(pathname, () => {
      flushSync(notify);
      scrollToStart();
    });
  };

  /**
   * Shows the page of the browser's URL, and replaces the URL by its canonical
   * form.
   */
  const start = () => {
    const started = new AbortController();
    store.dispatch(navigated(browserUrl()));
    synced = selectUrl(store.getState());
    shownPathname = store.getState().route.pathname;
    changeAddress(synced + window.location.hash, true);

    const { signal } = started;
    watchClicks(signal);
    keepScroll(signal);
    window.addEventListener('popstate', onPopState, { signal });
    // After a reload the browser itself restores the scroll position, before
    // this script runs. From then on scroll.ts does.
    window.history.scrollRestoration = 'manual';
    const onPageHide = () => {
      window.history.scrollRestoration = 'auto';
    };
    const onPageShow = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', onPageHide, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    const unsubscribe = store.subscribe(onStateChange);
    return () => {
      started.abort();
      unsubscribe();
      stopWriting();
      loading = undefined;
    };
  };

  const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const openTo = (to: To) => open(hrefOf(to));
  const navigator: Navigator = {
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    push: openTo,
    // React Router compares a link with the pathname alone. `open` compares the
    // whole URL, and replaces the entry only if it is the same.
    replace: openTo,
  };

  return {
    navigator,
    start,
    isLoading: () => loading !== undefined,
    /**
     * Calls the listener when a page is requested, when it is shown, and when
     * an event changes the URL of the state.
     */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type Navigation = ReturnType<typeof createNavigation>;
