import fc from 'fast-check';
import { openStoredFeatures } from '../../../src/app/boot/storedFeatures';
import { createStore } from '../../../src/app/store';
import { itemAdded } from '../../../src/features/cart/cartSlice';
import {
  DELIVERY_FIELDS,
  PAYMENTS,
} from '../../../src/features/checkout/checkout';
import { violatedInvariants } from '../../../tools/sessions/invariants';
import { anyText, INVALID_WORDS } from '../../support/anyInput';
import { settled, writeCart } from '../../support/fakeBrowser';
import { SHIRT, SKIRT } from '../../support/productIds';

const mostly = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 20, arbitrary }, { weight: 1, arbitrary: fc.anything() });

const anyKeyOf = (...valid: readonly string[]) =>
  fc.constantFrom(...valid, ...valid, ...INVALID_WORDS);

const anyProduct = anyKeyOf(SHIRT, SKIRT);
const anySize = anyKeyOf('S', 'M', 'XXL', 'XXXL');
const anyQuantity = mostly(fc.integer({ min: -1, max: 12 }));
const anySizes = mostly(fc.dictionary(anySize, anyQuantity));
const anyItems = mostly(fc.dictionary(anyProduct, anySizes));
const anyRecord = fc.record({
  items: anyItems,
  note: fc.anything(),
});

const anyField = anyKeyOf(...DELIVERY_FIELDS);
const anyForm = fc.record({
  delivery: mostly(fc.dictionary(anyField, mostly(anyText))),
  payment: mostly(fc.constantFrom(...PAYMENTS)),
});
const anyFormText = fc
  .tuple(anyForm, fc.nat(400))
  .map(([form, end]) => JSON.stringify(form).slice(0, end));

const openTab = async () => {
  const stored = openStoredFeatures();
  const preloadedState = await stored.load();
  const store = createStore({ preloadedState });
  const stop = stored.start(store);
  return {
    store,
    stop,
    items: () => store.getState().cart.items,
    expectValid: () => {
      expect(violatedInvariants(store.getState())).toEqual([]);
      expect(store.getState().persistence).toEqual({});
    },
  };
};

// test/e2e/persistenceHostile.test.ts opens every page over the worst cases.
it('should read a valid state from any stored values, and store the next event on top', async () => {
  const inherited = Reflect.ownKeys(Object.prototype);
  const anyStored = fc.oneof(anyFormText, anyText);
  await fc.assert(
    fc.asyncProperty(anyRecord, anyStored, async (record, text) => {
      Object.assign(window, { indexedDB: new IDBFactory() });
      await writeCart(record);
      // The text is under every key, also of a feature that is added later.
      jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(text);
      const { store, stop, items, expectValid } = await openTab();
      expectValid();
      const before = items()[SHIRT]?.['M'] ?? 0;
      store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
      expectValid();
      expect(items()[SHIRT]?.['M']).toBe(before + 1);
      await settled();
      stop();
      const later = await openTab();
      later.stop();
      expect(JSON.stringify(later.items())).toBe(JSON.stringify(items()));
    }),
    { numRuns: 300 },
  );
  expect(Reflect.ownKeys(Object.prototype)).toEqual(inherited);
});
