import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from './rootReducer';

// RTK checks every state in development. The checks skip the catalogue, because
// it is large and never changes.
const CHECK_OPTIONS = { ignoredPaths: ['catalogue'], warnAfter: Infinity };

export const setupStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        serializableCheck: CHECK_OPTIONS,
        immutableCheck: CHECK_OPTIONS,
      }).prepend(createListenerMiddleware().middleware),
    // The DevTools name a store by the title of its document, which contains
    // the name of the shop. A trace begins with the frames of the middleware.
    // The code that dispatched the event follows, so the default `traceLimit`
    // of 10 is too low.
    devTools: {
      maxAge: 1000,
      trace: process.env['NODE_ENV'] !== 'production',
      traceLimit: 25,
    },
  });

export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];
