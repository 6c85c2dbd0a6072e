import { selectIsRenewed } from '../../src/selectors/edition';
import { renewalTaken, shopRenewed } from '../../src/store/edition';
import { makeStore } from '../../src/store/makeStore';

describe('a newer shop', () => {
  it('is to be had from when it is ready until it is taken', () => {
    const store = makeStore();
    const isOffered = () => selectIsRenewed(store.getState());
    expect(isOffered()).toBe(false);
    store.dispatch(shopRenewed());
    expect(isOffered()).toBe(true);
    store.dispatch(renewalTaken());
    expect(isOffered()).toBe(false);
  });
});
