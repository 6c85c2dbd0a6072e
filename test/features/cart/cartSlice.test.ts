import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { createStore } from '../../../src/app/store';
import { cartOf, linesOf, type CartItems } from '../../../src/features/cart/cart';
import {
  itemAdded,
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCartCount,
  selectCartLines,
  selectCartRows,
  selectTotals,
  synced,
} from '../../../src/features/cart/cartSlice';
import { navigated } from '../../../src/features/navigation/routeSlice';
import { cartWith, linesIn, removalOf, undoOf } from '../../support/cart';
import { SHIRT, SKIRT, TROUSERS } from '../../support/productIds';

const line = { productId: SHIRT, size: 'M' } as const;

const storeWith = (items: CartItems = {}, cart = cartWith(items)) => {
  const store = createStore({ preloadedState: { cart, route: { pathname: '/cart' } } });
  const state = () => store.getState();
  return { dispatch: store.dispatch, state, cart: () => state().cart, items: () => state().cart.items };
};

const expectIgnored = (items: CartItems, event: UnknownAction) => {
  const { dispatch, cart } = storeWith(items);
  const before = cart();
  dispatch(event);
  expect(cart()).toBe(before);
};

describe('cart/itemAdded', () => {
  it('should keep the lines in the order in which they were first added', () => {
    const { dispatch, cart } = storeWith();
    for (const productId of [TROUSERS, SHIRT, SKIRT, SHIRT, TROUSERS])
      dispatch(itemAdded({ productId, size: 'L' }));
    dispatch(itemAdded(line));
    dispatch(itemAdded({ productId: SHIRT, size: 'L' }));
    expect(linesOf(cart())).toEqual([
      { productId: TROUSERS, size: 'L', quantity: 2 },
      { productId: SHIRT, size: 'L', quantity: 3 },
      { productId: SKIRT, size: 'L', quantity: 1 },
      { ...line, quantity: 1 },
    ]);
  });

  it('should not increase a quantity of 9999', () => {
    const { dispatch, items } = storeWith({ [SHIRT]: { M: 9998 } });
    dispatch(itemAdded(line));
    expect(items()).toEqual({ [SHIRT]: { M: 9999 } });
    expectIgnored({ [SHIRT]: { M: 9999 } }, itemAdded(line));
  });
});

it('should show, count and charge no line that the catalogue does not sell', () => {
  const unsold = [
    ...['__proto__', 'constructor', 'gone-shirt', SHIRT.toUpperCase()].map((id) => [id, 'M'] as const),
    ...[[SKIRT, 'XXL'] as const, [TROUSERS, 'M'] as const],
    ...[[SHIRT, 'XXXL'] as const, [SHIRT, 'constructor'] as const],
  ].map(([productId, size]) => ({ productId, size, quantity: 5 }));
  const removed = unsold.map((each, i) => ({ ...each, removalId: `r${i}`, rowIndex: 0 }));
  const sold = { ...line, quantity: 1 };
  const state = storeWith({}, { ...cartOf([...unsold, sold]), removed }).state();
  expect(selectCartLines(state)).toEqual([sold]);
  expect(selectCartRows(state).map(({ product }) => product._id)).toEqual([SHIRT]);
  expect(selectCartCount(state)).toBe(1);
  expect(selectTotals(state)).toEqual({ subtotal: 6800, total: 7800 });
});

it.each([
  ...['__proto__', 'constructor', SKIRT].map((id) =>
    quantityChanged({ productId: id, size: 'M', typed: '5' }),
  ),
  ...['__proto__', 'constructor', 'L'].map((size) => quantityChanged({ productId: SHIRT, size, typed: '5' })),
  ...['__proto__', 'constructor', 'L'].map((size) => removalOf({ productId: SHIRT, size })),
  undoOf(line),
])('should ignore an event of a line that is not in the cart: %j', (event) => {
  expectIgnored({ [SHIRT]: { M: 3 } }, event);
});

it('should record the quantity and the row of a removed line', () => {
  const { dispatch, cart } = storeWith({ [SHIRT]: { M: 2, L: 1 }, [SKIRT]: { S: 4 } });
  dispatch(removalOf({ productId: SHIRT, size: 'L' }));
  dispatch(removalOf({ productId: SKIRT, size: 'S' }));
  expect(cart().removed).toEqual([
    { productId: SHIRT, size: 'L', quantity: 1, removalId: `${SHIRT} L`, rowIndex: 1 },
    { productId: SKIRT, size: 'S', quantity: 4, removalId: `${SKIRT} S`, rowIndex: 2 },
  ]);
});

describe('cart/lineRestored', () => {
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
    dispatch(removalOf(line));
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
    expectIgnored({ [SHIRT]: { M: 2 } }, { type: synced.type, payload });
  });
});

describe('rows of the cart page', () => {
  const items: CartItems = { [TROUSERS]: { S: 4, L: 1 }, [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } };
  const others = { ...items, [SHIRT]: { M: 1 } };

  /** The cart page with these items. `click` clicks the bin or the Undo button of a row. */
  const openCart = (cart = cartWith(items)) => {
    const store = storeWith({}, cart);
    const rows = () => selectCartRows(store.state());
    let removals = 0;
    const click = (index: number) => {
      const row = rows()[index];
      if (!row) throw new Error(`There is no row ${index}.`);
      removals += 1;
      const { kind, line } = row;
      if (kind === 'line') store.dispatch(lineRemoved({ ...line, removalId: `removal ${removals}` }));
      else store.dispatch(lineRestored({ removalId: line.removalId, index: row.index }));
    };
    const texts = () =>
      rows().map(({ kind, line: { productId, size, quantity } }) => {
        const text = `${productId.split('-')[0] ?? ''} ${size} ${quantity}`;
        return kind === 'removed' ? `(${text})` : text;
      });
    return { ...store, click, texts };
  };

  it('should keep their order during any removals and restores, and end as the initial cart', () => {
    const anyItem = fc.record({
      productId: fc.constantFrom(SHIRT, SKIRT, TROUSERS),
      size: fc.constantFrom('S', 'L', 'XL'),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    const anyItems = fc.array(anyItem, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyItems, fc.array(fc.nat(), { maxLength: 25 }), (lines, clicks) => {
        const first = { ...cartOf(lines), removed: [] };
        const { click, texts, cart } = openCart(first);
        const full = texts();
        const shown = [...full];
        const clickAndCheck = (index: number) => {
          click(index);
          const text = full[index] ?? '';
          shown[index] = shown[index] === text ? `(${text})` : text;
          expect(texts()).toEqual(shown);
        };
        for (const index of clicks) clickAndCheck(index % full.length);
        for (const [index, text] of shown.entries()) if (text !== full[index]) clickAndCheck(index);
        expect(JSON.stringify(cart())).toBe(JSON.stringify(first));
      }),
      { numRuns: 100 },
    );
  });

  it('should keep the gaps while the shopper stays on the cart page', () => {
    const { click, cart, dispatch } = openCart();
    click(2);
    const before = cart();
    dispatch(navigated('/CART/?x=1'));
    expect(cart()).toBe(before);
  });

  it.each(['/Collections', '/place-order', '/nowhere', '/cart/old'])(
    'should have no gaps after a navigation to %s',
    (url) => {
      const { click, texts, dispatch } = openCart();
      click(2);
      dispatch(navigated(url));
      dispatch(navigated('/cart'));
      expect(texts()).toEqual(['herringbone S 4', 'herringbone L 1', 'pleated M 1']);
    },
  );

  it('should show a line that another tab adds beside its gap, and a gap for each removal', () => {
    const { click, texts, dispatch, cart } = openCart();
    click(2);
    dispatch(synced({ lines: linesIn({ [TROUSERS]: { S: 4 } }) }));
    expect(texts()).toEqual(['herringbone S 4', '(linen M 2)']);
    dispatch(synced({ lines: linesIn(others) }));
    const head = ['herringbone S 4', 'herringbone L 1'];
    expect(texts()).toEqual([...head, '(linen M 2)', 'linen M 1', 'pleated M 1']);
    click(3);
    expect(texts()).toEqual([...head, '(linen M 2)', '(linen M 1)', 'pleated M 1']);
    click(2);
    expect(texts()[2]).toBe('linen M 2');
    click(3);
    expect(texts()).toEqual([...head, 'linen M 3', 'pleated M 1']);
    expect(cart().removed).toEqual([]);
  });
});
