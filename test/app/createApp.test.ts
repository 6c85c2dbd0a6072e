import fc from 'fast-check';
import { openDB } from 'idb';
import { createApp } from '../../src/app/createApp';
import { DELIVERY_FIELDS, PAYMENTS } from '../../src/features/checkout/checkout';
import { itemAdded } from '../../src/features/cart/cartSlice';
import type { RootState } from '../../src/app/rootReducer';
import { anyText, arbitraryAction } from '../support/events';
import { SHIRT, SKIRT } from '../support/productIds';
import { INVARIANTS } from '../../tools/sessions/invariants';

const STARTS = 2000;

const expectValid = (state: RootState) => {
  for (const { text, holds } of [...INVARIANTS.cart, ...INVARIANTS.checkout])
    if (!holds(state)) throw new Error(`Does not hold for ${JSON.stringify(state.cart)}: ${text}`);
  expect(state.persistence).toEqual({ cart: 'persisted', checkout: 'persisted' });
};

const prototypeNow = () => Object.getOwnPropertyDescriptors(Object.prototype);

/** The initial state, and the state after an addition. */
const createAndAdd = async () => {
  const { store, close } = await createApp();
  const first = store.getState();
  store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
  const next = store.getState();
  close();
  return { first, next };
};

const WORDS = ['__proto__', 'constructor', 'toString', 'a', 'v1', '', 'M', '<b>', '\u202e', '😀', '\ud800'];

const anyNumber = fc.oneof(
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.constantFrom(0, 9999, 10_000, 2 ** 31, 2 ** 53)) },
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 12 }) },
);
const anything = fc.oneof(
  anyNumber,
  fc.constantFrom(...WORDS),
  fc.jsonValue(),
  fc.constantFrom(null, true, undefined, [], {}),
);
const mostly = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 40, arbitrary }, { weight: 1, arbitrary: anything });

const often = <T>(good: readonly T[], bad: readonly T[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  );
const ids = often([SHIRT, SKIRT], ['__proto__', 'constructor', 'no-such-thing', '', 'a.b.c']);
const sizes = often(['S', 'M'], ['XXL', 'XS', '__proto__', 'constructor', '']);
const form = fc.record({
  delivery: mostly(fc.dictionary(fc.constantFrom<string>(...DELIVERY_FIELDS, '__proto__'), anything)),
  payment: mostly(fc.constantFrom<string>(...PAYMENTS)),
});
/** Texts of a form: complete, truncated, with a prototype as a field, or deeply nested. */
const formText = form.map((one) => JSON.stringify(one));
const stored = fc.oneof(
  { weight: 8, arbitrary: formText },
  { weight: 1, arbitrary: fc.tuple(formText, fc.nat(60)).map(([text, end]) => text.slice(0, end)) },
  { weight: 1, arbitrary: formText.map((text) => text.replace('{', '{"__proto__":{"x":1},')) },
  { weight: 1, arbitrary: anyText },
  { weight: 1, arbitrary: fc.nat(2000).map((depth) => '{"delivery":'.repeat(depth)) },
);
const line = fc.record({ productId: ids, size: sizes });
const lines = fc.array(mostly(fc.record({ productId: ids, size: sizes, quantity: mostly(anyNumber) })));
const snapshot = fc.record({ lines: mostly(lines) });
/** An entry of the log: an event of the cart, an event with another payload, or any object. */
const entry: fc.Arbitrary<object> = fc.oneof(
  { weight: 6, arbitrary: arbitraryAction.filter(({ type }) => type.startsWith('cart/')) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('cart/itemAdded'), payload: mostly(line) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('cart/synced'), payload: mostly(snapshot) }) },
  { weight: 1, arbitrary: fc.record({ type: anything, payload: anything }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('toString', 'constructor', '__proto__') }) },
  { weight: 1, arbitrary: fc.object() },
);
// The database chooses the keys.
const log = fc.array(
  entry.filter((one) => !('key' in one)),
  { maxLength: 8 },
);

/** Replaces the contents of all storages. */
const fillStorages = async (entries: readonly object[], checkout: string | null) => {
  Object.assign(window, { indexedDB: new IDBFactory() });
  localStorage.clear();
  sessionStorage.clear();
  if (checkout !== null) sessionStorage.setItem('weft.checkout', checkout);
  if (entries.length === 0) return;
  const db = await openDB('weft', 2, {
    upgrade: (created) => void created.createObjectStore('cartLog', { keyPath: 'key', autoIncrement: true }),
  });
  const { store, done } = db.transaction('cartLog', 'readwrite');
  for (const entry of entries) await store.add(entry);
  await done;
  db.close();
};

// test/e2e/persistenceHostile.test.ts opens every page over the worst cases.
it('should create a valid state over any stored values, 2,000 times', async () => {
  const prototype = prototypeNow();
  let carts = 0;
  await fc.assert(
    fc.asyncProperty(log, fc.option(stored), async (entries, text) => {
      await fillStorages(entries, text);
      const { first, next } = await createAndAdd();
      expectValid(first);
      expectValid(next);
      expect(next.cart.items[SHIRT]?.['M']).toBe(Math.min(9999, (first.cart.items[SHIRT]?.['M'] ?? 0) + 1));
      if (Object.keys(first.cart.items).length > 0) carts += 1;
      const again = await createAndAdd();
      expect(JSON.stringify(again.first.cart.items)).toBe(JSON.stringify(next.cart.items));
    }),
    { numRuns: STARTS / 2 },
  );
  expect(prototypeNow()).toEqual(prototype);
  // Guards against values that are all too invalid to be read.
  expect(carts).toBeGreaterThan(STARTS / 20);
});
