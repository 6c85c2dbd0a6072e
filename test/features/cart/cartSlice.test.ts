import type { UnknownAction } from '@reduxjs/toolkit';
import { createStore } from '../../../src/app/store';
import { linesOf, type CartItems } from '../../../src/features/cart/cart';
import {
  itemAdded,
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCartCount,
  selectCartLines,
  selectTotals,
  synced,
} from '../../../src/features/cart/cartSlice';
import { cartWith } from '../../support/cart';
import { SHIRT, SKIRT, TROUSERS } from '../../support/productIds';

const line = { productId: SHIRT, size: 'M' } as const;

const storeWith = (items: CartItems = {}) => {
  const store = createStore({ preloadedState: { cart: cartWith(items) } });
  return {
    dispatch: store.dispatch,
    state: () => store.getState(),
    items: () => store.getState().cart.items,
  };
};

const expectIgnored = (items: CartItems, event: UnknownAction) => {
  const { dispatch, state } = storeWith(items);
  const before = state().cart;
  dispatch(event);
  expect(state().cart).toBe(before);
};

describe('cart/itemAdded', () => {
  it('should keep the products in the order in which they were first added, and their sizes together', () => {
    const { dispatch, items } = storeWith();
    for (const productId of [TROUSERS, SHIRT, SKIRT, SHIRT, TROUSERS])
      dispatch(itemAdded({ productId, size: 'L' }));
    dispatch(itemAdded(line));
    dispatch(itemAdded({ productId: SHIRT, size: 'L' }));
    expect(linesOf(items())).toEqual([
      { productId: TROUSERS, size: 'L', quantity: 2 },
      { productId: SHIRT, size: 'L', quantity: 3 },
      { ...line, quantity: 1 },
      { productId: SKIRT, size: 'L', quantity: 1 },
    ]);
  });

  it('should not increase a quantity of 9999', () => {
    const { dispatch, items } = storeWith({ [SHIRT]: { M: 9998 } });
    dispatch(itemAdded(line));
    expect(items()).toEqual({ [SHIRT]: { M: 9999 } });
    expectIgnored({ [SHIRT]: { M: 9999 } }, itemAdded(line));
  });

  it('should add a product whose id is an inherited key', () => {
    const { dispatch, items } = storeWith();
    dispatch(itemAdded({ productId: 'constructor', size: 'toString' }));
    expect(items()).toEqual({ constructor: { toString: 1 } });
  });
});

it.each([
  itemAdded({ productId: '__proto__', size: 'M' }),
  lineRestored({ productId: '__proto__', size: 'M', quantity: 2 }),
])('should reject an event that would change a prototype: %j', (event) => {
  const { dispatch, state } = storeWith({ [SHIRT]: { M: 3 } });
  const before = state().cart;
  expect(() => dispatch(event)).toThrow('Object.setPrototypeOf');
  expect(state().cart).toBe(before);
});

it('should have no size that would be a prototype', () => {
  const { dispatch, items } = storeWith({ [SHIRT]: { M: 3 } });
  dispatch(itemAdded({ productId: SHIRT, size: '__proto__' }));
  expect(linesOf(items())).toEqual([{ ...line, quantity: 3 }]);
});

it('should show, count and charge no line that the catalogue does not sell', () => {
  const state = storeWith({
    ...Object.fromEntries(
      ['constructor', 'gone-shirt', SHIRT.toUpperCase(), TROUSERS].map((id) => [
        id,
        { M: 5 },
      ]),
    ),
    [SKIRT]: { XXL: 5 },
    [SHIRT]: { XXXL: 5, constructor: 5, M: 1 },
  }).state();
  expect(selectCartLines(state)).toEqual([{ ...line, quantity: 1 }]);
  expect(selectCartCount(state)).toBe(1);
  expect(selectTotals(state)).toEqual({
    subtotal: 6800,
    fee: 1000,
    total: 7800,
  });
});

it.each([
  ...['constructor', SKIRT].map((productId) =>
    quantityChanged({ productId, size: 'M', typed: '5' }),
  ),
  ...['constructor', 'L'].map((size) =>
    quantityChanged({ productId: SHIRT, size, typed: '5' }),
  ),
  ...['constructor', 'L'].map((size) =>
    lineRemoved({ productId: SHIRT, size }),
  ),
  lineRemoved({ productId: 'constructor', size: 'M' }),
  synced({ [SHIRT]: { M: 3 } }),
])('should ignore an event that changes nothing: %j', (event) => {
  expectIgnored({ [SHIRT]: { M: 3 } }, event);
});

it('should remove a line, and a product with its last line', () => {
  const { dispatch, items } = storeWith({ [SHIRT]: { M: 2, L: 1 } });
  dispatch(lineRemoved(line));
  expect(items()).toEqual({ [SHIRT]: { L: 1 } });
  dispatch(lineRemoved({ productId: SHIRT, size: 'L' }));
  expect(items()).toEqual({});
});

it('should restore a line, and add its quantity up to 9999 when it was added again', () => {
  const { dispatch, items } = storeWith();
  dispatch(lineRestored({ ...line, quantity: 2 }));
  dispatch(lineRestored({ ...line, quantity: 3 }));
  expect(items()).toEqual({ [SHIRT]: { M: 5 } });
  dispatch(lineRestored({ ...line, quantity: 9999 }));
  expect(items()).toEqual({ [SHIRT]: { M: 9999 } });
});

it('should take the order of the lines from the stored cart', () => {
  const { dispatch, items } = storeWith({
    [SHIRT]: { M: 1 },
    [SKIRT]: { M: 1 },
  });
  dispatch(synced({ [SKIRT]: { M: 1 }, [SHIRT]: { M: 1 } }));
  expect(Object.keys(items())).toEqual([SKIRT, SHIRT]);
});
