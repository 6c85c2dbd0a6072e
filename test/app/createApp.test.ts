import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { createApp } from '../../src/app/createApp';
import { products } from '../../src/data/products';
import { DELIVERY_FIELDS, PAYMENTS } from '../../src/domain/checkout';
import { CHECKOUT_VERSION } from '../../src/domain/keptCheckout';
import { CART_VERSION } from '../../src/domain/keptCart';
import { itemAdded } from '../../src/store/cart';
import type { RootState } from '../../src/store/rootReducer';
import cartV1 from '../fixtures/cart.v1.json';
import cartV2 from '../fixtures/cart.v2.json';
import checkoutV1 from '../fixtures/checkout.v1.json';
import { SHIRT, SKIRT } from '../support/arbitraries';
import { WORST_CASES } from '../support/hostileStorage';

const STARTS = 10_000;

jest.setTimeout(600_000);

const sold = new Set(products.flatMap(({ _id, sizes }) => sizes.map((size) => `${_id} ${size}`)));

const expectValid = ({ cart, checkout, persistence }: RootState) => {
  for (const [id, sizes] of Object.entries(cart)) {
    expect(Object.keys(sizes)).not.toEqual([]);
    for (const [size, quantity] of Object.entries(sizes)) {
      if (!sold.has(`${id} ${size}`) || !/^[1-9]\d{0,3}$/.test(String(quantity)))
        throw new Error(`No line of a cart: ${id} ${size} ${quantity}`);
    }
  }
  expect(Object.keys(checkout.delivery)).toEqual([...DELIVERY_FIELDS]);
  expect(Object.values(checkout.delivery).every((text) => typeof text === 'string')).toBe(true);
  expect(PAYMENTS).toContain(checkout.payment);
  expect(persistence).toEqual({ cart: 'persisted', checkout: 'persisted' });
};

const prototypeNow = () => Object.getOwnPropertyDescriptors(Object.prototype);

/** The shop as it opens over what is stored, and as it stands after one more addition. */
const open = async () => {
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

const version = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(1, 2, 2) },
  { weight: 1, arbitrary: anything },
  { weight: 1, arbitrary: fc.constantFrom(0, 3, 99, -1, 1.5) },
);
const tabs = fc.constantFrom('', 'a', 'b', 'v1', '__proto__', 'constructor');
const setting = mostly(fc.tuple(mostly(anyNumber), mostly(anyNumber), mostly(tabs)));
const record = fc.record({
  v: version,
  base: setting,
  added: mostly(fc.array(mostly(fc.tuple(mostly(tabs), mostly(anyNumber))), { maxLength: 5 })),
  place: setting,
});
const often = <T>(good: readonly T[], bad: readonly T[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  );
const ids = often([SHIRT, SKIRT], ['__proto__', 'constructor', 'no-such-thing', '', 'a.b.c']);
const sizes = often(['S', 'M'], ['XXL', 'XS', '__proto__', 'constructor', '']);
const whole = fc.record({
  v: version,
  cart: mostly(
    fc.dictionary(ids, mostly(fc.dictionary(sizes, mostly(anyNumber), { maxKeys: 4 })), { maxKeys: 4 }),
  ),
});
const form = fc.record({
  v: version,
  delivery: mostly(fc.dictionary(fc.constantFrom<string>(...DELIVERY_FIELDS, '__proto__'), anything)),
  payment: mostly(fc.constantFrom<string>(...PAYMENTS)),
});
/** As text: whole, cut off, with a prototype as a field of its own, or deeply nested. */
const asText = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 8, arbitrary: value.map((said) => JSON.stringify(said)) },
    {
      weight: 1,
      arbitrary: fc.tuple(value, fc.nat(60)).map(([said, end]) => JSON.stringify(said).slice(0, end)),
    },
    {
      weight: 1,
      arbitrary: value.map((said) => JSON.stringify(said).replace('"v"', '"__proto__":{"x":1},"v"')),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.nat(2000).map((depth) => '{"v":'.repeat(depth)) },
  );
const recordKey = fc
  .tuple(often(['a', 'b', 'c'], ['__proto__', 'A', '']), ids, sizes)
  .map(([tab, id, size]) => `weft.cart.${tab}.${id}.${size}`);
const entry = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(recordKey, asText(record)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('weft.cart'), asText(whole)) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom('weft.quarantine', 'weft.cart.', '__proto__', 'length'),
      asText(record),
    ),
  },
);

const fill = (storage: Storage, entries: Iterable<readonly [string, string]>) => {
  storage.clear();
  for (const [key, text] of entries) storage.setItem(key, text);
};

describe('the shop opens', () => {
  it('in a valid state over whatever is stored, 10,000 times', async () => {
    const prototype = prototypeNow();
    let carts = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 8 }), fc.option(asText(form)), async (entries, text) => {
        fill(localStorage, entries);
        fill(sessionStorage, text === null ? [] : [['weft.checkout', text]]);
        const { first, next } = await open();
        expectValid(first);
        expectValid(next);
        if (Object.keys(first.cart).length > 0) carts += 1;
        // What it has written over all this, it reads as what it was.
        const again = await open();
        expect(JSON.stringify(again.first.cart)).toBe(JSON.stringify(next.cart));
      }),
      { numRuns: STARTS / 2 },
    );
    expect(prototypeNow()).toEqual(prototype);
    // The stored values are not so wild that nothing of them is ever read.
    expect(carts).toBeGreaterThan(STARTS / 20);
  });

  it.each(WORST_CASES)('over $name', async ({ local, session = {} }) => {
    const prototype = prototypeNow();
    fill(localStorage, Object.entries(local));
    fill(sessionStorage, Object.entries(session));
    const { first, next } = await open();
    expectValid(first);
    expect(next.cart[SHIRT]?.M).toBe((first.cart[SHIRT]?.M ?? 0) + 1);
    expect(prototypeNow()).toEqual(prototype);
  });
});

describe('what an earlier version of the shop has kept', () => {
  const kept = { [SHIRT]: { M: 2, S: 1 }, [SKIRT]: { M: 9999 } };

  it('has a fixture of every version, of the one that is written now too', () => {
    const named = (what: string, versions: number) =>
      Array.from({ length: versions }, (_, i) => `${what}.v${i + 1}.json`);
    expect(readdirSync('test/fixtures').sort()).toEqual([
      ...named('cart', CART_VERSION),
      ...named('checkout', CHECKOUT_VERSION),
    ]);
  });

  it.each([
    ['1, the whole cart under one key', { 'weft.cart': JSON.stringify(cartV1) }],
    ['2, a record a line and tab', cartV2],
  ])('is read: version %s', async (_, stored) => {
    fill(localStorage, Object.entries(stored));
    const { first, next } = await open();
    expect(JSON.stringify(first.cart)).toBe(JSON.stringify(kept));
    expect((await open()).first.cart).toEqual(next.cart);
    expect(localStorage.getItem('weft.cart')).toBeNull();
  });

  it('is read: version 1 of the delivery form', async () => {
    sessionStorage.setItem('weft.checkout', JSON.stringify(checkoutV1));
    const { first } = await open();
    expect(first.checkout).toEqual({ delivery: checkoutV1.delivery, payment: 'razorpay' });
  });

  it('is read once: version 1 brings nothing back that has been changed since', async () => {
    localStorage.setItem('weft.cart', JSON.stringify(cartV1));
    const { next } = await open();
    localStorage.setItem('weft.cart', JSON.stringify(cartV1));
    expect((await open()).first.cart).toEqual(next.cart);
  });
});

describe('what a newer version of the shop has kept', () => {
  it.each([
    ['weft.cart', '{"v":2,"cart":{}}'],
    [`weft.cart.tab.${SHIRT}.S`, '{"v":3,"what":"ever"}'],
  ])('under %s is neither read nor written over', async (key, text) => {
    localStorage.setItem(key, text);
    const { first, next } = await open();
    expect(first.cart).toEqual({});
    expect(next.cart).toEqual({ [SHIRT]: { M: 1 } });
    for (let visit = 0; visit < 12; visit++) await open();
    expect(localStorage.getItem(key)).toBe(text);
  });

  it('as a delivery form is neither read nor written over, and the shopper is told', async () => {
    sessionStorage.setItem('weft.checkout', '{"v":2}');
    const { store, close } = await createApp();
    store.dispatch({ type: 'checkout/fieldChanged', payload: { field: 'city', text: 'Turin' } });
    expect(store.getState().checkout.delivery.city).toBe('Turin');
    expect(store.getState().persistence).toEqual({ cart: 'persisted', checkout: 'memoryOnly' });
    expect(sessionStorage.getItem('weft.checkout')).toBe('{"v":2}');
    close();
  });
});

describe('what cannot be read', () => {
  it('is set aside, the last find only, and the shop starts clean', async () => {
    const key = `weft.cart.tab.${SHIRT}.M`;
    fill(localStorage, [
      ['weft.cart', 'garbage'],
      [key, 'x'.repeat(1_000_000)],
    ]);
    sessionStorage.setItem('weft.checkout', '"form"');
    const { first } = await open();
    expect(first.cart).toEqual({});
    expect(localStorage.getItem('weft.cart')).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    const aside = localStorage.getItem('weft.quarantine') ?? '';
    expect(JSON.parse(aside)).toEqual({ key, text: 'x'.repeat(10_000) });
    expect(sessionStorage.getItem('weft.quarantine')).toBe('{"key":"weft.checkout","text":"\\"form\\""}');
  });
});
