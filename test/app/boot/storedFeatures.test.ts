import fc from 'fast-check';
import { createApp } from '../../support/createApp';
import {
  DELIVERY_FIELDS,
  PAYMENTS,
} from '../../../src/features/checkout/checkout';
import { itemAdded } from '../../../src/features/cart/cartSlice';
import type { RootState } from '../../../src/app/rootReducer';
import { anyText } from '../../support/events';
import { writeCart } from '../../support/fakeBrowser';
import { SHIRT, SKIRT } from '../../support/productIds';
import { violatedInvariants } from '../../../tools/sessions/invariants';

const STARTS = 2000;

const expectValid = (state: RootState) => {
  expect(violatedInvariants(state)).toEqual([]);
  expect(state.persistence).toEqual({});
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

const WORDS = [
  '__proto__',
  'constructor',
  'toString',
  'a',
  'v1',
  '',
  'M',
  '<b>',
  '\u202e',
  '😀',
  '\ud800',
];

const anyNumber = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.double(),
      fc.constantFrom(0, 9999, 10_000, 2 ** 31, 2 ** 53),
    ),
  },
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
const ids = often(
  [SHIRT, SKIRT],
  ['__proto__', 'constructor', 'no-such-thing', '', 'a.b.c'],
);
const sizes = often(['S', 'M'], ['XXL', 'XS', '__proto__', 'constructor', '']);
const form = fc.record({
  delivery: mostly(
    fc.dictionary(
      fc.constantFrom<string>(...DELIVERY_FIELDS, '__proto__'),
      anything,
    ),
  ),
  payment: mostly(fc.constantFrom<string>(...PAYMENTS)),
});
/**
 * Texts of a form: complete, truncated, with a prototype as a field, or deeply
 * nested.
 */
const formText = form.map((one) => JSON.stringify(one));
const stored = fc.oneof(
  { weight: 8, arbitrary: formText },
  {
    weight: 1,
    arbitrary: fc
      .tuple(formText, fc.nat(60))
      .map(([text, end]) => text.slice(0, end)),
  },
  {
    weight: 1,
    arbitrary: formText.map((text) =>
      text.replace('{', '{"__proto__":{"x":1},'),
    ),
  },
  { weight: 1, arbitrary: anyText },
  {
    weight: 1,
    arbitrary: fc.nat(2000).map((depth) => '{"delivery":'.repeat(depth)),
  },
);
const items = fc.dictionary(
  ids,
  mostly(fc.dictionary(sizes, mostly(anyNumber))),
);
const record = fc.record(
  { items: mostly(items), note: anything },
  { requiredKeys: [] },
);

/**
 * Replaces the contents of all storages. The text is under every key, also of a
 * feature that is added later.
 */
const fillStorages = async (cart: object | null, text: string | null) => {
  Object.assign(window, { indexedDB: new IDBFactory() });
  jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(text);
  if (cart !== null) await writeCart(cart);
};

// test/e2e/persistenceHostile.test.ts opens every page over the worst cases.
it('should create a valid state over any stored values, 2,000 times', async () => {
  const prototype = prototypeNow();
  let carts = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.option(record),
      fc.option(stored),
      async (cart, text) => {
        await fillStorages(cart, text);
        const { first, next } = await createAndAdd();
        expectValid(first);
        expectValid(next);
        expect(next.cart.items[SHIRT]?.['M']).toBe(
          Math.min(9999, (first.cart.items[SHIRT]?.['M'] ?? 0) + 1),
        );
        if (Object.keys(first.cart.items).length > 0) carts += 1;
        const again = await createAndAdd();
        expect(JSON.stringify(again.first.cart.items)).toBe(
          JSON.stringify(next.cart.items),
        );
      },
    ),
    { numRuns: STARTS / 2 },
  );
  expect(prototypeNow()).toEqual(prototype);
  // Guards against values that are all too invalid to be read.
  expect(carts).toBeGreaterThan(STARTS / 20);
});
