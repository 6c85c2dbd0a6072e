import { flushSync } from 'react-dom';
import type { Navigator, To } from 'react-router-dom';
import { selectUrl } from '../features/collections/filtersSlice';
import { canonicalUrl, isSameEntry } from '../features/collections/url';
import { hrefOf, canonicalPathname } from '../routing/paths';
import {
  focusPage,
  restoreScroll,
  savePlace,
  scrollToStart,
  watchScroll,
  writeEntry,
} from '../routing/places';
import { navigated } from '../routing/routeSlice';
import type { AppStore } from '../app/store';

const address = () => window.location.pathname + window.location.search;

/**
 * The store has the page that is shown, the browser has the address. This
 * effect keeps them equal in two ways: after a link and after Back it shows the
 * page of the address, and after any other event, or a jump of the DevTools, it
 * writes the URL of the state. It shows the page of the first address, and
 * returns what React Router calls for a link.
 */
export const startNavigation = (store: AppStore): Navigator => {
  const stateUrl = () => selectUrl(store.getState());
  const isCurrentPath = (pathname: string) =>
    canonicalPathname(pathname) === store.getState().route.pathname;

  const showUrl = (url: string) =>
    flushSync(() => store.dispatch(navigated(url)));

  // Subscribed before React, so the place is saved before the new state is
  // rendered, whose list may be shorter. `showUrl` finds a right address.
  const writeUrl = () => {
    const from = address();
    const to = stateUrl();
    if (canonicalUrl(from) === to) return;
    if (isSameEntry(from, to)) {
      writeEntry('replaceState', window.history.state, to);
      return;
    }
    savePlace(null);
    const isSamePage = isCurrentPath(window.location.pathname);
    writeEntry('pushState', isSamePage ? window.history.state : null, to);
    if (!isSamePage) window.scrollTo(0, 0);
  };

  // Not what has the focus: Safari does not focus a pressed link.
  let lastPressed: EventTarget | null = null;
  const onClick = ({ target }: Event) => void (lastPressed = target);
  window.addEventListener('click', onClick, true);

  const openPage = (to: string) => {
    const { pathname, search, hash } = new URL(to, window.location.href);
    const url = canonicalUrl(pathname + search) + hash;
    savePlace(lastPressed);
    const isSameUrl = url === address() + window.location.hash;
    writeEntry(isSameUrl ? 'replaceState' : 'pushState', null, url);
    // Chromium computes the style of the old page again to remove an element
    // that has the focus: 5 of 67 ms from the list to a product.
    const { activeElement } = document;
    const isOtherPage = !isCurrentPath(pathname);
    if (activeElement instanceof HTMLElement && isOtherPage)
      activeElement.blur();
    showUrl(pathname + search);
    scrollToStart();
    if (isOtherPage) focusPage();
  };

  const { pathname, search, hash } = window.location;
  store.dispatch(navigated(pathname + search));
  // Unknown parameters stay in the address until the next page.
  const url = canonicalPathname(pathname) + search + hash;
  writeEntry('replaceState', window.history.state, url);
  window.addEventListener('popstate', () => {
    const isOtherPage = !isCurrentPath(window.location.pathname);
    if (canonicalUrl(address()) !== stateUrl()) showUrl(address());
    window.scrollTo(0, 0);
    restoreScroll();
    if (isOtherPage) focusPage();
  });
  watchScroll();
  store.subscribe(writeUrl);

  // In the next task, so that the press is painted before the page is rendered.
  const openPageLater = (to: To) => void setTimeout(openPage, 0, hrefOf(to));
  return {
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    push: openPageLater,
    // React Router calls it for each link to the current pathname. `openPage`
    // compares the whole URL, and replaces the entry only if it is the same.
    replace: openPageLater,
  };
};
