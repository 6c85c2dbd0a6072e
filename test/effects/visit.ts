import type { Middleware } from '@reduxjs/toolkit';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { syncUrl } from '../../src/effects/urlSync';
import { openRouter, type LoadPage } from '../../src/effects/router';
import { selectUrl } from '../../src/selectors/url';
import { createStore } from '../../src/store/createStore';
import { navigated } from '../../src/store/route';
import { jumpOf } from './spies';

/** Until router and store have nothing left to do: they wait for no timer. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A visit without pages: a store and a router that follow each other, and what they did. */
export const visit = (start: string, load: LoadPage = () => undefined) => {
  /** The names of the events, and every move of the router: `PUSH /cart`. */
  const events: string[] = [];
  const moves: string[] = [];

  const record: Middleware = () => (next) => (event) => {
    events.push(navigated.match(event) ? event.type : 'another');
    return next(event);
  };
  const store = createStore({ effects: [record] });
  store.dispatch(navigated(start));
  events.length = 0;

  const router = openRouter(
    createMemoryHistory({ initialEntries: ['/before', start], v5Compat: false }),
    load,
  );
  router.subscribe(() => {
    const { action, location } = router.state;
    moves.push(`${action} ${location.pathname}${location.search}`);
  });
  const unfollow = syncUrl(router, store);

  const end = () => {
    unfollow();
    router.dispose();
  };
  return {
    store,
    router,
    events,
    moves,
    unfollow,
    end,
    jump: jumpOf(store),
    /** Where the router stands. */
    here: () => router.state.location.pathname + router.state.location.search,
    /** What the state says. */
    said: () => selectUrl(store.getState()),
    filters: () => store.getState().filters,
    go: async (by: number) => {
      await router.navigate(by);
      await settled();
    },
  };
};
