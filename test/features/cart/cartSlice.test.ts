import { createStore } from '../../../src/app/store';
import type { CartItems } from '../../../src/features/cart/cart';
import {
  selectCartCount,
  selectCartLines,
  selectTotals,
  itemAdded,
  lineRemoved,
  quantityChanged,
  synced,
} from '../../../src/features/cart/cartSlice';
import { cartWith, linesIn, removalOf, undoOf } from '../../support/cart';
import { SHIRT, SKIRT, TROUSERS } from '../../support/productIds';

const storeWith = (items: CartItems = {}) => {
  const store = createStore({ preloadedState: { cart: cartWith(items) } });
  const state = () => store.getState();
  return { dispatch: store.dispatch, state, cart: () => state().cart, items: () => state().cart.items };
};

describe('cart/itemAdded', () => {
  it('should keep the lines in the order in which they were first added', () => {
    const { dispatch, state } = storeWith();
    for (const productId of [TROUSERS, SHIRT, SKIRT, SHIRT, TROUSERS])
      dispatch(itemAdded({ productId, size: 'L' }));
    expect(selectCartLines(state()).map(({ productId }) => productId)).toEqual([TROUSERS, SHIRT, SKIRT]);
  });

  it('should keep that order across the sizes of a product', () => {
    const { dispatch, state } = storeWith();
    for (const [productId, size] of [
      [SHIRT, 'M'],
      [SKIRT, 'L'],
      [SHIRT, 'L'],
      [SHIRT, 'M'],
    ] as const)
      dispatch(itemAdded({ productId, size }));
    expect(selectCartLines(state()).map(({ productId, size }) => [productId, size])).toEqual([
      [SHIRT, 'M'],
      [SKIRT, 'L'],
      [SHIRT, 'L'],
    ]);
  });

  it('should not increase a quantity of 9999', () => {
    const { dispatch, cart, items } = storeWith({ [SHIRT]: { M: 9998 } });
    dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    const full = cart();
    dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    expect(cart()).toBe(full);
    expect(items()).toEqual({ [SHIRT]: { M: 9999 } });
  });
});

describe('line that the catalogue does not sell', () => {
  it.each([
    [SHIRT.toUpperCase(), 'M'],
    ['no-such-shirt', 'M'],
    ['constructor', 'M'],
    [SKIRT, 'XXL'],
    [TROUSERS, 'M'],
    [SHIRT, 'XXXL'],
    [SHIRT, 'constructor'],
  ] as const)('should not be shown, counted or charged: %s in %s', (productId, size) => {
    const { dispatch, state } = storeWith({ [SHIRT]: { L: 1 } });
    dispatch(itemAdded({ productId, size }));
    expect(selectCartLines(state())).toEqual([{ productId: SHIRT, size: 'L', quantity: 1 }]);
    expect(selectCartCount(state())).toBe(1);
    expect(selectTotals(state())).toEqual({ subtotal: 6800, total: 7800 });
  });
});

describe('cart/quantityChanged', () => {
  const cartAfter = (typed: string, items: CartItems = { [SHIRT]: { M: 3, L: 1 } }) => {
    const { dispatch, items: current } = storeWith(items);
    dispatch(quantityChanged({ productId: SHIRT, size: 'M', typed }));
    return current();
  };

  it('should set the quantity of the line', () => {
    expect(cartAfter('12')).toEqual({ [SHIRT]: { M: 12, L: 1 } });
    expect(cartAfter('9999')).toEqual({ [SHIRT]: { M: 9999, L: 1 } });
    expect(cartAfter('007')).toEqual({ [SHIRT]: { M: 7, L: 1 } });
  });

  const expectIgnored = (typed: string, items: CartItems) => {
    const { dispatch, cart } = storeWith(items);
    const before = cart();
    dispatch(quantityChanged({ productId: SHIRT, size: 'M', typed }));
    expect(cart()).toBe(before);
  };

  it('should ignore a line that is not in the cart', () => {
    for (const items of [{}, { [SKIRT]: { M: 1 } }, { [SHIRT]: { L: 1 } }]) expectIgnored('5', items);
  });

  it.each(['__proto__', 'constructor', 'toString', 'XXL'])('should add no entry with the key %j', (key) => {
    const { dispatch, cart } = storeWith({ [SKIRT]: { M: 3 } });
    const before = cart();
    for (const line of [
      { productId: SKIRT, size: key },
      { productId: key, size: 'M' },
    ])
      dispatch({ type: quantityChanged.type, payload: { ...line, typed: '5' } });
    expect(cart()).toBe(before);
  });
});

describe('cart/lineRemoved', () => {
  it('should record the quantity and the row of the removed line', () => {
    const { dispatch, cart } = storeWith({ [SHIRT]: { M: 2, L: 1 }, [SKIRT]: { S: 4 } });
    dispatch(removalOf({ productId: SHIRT, size: 'L' }));
    dispatch(removalOf({ productId: SKIRT, size: 'S' }));
    expect(cart().removed).toEqual([
      { productId: SHIRT, size: 'L', quantity: 1, removalId: `${SHIRT} L`, rowIndex: 1 },
      { productId: SKIRT, size: 'S', quantity: 4, removalId: `${SKIRT} S`, rowIndex: 2 },
    ]);
  });

  it('should ignore a line that is not in the cart', () => {
    const { dispatch, cart } = storeWith({ [SHIRT]: { M: 2 } });
    const before = cart();
    dispatch(removalOf({ productId: SHIRT, size: 'L' }));
    dispatch(removalOf({ productId: SKIRT, size: 'M' }));
    for (const size of ['__proto__', 'constructor']) dispatch(removalOf({ productId: SHIRT, size }));
    expect(cart()).toBe(before);
  });
});

describe('cart/lineRestored', () => {
  const line = { productId: SHIRT, size: 'M' } as const;

  it('should restore the line with its quantity at its index', () => {
    const filled = { [TROUSERS]: { S: 4 }, [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } };
    const { dispatch, cart } = storeWith(filled);
    dispatch(removalOf(line));
    dispatch(undoOf(line, 1));
    expect(JSON.stringify(cart())).toBe(JSON.stringify(cartWith(filled)));
  });

  it('should add both quantities up to 9999 when the product was added again', () => {
    const { dispatch, items } = storeWith({ [SKIRT]: { M: 1 }, [SHIRT]: { M: 9998 } });
    dispatch(removalOf(line));
    dispatch(itemAdded(line));
    dispatch(undoOf(line));
    expect(items()).toEqual({ [SKIRT]: { M: 1 }, [SHIRT]: { M: 9999 } });
  });

  it('should ignore a removal that is not known', () => {
    const { dispatch, cart } = storeWith({ [SKIRT]: { M: 1 } });
    const before = cart();
    dispatch(undoOf(line));
    expect(cart()).toBe(before);
  });

  it.each([-1, NaN, Infinity, 1e9, 0.5])('should lose no line for the index %d', (index) => {
    const { dispatch, items } = storeWith({ [SKIRT]: { M: 1 }, [SHIRT]: { M: 2 } });
    dispatch(removalOf(line));
    dispatch(undoOf(line, index));
    expect(items()).toEqual({ [SKIRT]: { M: 1 }, [SHIRT]: { M: 2 } });
  });

  it('should be possible for the last 100 removals', () => {
    const { dispatch, cart } = storeWith();
    for (let count = 0; count < 101; count += 1) {
      dispatch(itemAdded(line));
      dispatch(lineRemoved({ ...line, removalId: `removal ${count}` }));
    }
    expect(cart().removed).toHaveLength(100);
    expect(cart().removed[0]?.removalId).toBe('removal 1');
  });
});

describe('cart/synced', () => {
  const lines = linesIn({ [SKIRT]: { S: 1 }, [SHIRT]: { M: 5 } });

  it('should keep the removed lines, or replace them by those of a snapshot', () => {
    const { dispatch, cart } = storeWith({ [SHIRT]: { M: 2 } });
    dispatch(removalOf({ productId: SHIRT, size: 'M' }));
    const { removed } = cart();
    dispatch(synced({ lines }));
    expect(cart().removed).toBe(removed);
    dispatch(synced({ lines, removed: [] }));
    expect(cart().removed).toEqual([]);
  });

  it('should drop invalid lines', () => {
    const { dispatch, items } = storeWith({ [SHIRT]: { M: 2 } });
    dispatch({ type: synced.type, payload: { lines: [{ ...lines[0], quantity: 0 }, null, lines[1]] } });
    expect(items()).toEqual({ [SHIRT]: { M: 5 } });
  });

  it.each([
    ...[undefined, null, 7, 'M', true, {}, [], lines, { [SKIRT]: { S: 1 } }],
    ...[7, null, {}, [7], [null], [{}], [[]]].map((broken) => ({ lines: broken })),
  ])('should be ignored when its payload is %j', (payload) => {
    const { dispatch, cart } = storeWith({ [SHIRT]: { M: 2 } });
    const before = cart();
    dispatch({ type: synced.type, payload });
    expect(cart()).toBe(before);
  });
});
