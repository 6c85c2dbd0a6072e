import { selectIsUpdateAvailable } from '../../src/selectors/appUpdate';
import { updateAccepted, updateFound } from '../../src/store/appUpdate';
import { createStore } from '../../src/store/createStore';

describe('a newer shop', () => {
  it('is to be had from when it is ready until it is taken', () => {
    const store = createStore();
    const isOffered = () => selectIsUpdateAvailable(store.getState());
    expect(isOffered()).toBe(false);
    store.dispatch(updateFound());
    expect(isOffered()).toBe(true);
    store.dispatch(updateAccepted());
    expect(isOffered()).toBe(false);
  });
});
