import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { addAppListener } from '../../src/app/addAppListener';
import type { AppStore } from '../../src/app/store';
import { rootReducer, type RootState } from '../../src/app/rootReducer';
import { canonicalPathname } from '../../src/routing/paths';
import type { Route } from '../../src/routing/routeSlice';

/** The route of an address of the shop. */
export const routeAt = (url: string): Route => {
  const address = `https://shop.example/${url.replace(/^\/+/, '')}`;
  const { pathname, search } = new URL(address);
  return { pathname: canonicalPathname(pathname), search };
};

/** The types of the events of a store from this call on. */
export const recordEvents = (store: AppStore): readonly string[] => {
  const events: string[] = [];
  const effect = ({ type }: UnknownAction) => void events.push(type);
  store.dispatch(addAppListener({ predicate: () => true, effect }));
  return events;
};

/** Replaces the whole state without an event, as the Redux DevTools do. */
export const jumpIn =
  (store: AppStore) =>
  (to: RootState): void => {
    let isReplaced = false;
    store.replaceReducer((state, event) => {
      if (isReplaced) return rootReducer(state, event);
      isReplaced = true;
      return to;
    });
  };

/**
 * Waits until the router and the store are idle: a page is shown in a task, and
 * its URL written in a later one.
 */
export const tasks = () =>
  act(async () => {
    for (let count = 0; count < 4; count += 1)
      await new Promise((resolve) => setTimeout(resolve));
  });

/** Waits until a page shows what it renders after its first frame. */
export const untilPainted = () =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });
