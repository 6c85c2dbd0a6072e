import fc from 'fast-check';
import { linesOf, type CartItems } from '../../../src/features/cart/cart';
import {
  rowsOf,
  withoutUndo,
  withUndo,
  type CartRow,
} from '../../../src/features/cart/cartRows';
import {
  cart,
  lineRemoved,
  lineRestored,
} from '../../../src/features/cart/cartSlice';

/**
 * The cart page with these items. `click` clicks the bin of a row, or the Undo
 * button of a row without a bin.
 */
const openCart = (first: CartItems) => {
  let items = first;
  let placed: readonly CartRow[] = [];
  const rows = () => rowsOf(placed, linesOf(items));
  const rowAt = (index: number) => {
    const row = rows()[index];
    if (!row) throw new Error(`There is no row ${index}.`);
    return row;
  };
  const undo = (index: number) => {
    const row = rowAt(index);
    placed = withoutUndo(rows(), row);
    items = cart.reducer(
      { items },
      lineRestored({ ...row, quantity: row.removed }),
    ).items;
  };
  const click = (index: number) => {
    const row = rowAt(index);
    if (row.quantity === 0) undo(index);
    else {
      placed = withUndo(rows(), row);
      items = cart.reducer({ items }, lineRemoved(row)).items;
    }
  };
  const sync = (next: CartItems) => {
    items = next;
  };
  const texts = () =>
    rows().map(({ productId, size, quantity, removed }) => {
      const line = quantity > 0 ? ` ${quantity}` : '';
      return `${productId} ${size}${line}${removed > 0 ? ` (${removed})` : ''}`;
    });
  return { click, undo, sync, texts, items: () => items };
};

it('should keep their places during any removals and restores', () => {
  const anyItems = fc.dictionary(
    fc.constantFrom('coat', 'shirt', 'skirt', '7'),
    fc.dictionary(
      fc.constantFrom('S', 'L', '36', '38'),
      fc.integer({ min: 1, max: 9 }),
      { minKeys: 1 },
    ),
    { minKeys: 1 },
  );
  fc.assert(
    fc.property(
      anyItems,
      fc.array(fc.nat(), { maxLength: 25 }),
      (items, clicks) => {
        const page = openCart(items);
        const full = page.texts();
        const shown = [...full];
        for (const at of clicks) {
          const index = at % full.length;
          page.click(index);
          const text = full[index] ?? '';
          const removed = text.replace(/\d+$/, '($&)');
          shown[index] = shown[index] === text ? removed : text;
          expect(page.texts()).toEqual(shown);
        }
      },
    ),
    { numRuns: 100 },
  );
});

it('should show lines that another tab adds, also beside their Undo, and none that it removes', () => {
  const { click, undo, sync, texts, items } = openCart({
    coat: { S: 4, L: 1 },
    shirt: { M: 2 },
    skirt: { M: 1 },
  });
  click(2);
  sync({ coat: { S: 4 }, skirt: { M: 1 } });
  expect(texts()).toEqual(['coat S 4', 'shirt M (2)', 'skirt M 1']);
  sync({ coat: { S: 4, XL: 1 }, skirt: { M: 1 }, shirt: { M: 1 } });
  expect(texts()).toEqual([
    'coat S 4',
    'coat XL 1',
    'shirt M 1 (2)',
    'skirt M 1',
  ]);
  click(2);
  expect(texts().slice(2)).toEqual(['shirt M (3)', 'skirt M 1']);
  sync({ coat: { S: 4, XL: 1 }, skirt: { M: 1 }, shirt: { M: 7 } });
  undo(2);
  expect(texts().slice(2)).toEqual(['shirt M 10', 'skirt M 1']);
  // Without the page: products in the order in which they were added.
  expect(linesOf(items()).map(({ productId }) => productId)).toEqual([
    'coat',
    'coat',
    'skirt',
    'shirt',
  ]);
});
