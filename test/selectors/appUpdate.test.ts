import { selectIsUpdateAvailable } from '../../src/selectors/appUpdate';
import { updateAccepted, updateFound } from '../../src/store/appUpdate';
import { createStore } from '../../src/store/createStore';

describe('selectIsUpdateAvailable', () => {
  it('should be true from the event updateFound until updateAccepted', () => {
    const store = createStore();
    const isAvailable = () => selectIsUpdateAvailable(store.getState());
    expect(isAvailable()).toBe(false);
    store.dispatch(updateFound());
    expect(isAvailable()).toBe(true);
    store.dispatch(updateAccepted());
    expect(isAvailable()).toBe(false);
  });
});
