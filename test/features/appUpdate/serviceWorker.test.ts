import { createListenerMiddleware } from '@reduxjs/toolkit';
import { watchServiceWorker } from '../../../src/features/appUpdate/serviceWorker';
import { updateAccepted, updateFound } from '../../../src/features/appUpdate/appUpdateSlice';
import { createStore } from '../../../src/app/store';
import type { RootState } from '../../../src/app/rootReducer';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('should activate the waiting worker when an available update is accepted, and only then', async () => {
  const registration: EventTarget & { waiting?: object } = new EventTarget();
  const container = Object.assign(new EventTarget(), { register: () => Promise.resolve(registration) });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
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
