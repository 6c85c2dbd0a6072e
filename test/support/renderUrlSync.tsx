import type { Middleware } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useUrlSync } from '../../src/app/urlSync';
import { selectUrl } from '../../src/features/collection/filtersSlice';
import { createStore } from '../../src/app/store';
import { navigated } from '../../src/features/navigation/routeSlice';
import { testHistory } from './testHistory';
import { jumpIn } from './storeHelpers';

type LoadPage = (pathname: string) => Promise<unknown>;

const task = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

/** Waits until the router and the store are idle: the URL is written in a task, and rendered in the next. */
export const settled = async () => {
  await task();
  await task();
};

const isLoaded: LoadPage = () => Promise.resolve();

let unmount: () => void = () => undefined;

/** Syncs a history with a store, without pages, and records events and navigations. */
export const renderUrlSync = async (start: string, loadPage = isLoaded) => {
  unmount();
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
  const { history, navigate, go } = testHistory();
  const pressed = { current: null };
  const Sync = () => {
    const { action, location } = useUrlSync(store, history, loadPage, pressed);
    useLayoutEffect(
      () => void navigations.push(`${action} ${location.pathname}${location.search}`),
      [action, location],
    );
    return null;
  };
  ({ unmount } = render(<Sync />));

  await settled();
  navigations.length = 0;

  return {
    store,
    navigate,
    events,
    navigations,
    jump: (state: Parameters<ReturnType<typeof jumpIn>>[0]) => act(() => jumpIn(store)(state)),
    /** The URL of the browser and that of the state. */
    urls: () => [window.location.pathname + window.location.search, selectUrl(store.getState())] as const,
    filters: () => store.getState().filters,
    go: async (by: number) => {
      await go(by);
      await settled();
    },
  };
};
