import { createListenerMiddleware } from '@reduxjs/toolkit';
import { watchServiceWorker } from '../../src/effects/serviceWorker';
import { updateAccepted, updateFound } from '../../src/store/appUpdate';
import { createStore } from '../../src/store/createStore';
import type { RootState } from '../../src/store/rootReducer';

/** A browser whose worker for the shop is there, and none waits. */
const withWorkers = () => {
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  const workers = Object.assign(new EventTarget(), {
    controller: null,
    register: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
};

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('loads the page anew when the newer shop is taken, and not where there is none to take', async () => {
  withWorkers();
  const listeners = createListenerMiddleware<RootState>();
  const store = createStore({ effects: [listeners.middleware] });
  const reload = jest.fn();
  await watchServiceWorker({ listeners, store, reload });
  store.dispatch(updateAccepted());
  expect(reload).not.toHaveBeenCalled();
  // Another tab has taken it meanwhile: it is there already.
  store.dispatch(updateFound());
  store.dispatch(updateAccepted());
  expect(reload).toHaveBeenCalledTimes(1);
});
