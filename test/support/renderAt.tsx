import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render, waitFor } from '@testing-library/react';
import type { Navigator } from 'react-router-dom';
import { App } from '../../src/layout/App';
import { startNavigation } from '../../src/start/navigation';
import type { RootState } from '../../src/app/rootReducer';
import { setupStore } from '../../src/app/store';
import { recordAnnouncements } from './announcements';
import { startTestListeners, writeCart } from './fakeBrowser';
import { tasks, untilPainted } from './storeHelpers';

let navigator: Navigator;
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  delete document.documentElement.dataset['start'];
});

/**
 * Renders the whole app at a URL, as `main.ts` does, with a new store. A
 * dispatched event is shown at once.
 */
export const renderAt = async (
  url: string,
  preloadedState?: Partial<RootState>,
) => {
  window.history.replaceState(null, '', url);
  const { cart, orders } = preloadedState ?? {};
  if (cart ?? orders)
    await writeCart({ items: {}, ...cart, orders: orders?.placed });
  const store = setupStore(preloadedState);
  await startTestListeners(store);
  // The store of an earlier test would write its address into this test, as when
  // its cart is stored later.
  const subscribe: typeof store.subscribe = (onChange) => {
    const unsubscribe = store.subscribe(onChange);
    cleanups.push(unsubscribe);
    return unsubscribe;
  };
  navigator = startNavigation({ ...store, subscribe });
  cleanups.push(recordAnnouncements());
  render(<App store={store} linkNavigator={navigator} />);
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  await untilPainted();
  const dispatch = (event: UnknownAction) =>
    act(() => void store.dispatch(event));
  return { ...store, dispatch };
};

/** Opens another page of the rendered app, as a link does. */
export const goTo = async (url: string) => {
  navigator.push(url);
  await tasks();
  await untilPainted();
};
