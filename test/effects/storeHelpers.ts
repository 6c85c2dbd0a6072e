import type { Middleware } from '@reduxjs/toolkit';
import type { Store } from '../../src/store/createStore';
import { rootReducer, type RootState } from '../../src/store/rootReducer';

/** Writes down the names of the events that a store is told, in this list. */
export const noting =
  (events: string[]): Middleware =>
  () =>
  (next) =>
  (event) => {
    if (typeof event === 'object' && event && 'type' in event) events.push(String(event.type));
    return next(event);
  };

/** Makes the whole state another at once, without an event, as the developer tools do. */
export const jumpOf =
  (store: Store) =>
  (to: RootState): void => {
    let isThere = false;
    store.replaceReducer((state, event) => {
      if (isThere) return rootReducer(state, event);
      isThere = true;
      return to;
    });
  };
