import { selectCartIsInMemoryOnly, selectCheckoutIsInMemoryOnly } from '../../src/selectors/persistence';
import { createStore } from '../../src/store/createStore';
import { writeFailed, writeSucceeded } from '../../src/store/persistence';

const openStore = () => {
  const store = createStore();
  const inMemoryOnly = () => ({
    cart: selectCartIsInMemoryOnly(store.getState()),
    checkout: selectCheckoutIsInMemoryOnly(store.getState()),
  });
  return { dispatch: store.dispatch, inMemoryOnly };
};

describe('selectCartIsInMemoryOnly and selectCheckoutIsInMemoryOnly', () => {
  it('should be false at first', () => {
    expect(openStore().inMemoryOnly()).toEqual({ cart: false, checkout: false });
  });

  it('should be true for a slice from a failed write until a successful one', () => {
    const { dispatch, inMemoryOnly } = openStore();
    dispatch(writeFailed('cart'));
    expect(inMemoryOnly()).toEqual({ cart: true, checkout: false });
    dispatch(writeFailed('checkout'));
    dispatch(writeSucceeded('cart'));
    expect(inMemoryOnly()).toEqual({ cart: false, checkout: true });
  });
});
