import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { createStore } from '../../../src/app/store';
import type { CartItems } from '../../../src/features/cart/cart';
import { synced } from '../../../src/features/cart/cartSlice';
import { useCartRows } from '../../../src/features/cart/useCartRows';
import { productWith } from '../../support/catalogue';

const IDS = ['coat', 'shirt', 'skirt', '7'];
const SIZES = ['S', 'M', 'L', 'XL', '36', '38'];
const products = IDS.map((_id) => productWith({ _id, sizes: SIZES }));

/** The rows of the cart page with these items. */
const openCart = (items: CartItems) => {
  const store = createStore({
    preloadedState: { cart: { items }, catalogue: { products } },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(useCartRows, { wrapper });
  const rowAt = (index: number) => {
    const row = result.current.rows[index];
    if (!row) throw new Error(`There is no row ${index}.`);
    return row;
  };
  return {
    remove: (index: number) => act(() => result.current.remove(rowAt(index))),
    undo: (index: number) => act(() => result.current.undo(rowAt(index))),
    sync: (next: CartItems) => act(() => void store.dispatch(synced(next))),
    /** Each row, with the quantity that Undo restores in brackets. */
    texts: () =>
      result.current.rows.map(
        ({ productId, size, quantity, removed }) =>
          `${productId} ${size} ${quantity} (${removed})`,
      ),
  };
};

it('should keep their places during any removals and restores', () => {
  const anySizes = fc.dictionary(
    fc.constantFrom(...SIZES),
    fc.integer({ min: 1, max: 9 }),
    { minKeys: 1 },
  );
  const anyItems = fc.dictionary(fc.constantFrom(...IDS), anySizes, {
    minKeys: 1,
  });
  const anyPresses = fc.array(fc.nat(), { maxLength: 25 });
  fc.assert(
    fc.property(anyItems, anyPresses, (items, presses) => {
      const cart = openCart(items);
      const expected = cart.texts();
      for (const press of presses) {
        const index = press % expected.length;
        const text = expected[index] ?? '';
        const isRemoved = text.includes(' 0 (');
        if (isRemoved) cart.undo(index);
        else cart.remove(index);
        expected[index] = text.replace(/(\d+) \((\d+)\)$/, '$2 ($1)');
        expect(cart.texts()).toEqual(expected);
      }
    }),
    { numRuns: 50 },
  );
});

it('should show lines that another tab adds, also beside their Undo, and none that it removes', () => {
  const cart = openCart({
    coat: { S: 4, L: 1 },
    shirt: { M: 2 },
    skirt: { M: 1 },
  });
  cart.remove(2);
  cart.sync({ coat: { S: 4 }, skirt: { M: 1 } });
  expect(cart.texts()).toEqual([
    'coat S 4 (0)',
    'shirt M 0 (2)',
    'skirt M 1 (0)',
  ]);
  cart.sync({ coat: { S: 4, XL: 1 }, skirt: { M: 1 }, shirt: { M: 1 } });
  expect(cart.texts()).toEqual([
    'coat S 4 (0)',
    'coat XL 1 (0)',
    'shirt M 1 (2)',
    'skirt M 1 (0)',
  ]);
  cart.remove(2);
  expect(cart.texts()[2]).toBe('shirt M 0 (3)');
  cart.sync({ coat: { S: 4, XL: 1 }, skirt: { M: 1 }, shirt: { M: 7 } });
  cart.undo(2);
  expect(cart.texts()[2]).toBe('shirt M 10 (0)');
});
