import { createListenerMiddleware } from '@reduxjs/toolkit';
import { watchServiceWorker } from '../../../src/features/appUpdate/serviceWorker';
import { updateAccepted, updateFound } from '../../../src/features/appUpdate/appUpdateSlice';
import { createStore } from '../../../src/app/store';
import type { RootState } from '../../../src/app/rootReducer';

interface MockRegistration extends EventTarget {
  waiting: { readonly postMessage: (message: unknown) => void } | null;
  installing: null;
}

const mockServiceWorker = () => {
  const registration: MockRegistration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return registration;
};

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('should activate the waiting worker when an available update is accepted, and only then', async () => {
  const registration = mockServiceWorker();
  const listeners = createListenerMiddleware<RootState>();
  const store = createStore({ effects: [listeners.middleware] });
  await watchServiceWorker({ listeners, store });
  const postMessage = jest.fn();
  registration.waiting = { postMessage };

  store.dispatch(updateAccepted());
  expect(postMessage).not.toHaveBeenCalled();

  store.dispatch(updateFound());
  store.dispatch(updateAccepted());
  expect(postMessage.mock.calls[0]).toEqual([{ type: 'SKIP_WAITING' }, []]);
});
