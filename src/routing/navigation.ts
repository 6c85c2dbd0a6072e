import { nanoid } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { createPath, type Navigator, type To } from 'react-router-dom';
import type { RootState } from '../app/rootReducer';
import type { AppStore } from '../app/store';
import { isRecord } from '../lib/guards';
import { splitUrl } from './paths';
import {
  enterPlace,
  restoreScroll,
  saveScroll,
  scrollToStart,
  storePlaces,
} from './places';
import { navigated } from './routeSlice';

const browserUrl = () => window.location.pathname + window.location.search;

/** The key of the current history entry. Its places are stored by it. */
const entryKey = () => {
  const state: unknown = window.history.state;
  const key = isRecord(state) ? state['key'] : undefined;
  return typeof key === 'string' ? key : undefined;
};

/** What navigation has to know of the URLs of the shop. */
interface Urls {
  /** The URL of the state. */
  readonly selectUrl: (state: RootState) => string;
  /** Whether two URLs share a history entry. */
  readonly isSameEntry: (from: string, to: string) => boolean;
}

/**
 * The store has the page that is shown, the browser has the address. This
 * effect keeps them equal: a link changes both; Back has changed the address,
 * so the page follows; an event has changed the state, so the address follows.
 * It is the only code that uses `window.history`.
 */
export const createNavigation = (
  store: AppStore,
  { selectUrl, isSameEntry }: Urls,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stateUrl = () => selectUrl(store.getState());

  const changeAddress = (url: string, isReplaced: boolean) => {
    const keptKey = isReplaced ? entryKey() : undefined;
    const key = keptKey ?? nanoid();
    const change = isReplaced ? 'replaceState' : 'pushState';
    window.history[change]({ key }, '', url);
    enterPlace(key);
  };

  /** Writes the URL of the state to the address. */
  const write = () => {
    stopWriting();
    const from = browserUrl();
    const to = stateUrl();
    if (from === to) return;
    changeAddress(to, isSameEntry(from, to));
    // Only a jump of the DevTools has changed the page.
    if (splitUrl(from).pathname !== splitUrl(to).pathname) scrollToStart();
  };

  const stopWriting = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  // Later, so that the change is painted first: a new URL takes as long as a
  // short list. The events of one task become one history entry.
  const onStateChange = () => {
    // Before the list of the new state is rendered, which may be shorter.
    if (timer === undefined && stateUrl() !== browserUrl()) saveScroll();
    timer ??= setTimeout(write, 0);
  };

  /** Renders the page of a URL, unless it is shown. */
  const show = (url: string) => {
    stopWriting();
    if (url !== stateUrl()) flushSync(() => store.dispatch(navigated(url)));
  };

  const openNow = (to: string) => {
    // A filter that was just chosen has its own history entry.
    write();
    const { href, pathname, search } = new URL(to, window.location.href);
    saveScroll();
    changeAddress(href, href === window.location.href);
    show(pathname + search);
    scrollToStart();
  };

  // Later, so that the press is painted before the page is rendered.
  const open = (to: string) => void setTimeout(openNow, 0, to);

  const onPopState = () => {
    saveScroll();
    const key = entryKey();
    if (key) enterPlace(key);
    // An entry without a key: the shopper has typed a hash into the address.
    else changeAddress(window.location.href, true);
    show(browserUrl());
    window.scrollTo(0, 0);
    restoreScroll();
  };

  /**
   * Shows the page of the browser's URL, and replaces the URL by its canonical
   * form.
   */
  const start = () => {
    const started = new AbortController();
    const { signal } = started;
    store.dispatch(navigated(browserUrl()));
    changeAddress(stateUrl() + window.location.hash, true);
    window.addEventListener('popstate', onPopState, { signal });
    // After a reload the browser itself restores the scroll position, before
    // this script runs. From then on places.ts does.
    window.history.scrollRestoration = 'manual';
    const onPageHide = () => {
      window.history.scrollRestoration = 'auto';
      saveScroll();
      storePlaces();
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

  return { navigator, start };
};
