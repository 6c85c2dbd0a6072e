import { selectCartIsInMemoryOnly, selectCheckoutIsInMemoryOnly } from '../../src/selectors/persistence';
import { writeSucceeded, writeFailed } from '../../src/store/persistence';
import { createStore } from '../../src/store/createStore';

const shop = () => {
  const store = createStore();
  const lost = () => ({
    cart: selectCartIsInMemoryOnly(store.getState()),
    checkout: selectCheckoutIsInMemoryOnly(store.getState()),
  });
  return { dispatch: store.dispatch, lost };
};

describe('what would be lost with the page', () => {
  it('is nothing at first', () => {
    expect(shop().lost()).toEqual({ cart: false, checkout: false });
  });

  it('is the one that the browser refused, until it takes it', () => {
    const { dispatch, lost } = shop();
    dispatch(writeFailed('cart'));
    expect(lost()).toEqual({ cart: true, checkout: false });
    dispatch(writeFailed('checkout'));
    dispatch(writeSucceeded('cart'));
    expect(lost()).toEqual({ cart: false, checkout: true });
  });
});
