import { cartOf, type CartLine } from '../../../src/features/cart/cart';
import {
  selectCartCount,
  selectCartLines,
  selectCartRows,
  selectTotals,
} from '../../../src/features/cart/cartSlice';
import { createStore } from '../../../src/app/store';
import type { RootState } from '../../../src/app/rootReducer';
import { SHIRT, SKIRT } from '../../support/events';
import { cartWith } from '../../support/cart';

// The shirt costs 68 dollars, the skirt 98.
const items = { [SKIRT]: { S: 1, M: 2 }, [SHIRT]: { L: 3 } };

const stateWith = (cart: RootState['cart']) => createStore({ preloadedState: { cart } }).getState();

describe('cart selectors', () => {
  it('should return no lines, no rows and a total of 0 for an empty cart', () => {
    const state = stateWith(cartWith({}));
    expect(selectCartCount(state)).toBe(0);
    expect(selectCartLines(state)).toEqual([]);
    expect(selectCartRows(state)).toEqual([]);
    expect(selectTotals(state)).toEqual({ subtotal: 0, total: 0 });
  });

  it('should return the sum of all quantities', () => {
    expect(selectCartCount(stateWith(cartWith(items)))).toBe(6);
  });

  it('should return price times quantity, and ten dollars more as the total', () => {
    expect(selectTotals(stateWith(cartWith(items)))).toEqual({ subtotal: 49_800, total: 50_800 });
  });

  it('should return each line with its product', () => {
    const rows = selectCartRows(stateWith(cartWith(items)));
    expect(rows.map(({ product, line }) => [product.name, line.size])).toEqual([
      ['Pleated Midi Skirt, Camel', 'S'],
      ['Pleated Midi Skirt, Camel', 'M'],
      ['Linen Camp Shirt, Sand', 'L'],
    ]);
  });

  it('should return a gap for a removed line and leave it out of the totals', () => {
    const state = stateWith(
      cartWith({ [SKIRT]: { S: 1 }, [SHIRT]: { L: 3 } }, [
        { productId: SKIRT, size: 'M', quantity: 2, removalId: 'r1', rowIndex: 1 },
      ]),
    );
    expect(selectCartRows(state).map(({ kind, line: { size } }) => [kind, size])).toEqual([
      ['line', 'S'],
      ['removed', 'M'],
      ['line', 'L'],
    ]);
    expect(selectTotals(state)).toEqual({ subtotal: 30_200, total: 31_200 });
  });

  it('should leave out products and sizes that the catalogue does not sell', () => {
    const state = stateWith({
      ...cartOf([
        ...['__proto__', 'constructor', 'gone-shirt'].map((productId): CartLine => ({
          productId,
          size: 'M',
          quantity: 1,
        })),
        { productId: SKIRT, size: 'XXL', quantity: 5 },
        { productId: SHIRT, size: 'M', quantity: 1 },
      ]),
      removed: [
        { productId: '__proto__', size: 'M', quantity: 1, removalId: 'r1', rowIndex: 0 },
        { productId: SKIRT, size: 'XXL', quantity: 1, removalId: 'r2', rowIndex: 0 },
      ],
    });
    expect(selectCartLines(state)).toEqual([{ productId: SHIRT, size: 'M', quantity: 1 }]);
    expect(selectCartRows(state).map(({ product }) => product._id)).toEqual([SHIRT]);
    expect(selectCartCount(state)).toBe(1);
    expect(selectTotals(state)).toEqual({ subtotal: 6800, total: 7800 });
  });
});
