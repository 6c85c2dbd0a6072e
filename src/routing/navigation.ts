import { nanoid } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { createPath, type Navigator, type To } from 'react-router-dom';
import type { RootState } from '../app/rootReducer';
import type { AppStore } from '../app/store';
import { isRecord } from '../lib/guards';
import { pathnameOf } from './paths';
import {
  enterPlace,
  restoreScroll,
  savePlace,
  scrollToStart,
  storePlaces,
} from './places';
import { navigated } from './routeSlice';

/** What navigation has to know of the URLs of the shop. */
interface Urls {
  /** The URL of the state. */
  readonly selectUrl: (state: RootState) => string;
  /** Whether two URLs share a history entry. */
  readonly isSameEntry: (from: string, to: string) => boolean;
}

const browserUrl = () => window.location.pathname + window.location.search;

/** The key of the current history entry. Its places are stored by it. */
const entryKey = () => {
  const state: unknown = window.history.state;
  const key = isRecord(state) ? state['key'] : undefined;
  return typeof key === 'string' ? key : undefined;
};

const changeAddress = (url: string, isReplaced: boolean) => {
  const keptKey = isReplaced ? entryKey() : undefined;
  const key = keptKey ?? nanoid();
  window.history[isReplaced ? 'replaceState' : 'pushState']({ key }, '', url);
  enterPlace(key);
};

/**
 * The store has the page that is shown, the browser has the address. This
 * effect keeps them equal by two verbs: after a link and after Back it goes to
 * the address, and after any other event it writes the URL of the state. It is
 * the only code that uses `window.history`.
 */
export const createNavigation = (
  store: AppStore,
  { selectUrl, isSameEntry }: Urls,
) => {
  const stateUrl = () => selectUrl(store.getState());

  /** The URL of the state when it was last equal to the address. */
  let synced = stateUrl();
  let isGoing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows the page of the address. */
  const go = () => {
    const url = browserUrl();
    isGoing = true;
    if (url !== synced) flushSync(() => store.dispatch(navigated(url)));
    isGoing = false;
    synced = stateUrl();
  };

  /** Writes the URL of the state to the address. */
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const from = synced;
    synced = stateUrl();
    if (from === synced) return;
    changeAddress(synced, isSameEntry(from, synced));
    // Only a jump of the DevTools has changed the page.
    const [page] = from.split('?');
    if (page !== store.getState().route.pathname) scrollToStart();
  };

  const onStateChange = () => {
    if (isGoing || timer !== undefined || stateUrl() === synced) return;
    // Before the list of the new state is rendered, which may be shorter.
    savePlace('');
    // Later, so that the change is painted first: a new address takes as long
    // as a short list. The events of one task become one history entry.
    timer = setTimeout(write);
  };

  const open = (to: string) => {
    // A filter that was just chosen has its own history entry.
    write();
    savePlace(document.activeElement?.getAttribute('href') ?? '');
    const { href, hash } = new URL(to, window.location.href);
    changeAddress(href, href === window.location.href);
    go();
    // A link may have parameters that the list does not keep.
    if (browserUrl() !== synced) changeAddress(synced + hash, true);
    scrollToStart();
  };

  const onPopState = () => {
    clearTimeout(timer);
    timer = undefined;
    savePlace();
    const key = entryKey();
    if (key) enterPlace(key);
    // An entry without a key: the shopper has typed a hash into the address.
    else changeAddress(window.location.href, true);
    go();
    window.scrollTo(0, 0);
    restoreScroll();
  };

  /** Shows the page of the address, and follows the history and the store. */
  const start = () => {
    const { pathname, search, hash } = window.location;
    store.dispatch(navigated(browserUrl()));
    synced = stateUrl();
    // What the shop does not know of the address stays until the next page.
    changeAddress(pathnameOf(pathname) + search + hash, true);
    // A document restores its place after a reload before this script runs.
    window.history.scrollRestoration = 'manual';
    const stopped = new AbortController();
    const { signal } = stopped;
    window.addEventListener('popstate', onPopState, { signal });
    const onPageHide = () => {
      window.history.scrollRestoration = 'auto';
    };
    const onPageShow = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', onPageHide, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    // The last event before a browser unloads a tab to save memory.
    document.addEventListener('visibilitychange', storePlaces, { signal });
    const unsubscribe = store.subscribe(onStateChange);
    return () => {
      stopped.abort();
      unsubscribe();
      clearTimeout(timer);
    };
  };

  const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  // In the next task, so that the press is painted before the page is rendered.
  const openLater = (to: To) => void setTimeout(open, 0, hrefOf(to));
  const navigator: Navigator = {
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    push: openLater,
    // React Router compares a link with the pathname alone. `open` compares the
    // whole URL, and replaces the entry only if it is the same.
    replace: openLater,
  };

  return { navigator, start };
};
