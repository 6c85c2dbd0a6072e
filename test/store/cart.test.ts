import { selectCartCount, selectCartLines } from '../../src/selectors/cart';
import {
  additionRejected,
  itemAdded,
  lineRemoved,
  lineRestored,
  quantityChanged,
  type cart as slice,
} from '../../src/store/cart';
import { createStore } from '../../src/store/createStore';
import { INVALID_QUANTITIES, SHIRT, SKIRT, TROUSERS } from '../support/arbitraries';

type Cart = ReturnType<typeof slice.reducer>;

const shopWith = (cart: Cart = {}) => {
  const store = createStore({ preloadedState: { cart } });
  const state = () => store.getState();
  return { dispatch: store.dispatch, cart: () => state().cart, state };
};

describe('adding to the cart', () => {
  it('makes a line of one', () => {
    const shop = shopWith();
    shop.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    expect(shop.cart()).toEqual({ [SHIRT]: { M: 1 } });
  });

  it('again makes one more of the same line', () => {
    const shop = shopWith({ [SHIRT]: { M: 2 } });
    shop.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    expect(shop.cart()).toEqual({ [SHIRT]: { M: 3 } });
  });

  it('makes a line of its own for another size and for another product', () => {
    const shop = shopWith({ [SHIRT]: { M: 2 } });
    shop.dispatch(itemAdded({ productId: SHIRT, size: 'L' }));
    shop.dispatch(itemAdded({ productId: SKIRT, size: 'M' }));
    expect(shop.cart()).toEqual({ [SHIRT]: { M: 2, L: 1 }, [SKIRT]: { M: 1 } });
    expect(selectCartCount(shop.state())).toBe(4);
  });

  it('keeps the lines as first added', () => {
    const shop = shopWith();
    for (const productId of [TROUSERS, SHIRT, SKIRT, SHIRT, TROUSERS]) {
      shop.dispatch(itemAdded({ productId, size: 'L' }));
    }
    expect(selectCartLines(shop.state()).map(({ productId }) => productId)).toEqual([TROUSERS, SHIRT, SKIRT]);
  });

  it('is refused for a reason and leaves everything as it was', () => {
    const shop = shopWith({ [SHIRT]: { M: 2 } });
    const before = shop.state();
    shop.dispatch(additionRejected('noSize'));
    expect(shop.state()).toBe(before);
  });

  it('stops at 9999', () => {
    const shop = shopWith({ [SHIRT]: { M: 9998 } });
    shop.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    const full = shop.cart();
    shop.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    expect(shop.cart()).toBe(full);
    expect(full).toEqual({ [SHIRT]: { M: 9999 } });
  });

  it.each([SHIRT.toUpperCase(), 'no-such-shirt', '__proto__', 'constructor', ''])(
    'takes nothing of the id %j, which no product has',
    (productId) => {
      const shop = shopWith();
      const before = shop.cart();
      shop.dispatch(itemAdded({ productId, size: 'M' }));
      shop.dispatch(lineRestored({ productId, size: 'M', quantity: 1, at: 0 }));
      expect(shop.cart()).toBe(before);
    },
  );

  it('takes no size in which the product is not sold', () => {
    const shop = shopWith();
    const before = shop.cart();
    shop.dispatch(itemAdded({ productId: SKIRT, size: 'XXL' }));
    shop.dispatch(lineRestored({ productId: TROUSERS, size: 'M', quantity: 1, at: 0 }));
    expect(shop.cart()).toBe(before);
  });
});

describe('a quantity that is typed', () => {
  const typedInto = (typed: string, cart: Cart = { [SHIRT]: { M: 3, L: 1 } }) => {
    const shop = shopWith(cart);
    shop.dispatch(quantityChanged({ productId: SHIRT, size: 'M', typed }));
    return shop.cart();
  };

  it('is taken as typed', () => {
    expect(typedInto('12')).toEqual({ [SHIRT]: { M: 12, L: 1 } });
    expect(typedInto('9999')).toEqual({ [SHIRT]: { M: 9999, L: 1 } });
    expect(typedInto('007')).toEqual({ [SHIRT]: { M: 7, L: 1 } });
  });

  it.each(INVALID_QUANTITIES)('keeps the quantity when the field says %j', (typed) => {
    const cart = { [SHIRT]: { M: 3 } };
    expect(typedInto(typed, cart)).toBe(cart);
  });

  it('is ignored of a line that is not in the cart', () => {
    for (const cart of [{}, { [SKIRT]: { M: 1 } }, { [SHIRT]: { L: 1 } }]) {
      expect(typedInto('5', cart)).toBe(cart);
    }
  });

  it.each(['__proto__', 'constructor', 'toString', 'XXL'])('makes no entry of the key %j', (key) => {
    const cart = { [SKIRT]: { M: 3 } };
    const shop = shopWith(cart);
    for (const line of [
      { productId: SKIRT, size: key },
      { productId: key, size: 'M' },
    ]) {
      shop.dispatch({ type: quantityChanged.type, payload: { ...line, typed: '5' } });
    }
    expect(shop.cart()).toBe(cart);
  });
});

describe('the bin', () => {
  it('takes out the line, and with the last line of a product its entry', () => {
    const shop = shopWith({ [SHIRT]: { M: 2, L: 1 }, [SKIRT]: { S: 1 } });
    shop.dispatch(lineRemoved({ productId: SHIRT, size: 'M', quantity: 2, row: 0 }));
    expect(shop.cart()).toEqual({ [SHIRT]: { L: 1 }, [SKIRT]: { S: 1 } });
    shop.dispatch(lineRemoved({ productId: SHIRT, size: 'L', quantity: 1, row: 1 }));
    expect(shop.cart()).toEqual({ [SKIRT]: { S: 1 } });
  });

  it('changes nothing where the line is not there', () => {
    const cart = { [SHIRT]: { M: 2 } };
    const shop = shopWith(cart);
    shop.dispatch(lineRemoved({ productId: SHIRT, size: 'L', quantity: 2, row: 0 }));
    shop.dispatch(lineRemoved({ productId: SKIRT, size: 'M', quantity: 2, row: 0 }));
    for (const size of ['__proto__', 'constructor']) {
      shop.dispatch({
        type: lineRemoved.type,
        payload: { productId: SHIRT, size, quantity: 2, row: 0 },
      });
    }
    expect(shop.cart()).toBe(cart);
  });
});

describe('undo', () => {
  const filled = { [TROUSERS]: { S: 4 }, [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } };
  const line = { productId: SHIRT, size: 'M', quantity: 2, at: 1 } as const;

  it('brings the line back with its quantity, at its place', () => {
    const shop = shopWith(filled);
    shop.dispatch(lineRemoved({ ...line, row: 1 }));
    shop.dispatch(lineRestored(line));
    expect(JSON.stringify(shop.cart())).toBe(JSON.stringify(filled));
  });

  it('counts both where the product was added again meanwhile, to 9999 at most', () => {
    const shop = shopWith({ [SKIRT]: { M: 1 }, [SHIRT]: { M: 1 } });
    shop.dispatch(lineRestored(line));
    expect(shop.cart()).toEqual({ [SKIRT]: { M: 1 }, [SHIRT]: { M: 3 } });
    shop.dispatch(lineRestored({ ...line, quantity: 9999 }));
    expect(shop.cart()).toEqual({ [SKIRT]: { M: 1 }, [SHIRT]: { M: 9999 } });
  });

  it.each([0, -1, 1.5, 10_000, NaN, Infinity])('brings back no quantity of %d', (quantity) => {
    const cart = { [SKIRT]: { M: 1 } };
    const shop = shopWith(cart);
    shop.dispatch(lineRestored({ ...line, quantity }));
    expect(shop.cart()).toBe(cart);
  });

  it.each([-1, NaN, Infinity, 1e9, 0.5])('loses no line at the place %d', (at) => {
    const shop = shopWith({ [SKIRT]: { M: 1 } });
    shop.dispatch(lineRestored({ ...line, at }));
    expect(shop.cart()).toEqual({ [SKIRT]: { M: 1 }, [SHIRT]: { M: 2 } });
  });
});
