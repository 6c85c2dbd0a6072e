import { flushSync } from 'react-dom';
import {
  createPath,
  resolvePath,
  type Navigator,
  type To,
} from 'react-router-dom';
import type { AppStore } from '../app/store';
import { parseAddress, selectUrl, urlOf } from '../app/url';
import { selectListState } from '../features/collections/listSlice';
import { createHref } from '../routing/paths';
import {
  focusHashTarget,
  focusPage,
  restorePosition,
  savePosition,
  watchPosition,
} from '../routing/position';
import { navigated, type PathAndSearch } from '../routing/routeSlice';

// The state of the store and the address of the browser change in this order:
// - A link: the address, then the state.
// - Back: the browser has changed the address, then the state.
// - A filter: the state, then the address.

/** Opens the URL of a link, which replaces a history entry of the same URL. */
const openUrl = (store: AppStore, to: To, replaces = false) => {
  const { hash, ...address } = resolvePath(to, location.pathname);
  const target = parseAddress(address);
  const url = urlOf(target) + hash;
  savePosition();
  const isReplaced = replaces || url === createPath(location);
  history[isReplaced ? 'replaceState' : 'pushState'](null, '', url);
  showPage(store, target);
};

/** Shows the page of the address, and moves the focus to a new page. */
const showPage = (store: AppStore, target: PathAndSearch) => {
  const isNewPage = target.pathname !== store.getState().route.pathname;
  const { activeElement } = document;
  if (isNewPage) {
    // If a focused element is removed, Chromium computes the styles of the old
    // page again: 5 of 67 ms from the list to a product (November 2026).
    if (activeElement instanceof HTMLElement) activeElement.blur();
    // Firefox would move the selection into the footer, and Orca with it.
    window.getSelection()?.removeAllRanges();
  }
  flushSync(() => store.dispatch(navigated(target)));
  // A focus may scroll the page, so the position is restored after it.
  if (isNewPage) focusPage();
  else focusHashTarget();
  restorePosition();
};

/**
 * Writes the URL of the state into the address, after a filter or a jump of the
 * DevTools. After a link and Back the address is already right.
 */
const writeUrl = (store: AppStore) => {
  const state = store.getState();
  const to = selectUrl(state);
  if (urlOf(location) === to) return;
  const { query, isSearchOpen } = selectListState(state);
  // A new query replaces the history entry of the previous query.
  if (urlOf(location, { query, isSearchOpen }) === to) {
    history.replaceState(history.state, '', to);
    return;
  }
  savePosition();
  history.pushState(history.state, '', to);
};

/**
 * Shows the page of the first address. From then on, the page and the address
 * stay equal. Returns the navigator that React Router calls for a link.
 */
export const startNavigation = (store: AppStore): Navigator => {
  const target = parseAddress(location);
  // The search of the first address is kept, with its unknown parameters.
  const url = createPath({ ...target, hash: location.hash });
  history.replaceState(history.state, '', url);
  store.dispatch(navigated(target));

  watchPosition();
  window.addEventListener('popstate', () => {
    const target = parseAddress(location);
    // A link to a part of the page changes only the hash.
    if (urlOf(target) !== selectUrl(store.getState())) {
      showPage(store, target);
      return;
    }
    focusHashTarget();
    restorePosition();
  });
  // The store calls this subscriber before React. So the position is saved
  // before React renders a shorter list.
  store.subscribe(() => writeUrl(store));

  // A link opens its page in the next task, so that the browser paints the
  // press first. With `flushSync` the page is opened within the press, and may
  // replace the history entry.
  const openLink: Navigator['push'] = (to, _state, options) => {
    if (options?.flushSync) openUrl(store, to, options.replace);
    else setTimeout(openUrl, 0, store, to);
  };
  return {
    createHref,
    go: (delta) => history.go(delta),
    push: openLink,
    // React Router calls `replace` for each link to the current pathname, and
    // compares no search. So a link replaces only an entry of the same URL.
    replace: openLink,
  };
};
