import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { devTools } from './devTools';
import { rootReducer, type RootState } from './rootReducer';

interface Options {
  readonly preloadedState?: Partial<RootState>;
  /** The middleware of the effects. */
  readonly effects?: readonly Middleware[];
  /** The name of the store in the DevTools. */
  readonly name?: string;
}

// Development checks of every state, but not of the catalogue, which is large and never changes.
const CHECK = { ignoredPaths: ['catalogue'], warnAfter: Infinity };

/** Returns a new store. */
export const createStore = ({ preloadedState = {}, effects = [], name }: Options = {}) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ serializableCheck: CHECK, immutableCheck: CHECK }).concat(effects),
    devTools: { ...devTools, ...(name !== undefined && { name }) },
  });

export type Store = ReturnType<typeof createStore>;
