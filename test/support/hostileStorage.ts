const ID = 'melton-overcoat-charcoal';

/**
 * The contents of the storages: the record of the cart, texts of localStorage
 * and sessionStorage.
 */
export interface Stored {
  readonly name: string;
  readonly record?: object;
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

const cart = (name: string, items: unknown): Stored => ({
  name,
  record: { items },
});
const form = (name: string, text: string): Stored => ({
  name,
  session: { 'weft.checkout': text },
});

const nested = (depth: number): object => {
  let value: object = {};
  for (let i = 0; i < depth; i += 1) value = { value };
  return value;
};

/** Invalid or hostile contents of the storages. */
export const WORST_CASES: readonly Stored[] = [
  { name: 'a cart without items', record: {} },
  {
    name: 'a record of another slot',
    record: { slot: 7, items: { [ID]: { M: 1 } } },
  },
  cart('items that are a text', 'x'.repeat(1_000_000)),
  cart('items that are a list', [{ M: 1 }]),
  cart('items of lists', { [ID]: [1, 2] }),
  cart('an unknown product', { 'no-such-coat': { M: 1 } }),
  cart('an unknown size', { [ID]: { XXXL: 1 } }),
  cart('inherited names', { constructor: { M: 1 }, [ID]: { toString: 1 } }),
  cart('invalid quantities', { [ID]: { S: '1', M: null, L: -1, XL: 1.5 } }),
  cart('a million pieces', { [ID]: { M: 1e6 } }),
  cart('a long product id', { ['x'.repeat(5e6)]: { M: 1 } }),
  cart('twenty thousand sizes', {
    [ID]: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [i, 1])),
  }),
  cart('a deeply nested cart', nested(50)),
  form('a form that is no JSON', '<script>alert(1)</script>'),
  form(
    'a form with a prototype',
    '{"delivery":{"__proto__":{"x":1}},"payment":"toString"}',
  ),
  form(
    'a form of markup',
    '{"delivery":{"street":"<img src=x onerror=alert(1)>"},"payment":"strip"}',
  ),
  {
    name: 'invalid contents of every kind with texts of other apps',
    record: { items: { [ID]: { M: 1, L: 'x' } }, note: nested(5) },
    local: {
      'weft.cartCount': 'no number',
      ...Object.fromEntries(
        Array.from({ length: 300 }, (_, i) => [`another.app.${i}`, `${i}`]),
      ),
    },
    session: { 'weft.checkout': '{"delivery":7}' },
  },
];
