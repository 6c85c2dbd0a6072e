import { cartOf, type CartLine } from '../../../src/features/cart/cart';
import {
  selectCartCount,
  selectCartLines,
  selectCartRows,
  selectTotals,
} from '../../../src/features/cart/cartSlice';
import { createStore } from '../../../src/app/store';
import type { RootState } from '../../../src/app/rootReducer';
import { SHIRT, SKIRT } from '../../support/productIds';

// The shirt costs 68 dollars, the skirt 98.

const stateWith = (cart: RootState['cart']) => createStore({ preloadedState: { cart } }).getState();

describe('cart selectors', () => {
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
