import { createListenerMiddleware } from '@reduxjs/toolkit';
import { createBrowserRouter } from 'react-router-dom';
import { arriveByAddress, followAddress } from '../effects/address';
import { offerVisit, recordVisit } from '../effects/recorder';
import { showToasts } from '../effects/toasts';
import { makeStore } from '../store/makeStore';
import type { RootState } from '../store/rootReducer';
import { loadMatched } from './loadMatched';
import { routes } from './routes';

/** A visit: the store, the router, and the effects that tie them to each other and to the world. */
export const openShop = async (preloadedState: Partial<RootState> = {}) => {
  const listeners = createListenerMiddleware();
  const recorder = recordVisit();
  const store = makeStore({ preloadedState, effects: [listeners.middleware, recorder.middleware] });
  showToasts(listeners);
  offerVisit(listeners, recorder.session);
  arriveByAddress(store);

  await loadMatched(routes, location);
  const router = createBrowserRouter(routes);
  const unfollow = followAddress(router, store);
  const close = () => {
    unfollow();
    router.dispose();
  };
  return { store, router, close };
};
