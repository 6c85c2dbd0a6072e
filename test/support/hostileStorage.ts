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

const record = (fields: object, v: unknown = 2) =>
  JSON.stringify({ v, base: [0, 0, ''], added: [['othertab', 2]], place: [1, 1, 'othertab'], ...fields });
const oldRecord = (name: string, text: string, key = `weft.cart.othertab.${ID}.M`): Stored => ({
  name,
  local: { [key]: text },
});
const oldCart = (name: string, text: string): Stored => ({ name, local: { 'weft.cart': text } });
const form = (name: string, text: string): Stored => ({ name, session: { 'weft.checkout': text } });

const nested = (depth: number): object => {
  let value: object = {};
  for (let i = 0; i < depth; i += 1) value = { value };
  return value;
};

/** Forty invalid or hostile contents of the storages. */
export const WORST_CASES: readonly Stored[] = [
  entry('an entry without a type', {}),
  entry('an entry with a number as its type', { type: 7 }),
  entry('an entry with an inherited name as its type', { type: 'toString' }, { type: 'constructor' }),
  entry('an entry that is a list', []),
  event('an unknown event', 'cart/unknown', LINE),
  event('an event of another slice', 'route/navigated', null),
  event('an addition without a payload', 'cart/itemAdded', undefined),
  event('an addition of null', 'cart/itemAdded', null),
  event('an addition of a prototype', 'cart/itemAdded', { productId: '__proto__', size: 'M' }),
  event('an addition of a constructor', 'cart/itemAdded', { productId: 'constructor', size: 'M' }),
  event('an addition of an unknown product', 'cart/itemAdded', { productId: 'no-such-coat', size: 'M' }),
  event('an addition of an unknown size', 'cart/itemAdded', { productId: ID, size: 'XXXXL' }),
  event('an addition of a size that is a prototype', 'cart/itemAdded', { productId: ID, size: '__proto__' }),
  entry('a quantity below zero', added, { type: 'cart/quantityChanged', payload: { ...LINE, typed: '-5' } }),
  entry('a quantity of a list', added, { type: 'cart/quantityChanged', payload: { ...LINE, typed: [3] } }),
  entry('a removal without a line', added, { type: 'cart/lineRemoved', payload: {} }),
  event('a restored line with a huge quantity', 'cart/lineRestored', { ...LINE, quantity: 1e9, index: 0 }),
  event('a restored line at the index NaN', 'cart/lineRestored', { ...LINE, quantity: 2, index: NaN }),
  event('a restored line at a huge index', 'cart/lineRestored', { ...LINE, quantity: 2, index: 1e300 }),
  event('a snapshot that is a text', 'cart/synced', 'x'.repeat(1_000_000)),
  event('a snapshot of lists', 'cart/synced', { [ID]: [1, 2] }),
  event('a snapshot of invalid quantities', 'cart/synced', { [ID]: { M: '1', L: null, S: -1, XL: 1.5 } }),
  event('a snapshot of a million pieces', 'cart/synced', { [ID]: { M: 1e6 } }),
  event('a deeply nested snapshot', 'cart/synced', nested(50)),
  entry('a thousand entries', ...Array<object>(1000).fill(added)),
  oldRecord('an old record that is no JSON', '{"v":2,'),
  oldRecord('an old record that is a list', '[]'),
  oldRecord('an old record of a newer version', record({}, 3)),
  oldRecord('an old infinite quantity', record({}).replace('[0,0,""]', '[1e999,1,"a"]')),
  oldRecord('old additions of a hundred thousand tabs', record({ added: Array(100_000).fill(['a', 1]) })),
  oldRecord('an old prototype as a field', '{"v":2,"__proto__":{"polluted":1},"base":[1,1,"a"]}'),
  oldRecord('an old product that is a prototype', record({}), 'weft.cart.othertab.__proto__.M'),
  oldRecord('an old key without a line', record({}), 'weft.cart.'),
  oldCart('a first version that is no JSON', 'undefined'),
  oldCart('a first version with prototypes', '{"v":1,"cart":{"__proto__":{"M":1},"constructor":{"M":1}}}'),
  oldCart('a cart of a future version', '{"v":99,"cart":"text"}'),
  form('a form that is no JSON', '<script>alert(1)</script>'),
  form('a form with a prototype', '{"v":1,"delivery":{"__proto__":{"x":1}},"payment":"toString"}'),
  form('a form of markup', '{"v":1,"delivery":{"street":"<img src=x onerror=alert(1)>"},"payment":"strip"}'),
  {
    name: 'invalid contents of every kind with texts of other apps',
    log: [added, {}, { type: 'cart/synced', payload: 7 }],
    local: {
      'weft.cart': '{"v":1,"cart":{}}',
      'weft.quarantine': 'no text of the shop',
      ...Object.fromEntries(
        Array.from({ length: 300 }, (_, i) => [`weft.cart.tab${i}.${ID}.M`, i % 3 ? record({}) : `${i}`]),
      ),
      ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`another.app.${i}`, `${i}`])),
    },
    session: { 'weft.checkout': '{"v":7}' },
  },
];
