import { createListenerMiddleware } from '@reduxjs/toolkit';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { arriveByAddress, followAddress } from '../effects/address';
import { recall } from '../effects/keeping';
import { offerVisit, recordVisit } from '../effects/recorder';
import { openRouter } from '../effects/router';
import { showToasts } from '../effects/toasts';
import { makeStore } from '../store/makeStore';
import type { RootState } from '../store/rootReducer';
import { followEdition } from './followEdition';
import { prefetchOnIntent } from './prefetch';
import { nameAt, pages } from './routes';
import { forgetReloads } from './stranded';

const loadPage = (pathname: string) => pages[nameAt(pathname)].load();

/** A visit: the store, the router, and the effects that tie them to each other and to the world. */
export const openShop = async (preloadedState: Partial<RootState> = {}) => {
  const listeners = createListenerMiddleware<RootState>();
  const recorder = recordVisit();
  // Before the first state: nothing that was kept is ever seen to be missing.
  const { state, keep } = recall();
  const store = makeStore({
    preloadedState: { ...state, ...preloadedState },
    // The recorder last: it has to stand nearest to the store.
    effects: [listeners.middleware, recorder.middleware],
  });
  showToasts(listeners);
  offerVisit(listeners, recorder.session);
  const stopKeeping = keep({ listeners, store });

  // The first render has its page; one that cannot be loaded says so itself. Whoever goes Back meanwhile has
  // another first page.
  let hasPage: boolean;
  let at: string;
  do {
    arriveByAddress(store);
    at = window.location.href;
    hasPage = await Promise.resolve(loadPage(window.location.pathname)).then(
      () => true,
      () => false,
    );
  } while (at !== window.location.href);
  if (hasPage) forgetReloads();
  const router = openRouter(createBrowserHistory(), loadPage);
  const unfollow = followAddress(router, store);
  followEdition({ listeners, store });
  const stopPrefetching = prefetchOnIntent(loadPage);
  const close = () => {
    unfollow();
    stopKeeping();
    stopPrefetching();
    router.dispose();
  };
  return { store, router, hasPage, close };
};
