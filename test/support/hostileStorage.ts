const ID = 'melton-overcoat-charcoal';
const LINE = { productId: ID, size: 'M' };

/** The contents of the storages: entries of the cart log, texts of localStorage and sessionStorage. */
export interface Stored {
  readonly name: string;
  readonly log?: readonly object[];
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

const entry = (name: string, ...log: readonly object[]): Stored => ({ name, log });
const event = (name: string, type: string, payload: unknown): Stored => entry(name, { type, payload });
const added = { type: 'cart/itemAdded', payload: LINE };
const removed = (removalId: string) => ({ type: 'cart/lineRemoved', payload: { ...LINE, removalId } });
const restored = (index: number) => ({ type: 'cart/lineRestored', payload: { removalId: 'r1', index } });
const form = (name: string, text: string): Stored => ({ name, session: { 'weft.checkout': text } });

const nested = (depth: number): object => {
  let value: object = {};
  for (let i = 0; i < depth; i += 1) value = { value };
  return value;
};

/** Invalid or hostile contents of the storages. */
export const WORST_CASES: readonly Stored[] = [
  entry('an entry without a type', {}),
  entry('an entry with an inherited name as its type', { type: 'toString' }, { type: 'constructor' }),
  entry('an entry that is a list', []),
  event('an unknown event', 'cart/unknown', LINE),
  event('an event of another slice', 'route/navigated', null),
  event('an addition without a payload', 'cart/itemAdded', undefined),
  event('an addition of a prototype', 'cart/itemAdded', { productId: '__proto__', size: 'M' }),
  event('an addition of an unknown product', 'cart/itemAdded', { productId: 'no-such-coat', size: 'M' }),
  event('an addition of a size that is a prototype', 'cart/itemAdded', { productId: ID, size: '__proto__' }),
  entry('a quantity below zero', added, { type: 'cart/quantityChanged', payload: { ...LINE, typed: '-5' } }),
  entry('a quantity of a list', added, { type: 'cart/quantityChanged', payload: { ...LINE, typed: [3] } }),
  entry('a removal without a line', added, { type: 'cart/lineRemoved', payload: {} }),
  event('a restored line that was not removed', 'cart/lineRestored', { removalId: 'r1', index: 0 }),
  entry('a restored line at the index NaN', added, removed('r1'), restored(NaN)),
  entry('a restored line at a huge index', added, removed('r1'), restored(1e300)),
  entry('a removal with a long id', added, removed('x'.repeat(1e6))),
  event('a snapshot that is a text', 'cart/synced', 'x'.repeat(1_000_000)),
  event('a snapshot of lists', 'cart/synced', { lines: [[1, 2]] }),
  event('a snapshot of a long product id', 'cart/synced', {
    lines: [{ ...LINE, productId: 'x'.repeat(5e6), quantity: 1 }],
  }),
  event('a snapshot of invalid quantities', 'cart/synced', {
    lines: ['1', null, -1, 1.5].map((quantity) => ({ ...LINE, quantity })),
  }),
  event('a snapshot of a million pieces', 'cart/synced', { lines: [{ ...LINE, quantity: 1e6 }] }),
  event('a snapshot of twenty thousand sizes', 'cart/synced', {
    lines: Array.from({ length: 20_000 }, (_, i) => ({ ...LINE, size: `${i}`, quantity: 1 })),
  }),
  event('a deeply nested snapshot', 'cart/synced', nested(50)),
  entry('a thousand entries', ...Array<object>(1000).fill(added)),
  form('a form that is no JSON', '<script>alert(1)</script>'),
  form('a form with a prototype', '{"delivery":{"__proto__":{"x":1}},"payment":"toString"}'),
  form('a form of markup', '{"delivery":{"street":"<img src=x onerror=alert(1)>"},"payment":"strip"}'),
  {
    name: 'invalid contents of every kind with texts of other apps',
    log: [added, {}, { type: 'cart/synced', payload: 7 }],
    local: {
      'weft.cartCount': 'no number',
      ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`another.app.${i}`, `${i}`])),
    },
    session: { 'weft.checkout': '{"delivery":7}' },
  },
];
