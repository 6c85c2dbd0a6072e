import type { Middleware } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useUrlSync } from '../../src/app/urlSync';
import { selectUrl } from '../../src/features/collection/filtersSlice';
import { createStore } from '../../src/app/store';
import { navigated } from '../../src/features/navigation/routeSlice';
import { testRouter } from './testRouter';
import { jumpIn } from './storeHelpers';

type LoadPage = (pathname: string) => Promise<unknown>;

/** Waits until the router and the store are idle. */
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

const isLoaded: LoadPage = () => Promise.resolve();

/** Renders a router without pages, synced with a store, and records events and navigations. */
export const renderUrlSync = async (start: string, loadPage = isLoaded) => {
  const events: string[] = [];
  /** Each change of the history, such as `PUSH /cart`. */
  const navigations: string[] = [];

  const record: Middleware = () => (next) => (event) => {
    events.push(navigated.match(event) ? event.type : 'another');
    return next(event);
  };
  const store = createStore({ effects: [record] });
  store.dispatch(navigated(start));
  events.length = 0;

  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', window.location.origin + start);
  const { Router, navigate, go } = testRouter();
  const Sync = () => {
    useUrlSync(store, loadPage);
    const { pathname, search, key } = useLocation();
    const action = useNavigationType();
    useLayoutEffect(
      () => void navigations.push(`${action} ${pathname}${search}`),
      [action, pathname, search, key],
    );
    return null;
  };
  const { unmount } = render(<Sync />, { wrapper: Router });

  await settled();
  navigations.length = 0;

  return {
    store,
    navigate,
    events,
    navigations,
    unmount,
    jump: (state: Parameters<ReturnType<typeof jumpIn>>[0]) => act(() => jumpIn(store)(state)),
    /** The URL of the browser. */
    browserUrl: () => window.location.pathname + window.location.search,
    /** The URL of the state. */
    stateUrl: () => selectUrl(store.getState()),
    filters: () => store.getState().filters,
    go: async (by: number) => {
      await go(by);
      await settled();
    },
  };
};
