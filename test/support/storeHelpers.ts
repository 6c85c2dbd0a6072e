import type { Middleware } from '@reduxjs/toolkit';
import type { AppStore } from '../../src/app/store';
import { rootReducer, type RootState } from '../../src/app/rootReducer';

/** A middleware that appends the type of each event to a list. */
export const recordEvents =
  (events: string[]): Middleware =>
  () =>
  (next) =>
  (event) => {
    if (typeof event === 'object' && event && 'type' in event)
      events.push(String(event.type));
    return next(event);
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
