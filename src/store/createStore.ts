import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { devTools } from './devTools';
import { rootReducer, type RootState } from './rootReducer';

interface Options {
  readonly preloadedState?: Partial<RootState>;
  /** What listens to the events and touches the world; see `src/effects`. */
  readonly effects?: readonly Middleware[];
}

// In development every state is checked, but for the range, which never changes; a slow check says nothing.
const CHECK = { ignoredPaths: ['catalogue'], warnAfter: Infinity };

/** A store of its own: one for a visit, one for each test. */
export const createStore = ({ preloadedState = {}, effects = [] }: Options = {}) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ serializableCheck: CHECK, immutableCheck: CHECK }).prepend(...effects),
    devTools,
  });

/** A store of the shop, as effects and hooks know it. */
export type Store = ReturnType<typeof createStore>;
