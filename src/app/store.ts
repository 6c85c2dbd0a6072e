import {
  configureStore,
  type Dispatch,
  type ListenerMiddlewareInstance,
  type Middleware,
  type MiddlewareAPI,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { SHOP_NAME } from '../data/shop';
import { devTools } from './devTools';
import { rootReducer, type RootState } from './rootReducer';

interface Options {
  readonly preloadedState?: Partial<RootState>;
  readonly effects?: readonly Middleware[];
  readonly name?: string;
}

// Development checks of every state, but not of the catalogue, which is large and never changes.
const CHECK = { ignoredPaths: ['catalogue'], warnAfter: Infinity };

export const createStore = ({ preloadedState = {}, effects = [], name = SHOP_NAME }: Options = {}) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ serializableCheck: CHECK, immutableCheck: CHECK }).concat(effects),
    devTools: { ...devTools, name },
  });

export type Store = ReturnType<typeof createStore>;
export type AppThunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** What an effect starts with. */
export interface EffectContext {
  readonly listeners: Pick<ListenerMiddlewareInstance<RootState>, 'startListening'>;
  readonly store: MiddlewareAPI<Dispatch, RootState>;
}
