import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { callerOf, continueAfterJump, devTools, showLabels } from './devTools';
import { rootReducer, type RootState } from './rootReducer';

interface Options {
  readonly preloadedState?: Partial<RootState>;
  /** The middleware of the effects. */
  readonly effects?: readonly Middleware[];
  /** The name of the store in the DevTools. */
  readonly name?: string;
}

// Development checks of every state, but not of the catalogue, which is large and never changes.
const CHECK = { ignoredPaths: ['catalogue', 'descriptions'], warnAfter: Infinity };

/** Returns a new store. In development the DevTools show where each event was dispatched. */
export const createStore = ({ preloadedState = {}, effects = [], name }: Options = {}) => {
  const trace = (): string => callerOf(store.dispatch);
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ serializableCheck: CHECK, immutableCheck: CHECK }).prepend(...effects),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(continueAfterJump, showLabels),
    devTools: {
      ...devTools,
      ...(name !== undefined && { name }),
      ...(process.env['NODE_ENV'] !== 'production' && { trace }),
    },
  });
  return store;
};

export type Store = ReturnType<typeof createStore>;
