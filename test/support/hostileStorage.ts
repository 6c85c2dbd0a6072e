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

const nested = (depth: number): object => {
  let value: object = {};
  for (let i = 0; i < depth; i += 1) value = { value };
  return value;
};

const numbered = <T>(count: number, valueOf: (key: string) => T) => {
  const keys = Array.from({ length: count }, (_, i) => `key-${i}`);
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
};

/** Invalid or hostile contents of the storages. */
export const WORST_CASES: readonly Stored[] = [
  {
    name: 'a cart that is a long text, a form with a prototype',
    record: { items: 'x'.repeat(1_000_000) },
    session: {
      'weft.checkout':
        '{"delivery":{"__proto__":{"x":1}},"payment":"toString"}',
    },
  },
  {
    name: 'a long product id, twenty thousand sizes, a form of markup',
    record: {
      items: { ['x'.repeat(5e6)]: { M: 1 }, [ID]: numbered(20_000, () => 1) },
    },
    session: {
      'weft.checkout':
        '{"delivery":{"street":"<img src=x onerror=alert(1)>"},"payment":"strip"}',
    },
  },
  {
    name: 'invalid values of every kind, texts of other apps',
    record: {
      items: {
        [ID]: { M: 1, L: 'x', S: null, XL: -1, XXXL: 1, toString: 1e6 },
        'no-such-coat': { M: 1 },
        constructor: [1, 2],
      },
      note: nested(50),
    },
    local: { 'weft.cartCount': 'no number', ...numbered(300, (key) => key) },
    session: { 'weft.checkout': '<script>alert(1)</script>' },
  },
];
