import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from './rootReducer';

// In development RTK checks every state. The catalogue is left out, because it
// is large and never changes.
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
    // The DevTools name a store by the title of its document, which has the name
    // of the shop. In development they show the code that dispatched an event.
    // The frames of the middleware are above it in the stack.
    devTools: {
      maxAge: 1000,
      trace: process.env['NODE_ENV'] !== 'production',
      traceLimit: 25,
    },
  });

export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];
