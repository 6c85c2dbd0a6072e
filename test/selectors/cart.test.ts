import { selectCartCount, selectCartLines, selectTotals } from '../../src/selectors/cart';
import { selectCartRows } from '../../src/selectors/cartPage';
import { createStore } from '../../src/store/createStore';
import type { RootState } from '../../src/store/rootReducer';
import { SHIRT, SKIRT } from '../support/arbitraries';

const stateWith = (said: Partial<RootState>) => createStore({ preloadedState: said }).getState();

// The shirt costs 68 dollars, the skirt 98.
const cart = { [SKIRT]: { S: 1, M: 2 }, [SHIRT]: { L: 3 } };

describe('what the cart says', () => {
  it('is nothing while it is empty: no line, no piece, nothing to pay', () => {
    const state = stateWith({});
    expect(selectCartCount(state)).toBe(0);
    expect(selectCartLines(state)).toEqual([]);
    expect(selectCartRows(state)).toEqual([]);
    expect(selectTotals(state)).toEqual({ subtotal: 0, total: 0 });
  });

  it('is the sum of all quantities for the badge', () => {
    expect(selectCartCount(stateWith({ cart }))).toBe(6);
  });

  it('is price times quantity, and ten dollars more to pay', () => {
    expect(selectTotals(stateWith({ cart }))).toEqual({ subtotal: 49_800, total: 50_800 });
  });

  it('is each line with its product', () => {
    expect(selectCartRows(stateWith({ cart })).map(({ product, line }) => [product.name, line.size])).toEqual(
      [
        ['Pleated Midi Skirt, Camel', 'S'],
        ['Pleated Midi Skirt, Camel', 'M'],
        ['Linen Camp Shirt, Sand', 'L'],
      ],
    );
  });

  it('has a gap where a line was removed, and nothing to pay for it', () => {
    const removed = [{ productId: SKIRT, size: 'M', quantity: 2, row: 1 } as const];
    const state = stateWith({ cart: { [SKIRT]: { S: 1 }, [SHIRT]: { L: 3 } }, cartPage: { removed } });
    expect(selectCartRows(state).map(({ kind, line: { size } }) => [kind, size])).toEqual([
      ['line', 'S'],
      ['gap', 'M'],
      ['line', 'L'],
    ]);
    expect(selectTotals(state)).toEqual({ subtotal: 30_200, total: 31_200 });
  });

  it('passes over what the shop does not have', () => {
    const strange = Object.fromEntries(
      ['__proto__', 'constructor', 'gone-shirt', SHIRT].map((id) => [id, { M: 1 }]),
    );
    const removed = [{ productId: '__proto__', size: 'M', quantity: 1, row: 0 } as const];
    const state = stateWith({ cart: strange, cartPage: { removed } });
    expect(selectCartRows(state).map(({ product }) => product._id)).toEqual([SHIRT]);
    expect(selectTotals(state)).toEqual({ subtotal: 6800, total: 7800 });
  });
});
