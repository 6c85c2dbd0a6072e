import {
  configureStore,
  createListenerMiddleware,
  type Middleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { settings } from '../data/shop';
import { devTools } from './devTools';
import { rootReducer, type RootState } from './rootReducer';

interface Options {
  readonly preloadedState?: Partial<RootState>;
  readonly middleware?: readonly Middleware[];
  readonly name?: string;
}

// In development RTK checks every state. The catalogue is left out, because it
// is large and never changes.
const CHECK = { ignoredPaths: ['catalogue'], warnAfter: Infinity };

/**
 * The name of a tab in the DevTools. The time distinguishes tabs with one page.
 */
export const tabName = (): string => {
  const openedAt = new Date().toTimeString().slice(0, 'hh:mm:ss'.length);
  return `${settings.name} ${window.location.pathname} ${openedAt}`;
};

export const createStore = ({
  preloadedState = {},
  middleware = [],
  name = settings.name,
}: Options = {}) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ serializableCheck: CHECK, immutableCheck: CHECK })
        .prepend(createListenerMiddleware().middleware)
        .concat(middleware),
    devTools: { ...devTools, name },
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result> = ThunkAction<
  Result,
  RootState,
  unknown,
  UnknownAction
>;
