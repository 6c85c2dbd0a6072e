import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { legacy_createStore as createReduxStore } from '@reduxjs/toolkit';
import { isLocked } from '../../src/lib/isLocked';

it('should be true while the DevTools lock changes', () => {
  const store = createReduxStore(() => 0, undefined, instrument());
  expect(isLocked(store)).toBe(false);
  store.liftedStore.dispatch(ActionCreators.lockChanges(true));
  expect(isLocked(store)).toBe(true);
  store.liftedStore.dispatch(ActionCreators.lockChanges(false));
  expect(isLocked(store)).toBe(false);
});

it.each([
  createReduxStore(() => 0),
  { liftedStore: 7 },
  { liftedStore: { getState: () => null } },
])('should be false without the DevTools', (store) => {
  expect(isLocked(store)).toBe(false);
});
