import { flushSync } from 'react-dom';
import { createPath, type Navigator, type To } from 'react-router-dom';
import { hrefOf } from '../routing/paths';
import {
  focusPage,
  restorePlace,
  savePlace,
  watchScroll,
  writeEntry,
} from '../routing/places';
import { navigated, type Route } from '../routing/routeSlice';
import type { AppStore } from '../app/store';
import { canonicalUrl, routeOf, selectUrl, withoutQuery } from '../app/url';

/**
 * Keeps the page in the store and the address in the browser equal. `openUrl`
 * and Back show the page of a URL; `writeUrl` writes the URL of the state after
 * a filter or a jump of the DevTools. `startNavigation` shows the page of the
 * first address, and returns the navigator that React Router calls for a link.
 */
export const startNavigation = (store: AppStore): Navigator => {
  const { location, history } = window;
  const stateUrl = () => selectUrl(store.getState());

  /** Shows the page of the history entry, and moves the focus to a new page. */
  const show = (route: Route) => {
    const isNewPage = route.pathname !== store.getState().route.pathname;
    const { activeElement } = document;
    if (isNewPage) {
      // To remove a focused element, Chromium computes the style of the old
      // page again: 5 of 67 ms from the list to a product (November 2026).
      if (activeElement instanceof HTMLElement) activeElement.blur();
      // Firefox 153 moves the selection of a removed page into the footer,
      // where Orca 43 would continue to read.
      window.getSelection()?.removeAllRanges();
    }
    flushSync(() => store.dispatch(navigated(route)));
    restorePlace();
    if (isNewPage) focusPage();
  };

  // The focused element may be another one: Safari does not focus a pressed
  // link (November 2026).
  let lastPressed: EventTarget | null = null;
  const onClick = ({ target }: Event) => void (lastPressed = target);
  window.addEventListener('click', onClick, true);

  const openUrl = (to: string) => {
    const address = new URL(to, location.href);
    const route = routeOf(address);
    const url = canonicalUrl(route) + address.hash;
    savePlace(lastPressed);
    const isSameUrl =
      url === location.pathname + location.search + location.hash;
    writeEntry(isSameUrl ? 'replaceState' : 'pushState', null, url);
    show(route);
  };

  // The store calls this subscriber before those of React, so it saves the
  // place before React renders a shorter list. When `show` dispatches, the
  // address is already right, and nothing is written.
  const writeUrl = () => {
    const from = canonicalUrl(location);
    const to = stateUrl();
    if (from === to) return;
    // All queries that are typed one after the other share a history entry.
    if (withoutQuery(from) === withoutQuery(to)) {
      writeEntry('replaceState', history.state, to);
      return;
    }
    savePlace(null);
    writeEntry('pushState', history.state, to);
  };

  const route = routeOf(location);
  // Unknown parameters stay in the first address until another URL is written.
  const url = createPath({ ...route, hash: location.hash });
  writeEntry('replaceState', history.state, url);
  store.dispatch(navigated(route));
  window.addEventListener('popstate', () => {
    // Entries that differ only in their hash show the same page.
    if (canonicalUrl(location) === stateUrl()) restorePlace();
    else show(routeOf(location));
  });
  watchScroll();
  store.subscribe(writeUrl);

  // A link opens its page in the next task, so that the browser paints the
  // press first. With `flushSync` the page is opened within the press.
  const open: Navigator['push'] = (to: To, _state, options) => {
    if (options?.flushSync) openUrl(hrefOf(to));
    else setTimeout(openUrl, 0, hrefOf(to));
  };
  return {
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push: open,
    // React Router calls `replace` for each link to the current pathname.
    // `openUrl` compares the whole URL, and replaces the entry only if the URL
    // is the same.
    replace: open,
  };
};
