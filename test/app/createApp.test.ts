import fc from 'fast-check';
import { openDB } from 'idb';
import { createApp } from '../../src/app/createApp';
import { DELIVERY_FIELDS, PAYMENTS } from '../../src/features/checkout/checkout';
import { itemAdded } from '../../src/features/cart/cartSlice';
import type { RootState } from '../../src/app/rootReducer';
import { arbitraryAction } from '../support/events';
import { SHIRT, SKIRT } from '../support/productIds';
import { WORST_CASES } from '../support/hostileStorage';
import { INVARIANTS } from '../../tools/sessions/invariants';

const STARTS = 10_000;

jest.setTimeout(600_000);

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

const NUMBERS = [
  ...[
    NaN,
    Infinity,
    -Infinity,
    -1,
    -0,
    0,
    0.5,
    1,
    2,
    3,
    9998,
    9999,
    10_000,
    1e9,
    1e12,
    1e21,
    2 ** 31,
    2 ** 53,
  ],
  Number.MAX_SAFE_INTEGER,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];
const WORDS = ['__proto__', 'constructor', 'toString', 'a', 'v1', '', 'M', '<b>', '\u202e', '😀', '\ud800'];

const anyNumber = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...NUMBERS) },
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
/** Texts of a value: complete, truncated, with a prototype as a field, or deeply nested. */
const asText = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 8, arbitrary: value.map((one) => JSON.stringify(one)) },
    {
      weight: 1,
      arbitrary: fc.tuple(value, fc.nat(60)).map(([one, end]) => JSON.stringify(one).slice(0, end)),
    },
    {
      weight: 1,
      arbitrary: value.map((one) =>
        JSON.stringify(one).replace('"delivery"', '"__proto__":{"x":1},"delivery"'),
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.nat(2000).map((depth) => '{"delivery":'.repeat(depth)) },
  );
const line = fc.record({ productId: ids, size: sizes });
/** An entry of the log: an event of the cart, an event with another payload, or any object. */
const entry: fc.Arbitrary<object> = fc.oneof(
  { weight: 6, arbitrary: arbitraryAction.filter(({ type }) => type.startsWith('cart/')) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('cart/itemAdded'), payload: mostly(line) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('cart/synced'),
      payload: mostly(
        fc.record({
          lines: mostly(
            fc.array(mostly(fc.record({ productId: ids, size: sizes, quantity: mostly(anyNumber) }))),
          ),
        }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: anything, payload: anything }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('toString', 'constructor', '__proto__') }) },
  { weight: 1, arbitrary: fc.object() },
);
// The database chooses the keys.
const log = fc.array(
  entry.filter((one) => !('key' in one)),
  { maxLength: 8 },
);

interface Contents {
  readonly log?: readonly object[];
  readonly local?: Iterable<readonly [key: string, text: string]>;
  readonly session?: Iterable<readonly [key: string, text: string]>;
}

/** Replaces the contents of all storages. */
const fillStorages = async ({ log = [], local = [], session = [] }: Contents) => {
  Object.assign(window, { indexedDB: new IDBFactory() });
  for (const [storage, texts] of [
    [localStorage, local],
    [sessionStorage, session],
  ] as const) {
    storage.clear();
    for (const [key, text] of texts) storage.setItem(key, text);
  }
  if (log.length === 0) return;
  const db = await openDB('weft', 2, {
    upgrade: (created) => void created.createObjectStore('cartLog', { keyPath: 'key', autoIncrement: true }),
  });
  const { store, done } = db.transaction('cartLog', 'readwrite');
  for (const entry of log) await store.add(entry);
  await done;
  db.close();
};

describe('createApp', () => {
  it('should return a valid state for any stored values, 10,000 times', async () => {
    const prototype = prototypeNow();
    let carts = 0;
    await fc.assert(
      fc.asyncProperty(log, fc.option(asText(form)), async (log, text) => {
        await fillStorages({ log, session: text === null ? [] : [['weft.checkout', text]] });
        const { first, next } = await createAndAdd();
        expectValid(first);
        expectValid(next);
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

  it.each(WORST_CASES)(
    'should return a valid state for $name',
    async ({ log = [], local = {}, session = {} }) => {
      const prototype = prototypeNow();
      await fillStorages({ log, local: Object.entries(local), session: Object.entries(session) });
      const { first, next } = await createAndAdd();
      expectValid(first);
      expect(next.cart.items[SHIRT]?.['M']).toBe((first.cart.items[SHIRT]?.['M'] ?? 0) + 1);
      expect(prototypeNow()).toEqual(prototype);
    },
  );
});
