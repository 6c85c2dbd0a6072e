import { selectCartIsInMemoryOnly, selectCheckoutIsInMemoryOnly } from '../../src/selectors/keeping';
import { storageAccepted, storageRefused } from '../../src/store/keeping';
import { makeStore } from '../../src/store/makeStore';

const shop = () => {
  const store = makeStore();
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
    dispatch(storageRefused('cart'));
    expect(lost()).toEqual({ cart: true, checkout: false });
    dispatch(storageRefused('checkout'));
    dispatch(storageAccepted('cart'));
    expect(lost()).toEqual({ cart: false, checkout: true });
  });
});
