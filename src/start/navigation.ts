import { flushSync } from 'react-dom';
import {
  createPath,
  resolvePath,
  type Navigator,
  type To,
} from 'react-router-dom';
import type { AppStore } from '../app/store';
import { routeOf, selectUrl, urlOf } from '../app/url';
import { selectListState } from '../features/collections/listSlice';
import { createHref } from '../routing/paths';
import {
  focusPage,
  restorePosition,
  savePosition,
  watchPosition,
  writeEntry,
} from '../routing/position';
import { navigated, type Route } from '../routing/routeSlice';

// The store holds the page that is shown, and the browser shows the address. A
// link changes the address and then the page, Back changes the page after the
// address, and a filter changes the state and then the address.

/** Opens the URL of a link. */
const openUrl = (store: AppStore, to: To) => {
  const { hash, ...address } = resolvePath(to, location.pathname);
  const route = routeOf(address);
  const url = urlOf(route) + hash;
  savePosition();
  const isSameUrl = url === createPath(location);
  writeEntry(isSameUrl ? 'replaceState' : 'pushState', null, url);
  showPage(store, route);
};

/** Shows the page of the address, and moves the focus to a new page. */
const showPage = (store: AppStore, route: Route) => {
  const isNewPage = route.pathname !== store.getState().route.pathname;
  const { activeElement } = document;
  if (isNewPage) {
    // To remove a focused element, Chromium computes the style of the old page
    // again: 5 of 67 ms from the list to a product (November 2026).
    if (activeElement instanceof HTMLElement) activeElement.blur();
    // Firefox would move the selection into the footer, and Orca with it.
    window.getSelection()?.removeAllRanges();
  }
  flushSync(() => store.dispatch(navigated(route)));
  restorePosition();
  if (isNewPage) focusPage();
};

/**
 * Writes the URL of the state, after a filter or a jump of the DevTools, into
 * the address. After `openUrl` and Back the address is already right.
 */
const writeUrl = (store: AppStore) => {
  const state = store.getState();
  const to = selectUrl(state);
  if (urlOf(location) === to) return;
  const { query, isSearchOpen } = selectListState(state);
  // All queries that are typed one after the other share a history entry.
  if (urlOf(location, { query, isSearchOpen }) === to) {
    writeEntry('replaceState', history.state, to);
    return;
  }
  savePosition();
  writeEntry('pushState', history.state, to);
};

/**
 * Shows the page of the first address, and keeps the page and the address
 * equal. Returns the navigator that React Router calls for a link.
 */
export const startNavigation = (store: AppStore): Navigator => {
  const route = routeOf(location);
  // Unknown parameters stay in the first address until another URL is written.
  const url = createPath({ ...route, hash: location.hash });
  writeEntry('replaceState', history.state, url);
  store.dispatch(navigated(route));

  watchPosition();
  window.addEventListener('popstate', () => {
    const route = routeOf(location);
    // A link to a part of the page changes only the hash.
    if (urlOf(route) === selectUrl(store.getState())) restorePosition();
    else showPage(store, route);
  });
  // The store calls this subscriber before it calls React, so the position is
  // saved before React renders a shorter list.
  store.subscribe(() => writeUrl(store));

  // A link opens its page in the next task, so that the browser paints the
  // press first. With `flushSync` the page is opened within the press.
  const openLink: Navigator['push'] = (to, _state, options) => {
    if (options?.flushSync) openUrl(store, to);
    else setTimeout(openUrl, 0, store, to);
  };
  return {
    createHref,
    go: (delta) => history.go(delta),
    push: openLink,
    // React Router calls `replace` for each link to the current pathname.
    // `openUrl` compares the whole URL, and replaces the entry only if the URL
    // is the same.
    replace: openLink,
  };
};
