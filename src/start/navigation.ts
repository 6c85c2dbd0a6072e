import { flushSync } from 'react-dom';
import type { Navigator, To } from 'react-router-dom';
import { selectUrl } from '../features/collections/filtersSlice';
import { canonicalUrl, isSameEntry } from '../features/collections/url';
import { canonicalPathname, hrefOf } from '../routing/paths';
import {
  focusPage,
  restorePlace,
  savePlace,
  watchScroll,
} from '../routing/places';
import { navigated, type Route } from '../routing/routeSlice';
import type { AppStore } from '../app/store';

/**
 * The store has the page that is shown, the browser has the address. This
 * effect keeps them equal in two ways: `openUrl` and Back show the page of a URL, and
 * `writeUrl` writes the URL after a filter or a jump of the DevTools. It shows
 * the page of the first address, and returns what React Router calls for a link.
 */
export const startNavigation = (store: AppStore): Navigator => {
  const { location, history } = window;
  const stateUrl = () => selectUrl(store.getState());

  /** Shows the page of the history entry, and moves the focus to a new page. */
  const show = ({ pathname, search }: Route) => {
    const isNewPage = pathname !== store.getState().route.pathname;
    const { activeElement } = document;
    if (isNewPage) {
      // Chromium computes the style of the old page again to remove an element
      // that has the focus: 5 of 67 ms from the list to a product.
      if (activeElement instanceof HTMLElement) activeElement.blur();
      // A selection in the old page would move behind it, into the footer, and
      // a screen reader would read on there.
      window.getSelection()?.removeAllRanges();
    }
    flushSync(() => store.dispatch(navigated({ pathname, search })));
    restorePlace();
    if (isNewPage) focusPage();
  };

  // Not what has the focus: Safari does not focus a pressed link.
  let lastPressed: EventTarget | null = null;
  const onClick = ({ target }: Event) => void (lastPressed = target);
  window.addEventListener('click', onClick, true);

  const openUrl = (to: string) => {
    const { pathname, search, hash } = new URL(to, location.href);
    const route = { pathname: canonicalPathname(pathname), search };
    const url = canonicalUrl(route) + hash;
    savePlace(lastPressed);
    const isSameUrl =
      url === location.pathname + location.search + location.hash;
    history[isSameUrl ? 'replaceState' : 'pushState'](null, '', url);
    show(route);
  };

  // Subscribed before React, so the place is saved before the new state is
  // rendered, whose list may be shorter. `show` finds a right address.
  const writeUrl = () => {
    const from = canonicalUrl(location);
    const to = stateUrl();
    if (from === to) return;
    if (isSameEntry(from, to)) {
      history.replaceState(history.state, '', to);
      return;
    }
    savePlace(null);
    history.pushState(history.state, '', to);
  };

  const pathname = canonicalPathname(location.pathname);
  const { search, hash } = location;
  // Unknown parameters stay in the address until the next page.
  history.replaceState(history.state, '', pathname + search + hash);
  store.dispatch(navigated({ pathname, search }));
  window.addEventListener('popstate', () => {
    // The entries of a hash show the same page.
    if (canonicalUrl(location) === stateUrl()) restorePlace();
    else show(location);
  });
  watchScroll();
  store.subscribe(writeUrl);

  // In the next task, so that the press is painted before the page is rendered;
  // within the press if the link asks for `flushSync`.
  const open: Navigator['push'] = (to: To, _state, options) => {
    if (options?.flushSync) openUrl(hrefOf(to));
    else setTimeout(openUrl, 0, hrefOf(to));
  };
  return {
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push: open,
    // React Router calls it for each link to the current pathname. `openUrl`
    // compares
    // the whole URL, and replaces the entry only if it is the same.
    replace: open,
  };
};
