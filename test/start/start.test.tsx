import fc from 'fast-check';
import { MAX_QUANTITY } from '../../src/features/cart/cart';
import { itemAdded } from '../../src/features/cart/cartSlice';
import { PAYMENTS } from '../../src/features/checkout/checkout';
import { fieldChanged } from '../../src/features/checkout/checkoutSlice';
import { DELIVERY_FIELDS } from '../../src/features/checkout/deliveryFields';
import { violatedInvariants } from '../../tools/sessions/invariants';
import { anyText, INVALID_WORDS } from '../support/anyInput';
import { SHIRT, SKIRT } from '../support/catalogue';
import {
  closeTabs,
  openTab,
  writeCart,
  type Tab,
} from '../support/fakeBrowser';

const RUNS = 100;

/** An object with mostly known keys and valid values. */
const anyRecordOf = (keys: readonly string[], values: fc.Arbitrary<unknown>) =>
  fc.dictionary(
    fc.constantFrom(...keys, ...keys, ...INVALID_WORDS),
    fc.oneof({ weight: 6, arbitrary: values }, fc.anything()),
  );

const anyQuantity = fc.constantFrom(
  -1,
  0,
  0.5,
  1,
  2,
  12,
  9999,
  10_000,
  2 ** 53,
);
const anyCart = fc.record({
  items: anyRecordOf(
    [SHIRT, SKIRT],
    anyRecordOf(['S', 'M', 'XXL', 'XXXL'], anyQuantity),
  ),
  note: fc.anything(),
});

/** It has the keys of every slice that is stored as JSON. */
const anySlice = fc.record({
  delivery: anyRecordOf(DELIVERY_FIELDS, anyText),
  payment: fc.oneof(fc.constantFrom(...PAYMENTS), fc.anything()),
});
const anyStoredText = fc.oneof(
  anySlice.map((slice) => JSON.stringify(slice)),
  anyText,
);

const expectValid = ({ state }: Tab) => {
  expect(violatedInvariants(state())).toEqual([]);
  expect(state().persistence.isStored).toBe(true);
};

it('should read a valid state from any stored values, and store the next events on top', async () => {
  const inherited = Object.getOwnPropertyDescriptors(Object.prototype);
  const anyStored = fc.tuple(fc.option(anyCart), fc.option(anyStoredText));
  let carts = 0;
  await fc.assert(
    fc.asyncProperty(anyStored, async ([record, text]) => {
      Object.assign(window, { indexedDB: new IDBFactory() });
      if (record) await writeCart(record);
      // Every slice reads this text, also one that is added later.
      const getItem = jest.spyOn(Storage.prototype, 'getItem');
      getItem.mockReturnValue(text);

      const tab = await openTab();
      getItem.mockRestore();
      expectValid(tab);
      if (Object.keys(tab.items()).length > 0) carts += 1;
      const before = tab.items()[SHIRT]?.['M'] ?? 0;
      tab.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
      expectValid(tab);
      const expected = Math.min(MAX_QUANTITY, before + 1);
      expect(tab.items()[SHIRT]?.['M']).toBe(expected);
      tab.dispatch(fieldChanged({ field: 'city', text: 'Turin' }));
      expectValid(tab);

      const later = await openTab();
      expect(JSON.stringify(later.items())).toBe(JSON.stringify(tab.items()));
      expect(later.state().checkout).toEqual(tab.state().checkout);
      closeTabs();
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(Object.getOwnPropertyDescriptors(Object.prototype)).toEqual(inherited);
  // Guards against values that are all too invalid to be read.
  expect(carts).toBeGreaterThan(RUNS / 10);
});
