import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore, type AppStore } from '../../../src/app/store';
import type { CartItems } from '../../../src/features/cart/cart';
import { synced } from '../../../src/features/cart/cartSlice';
import { useCartRows } from '../../../src/features/cart/useCartRows';
import { productWith } from '../../support/catalogue';

const IDS = ['coat', 'shirt', 'skirt', '7'];
const SIZES = ['S', 'M', 'L', 'XL', '36', '38'];
const products = IDS.map((_id) => productWith({ _id, sizes: SIZES }));

let store: AppStore;
let page: { readonly current: ReturnType<typeof useCartRows> };

/** Shows the rows of the cart page with these items. */
const openCart = (items: CartItems) => {
  const preloadedState = { cart: { items }, catalogue: { products } };
  store = createStore({ preloadedState });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  page = renderHook(useCartRows, { wrapper }).result;
};

/** Presses the bin of a row, or the Undo button of a row without a bin. */
const press = (index: number) =>
  act(() => {
    const row = page.current.rows[index];
    if (row?.quantity) page.current.remove(row);
    else if (row) page.current.undo(row);
  });

const undo = (index: number) =>
  act(() => {
    const row = page.current.rows[index];
    if (row) page.current.undo(row);
  });

/** Another tab has changed the cart. */
const sync = (items: CartItems) =>
  act(() => {
    store.dispatch(synced({ items }));
  });

/** Each row, with the quantity that Undo restores in brackets. */
const rowTexts = () =>
  page.current.rows.map(
    ({ productId, size, quantity, removed }) =>
      `${productId} ${size} ${quantity} (${removed})`,
  );

it('should keep their places during any removals and restores', () => {
  const anyQuantity = fc.integer({ min: 1, max: 9 });
  const anyOf = <T,>(keys: readonly string[], value: fc.Arbitrary<T>) =>
    fc.dictionary(fc.constantFrom(...keys), value, { minKeys: 1 });
  const anyItems = anyOf(IDS, anyOf(SIZES, anyQuantity));
  const anyPresses = fc.array(fc.nat(), { maxLength: 25 });
  fc.assert(
    fc.property(anyItems, anyPresses, (items, presses) => {
      openCart(items);
      const expected = rowTexts();
      for (const number of presses) {
        const index = number % expected.length;
        const before = expected[index] ?? '';
        press(index);
        expected[index] = before.replace(/(\d+) \((\d+)\)$/, '$2 ($1)');
        expect(rowTexts()).toEqual(expected);
      }
    }),
    { numRuns: 100 },
  );
});

it('should show lines that another tab adds, also beside their Undo, and none that it removes', () => {
  openCart({ coat: { S: 4, L: 1 }, shirt: { M: 2 }, skirt: { M: 1 } });
  press(2);
  sync({ coat: { S: 4 }, skirt: { M: 1 } });
  expect(rowTexts()).toEqual([
    'coat S 4 (0)',
    'shirt M 0 (2)',
    'skirt M 1 (0)',
  ]);
  sync({ coat: { S: 4, XL: 1 }, skirt: { M: 1 }, shirt: { M: 1 } });
  expect(rowTexts()).toEqual([
    'coat S 4 (0)',
    'coat XL 1 (0)',
    'shirt M 1 (2)',
    'skirt M 1 (0)',
  ]);
  press(2);
  expect(rowTexts()).toContain('shirt M 0 (3)');
  sync({ skirt: { M: 1 }, shirt: { M: 7 } });
  undo(0);
  expect(rowTexts()).toEqual(['shirt M 10 (0)', 'skirt M 1 (0)']);
});
