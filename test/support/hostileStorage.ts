const ID = 'melton-overcoat-charcoal';
const RECORD = 'weft.cart.othertab';

const line = (fields: object, v: unknown = 2) =>
  JSON.stringify({ v, base: [0, 0, ''], added: [['othertab', 2]], place: [1, 1, 'othertab'], ...fields });

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** What was found in the browser's storage: a name for the case, and key to text. */
export interface Found {
  readonly name: string;
  readonly local: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

const record = (name: string, text: string, key = `${RECORD}.${ID}.M`): Found => ({
  name,
  local: { [key]: text },
});
const whole = (name: string, text: string): Found => ({ name, local: { 'weft.cart': text } });
const form = (name: string, text: string): Found => ({
  name,
  local: {},
  session: { 'weft.checkout': text },
});

/** Forty of the worst things to find in a browser's storage. */
export const WORST_CASES: readonly Found[] = [
  record('a record that is no JSON', '{"v":2,'),
  record('an empty record', ''),
  record('a record of null', 'null'),
  record('a record that is a list', '[]'),
  record('a record nested 50,000 deep', deep(50_000)),
  record('a record of a million characters', `"${'x'.repeat(1_000_000)}"`),
  record('a record without a version', line({}, undefined)),
  record('a record of a newer version', line({}, 3)),
  record('a record of a version that is a word', line({}, 'two')),
  record('a quantity below zero', line({ base: [-5, 1, 'a'] })),
  record('a quantity of a billion', line({ base: [1e9, 1, 'a'] })),
  record('a quantity and a half', line({ base: [1.5, 1, 'a'] })),
  record('a quantity that is a word', line({ base: ['3', 1, 'a'] })),
  record('a quantity beyond all numbers', line({}).replace('[0,0,""]', '[1e999,1,"a"]')),
  record('a clock at the end of time', line({ base: [3, Number.MAX_SAFE_INTEGER, 'z'] })),
  record('additions below zero', line({ added: [['a', -3]] })),
  record('additions that are no list', line({ added: { a: 1 } })),
  record('additions by a prototype', line({ added: [['__proto__', 2]] })),
  record('additions of a hundred thousand tabs', line({ added: Array(100_000).fill(['a', 1]) })),
  record('a place that is nowhere', line({ place: [null, 1, 'a'] })),
  record('a place beyond all places', line({ place: [1e300, 1, 'a'] })),
  record('a prototype as its own field', '{"v":2,"__proto__":{"polluted":1},"base":[1,1,"a"]}'),
  record('a product that is a prototype', line({}), `${RECORD}.__proto__.M`),
  record('a product that is a constructor', line({}), `${RECORD}.constructor.M`),
  record('a product that no one sells', line({}), `${RECORD}.no-such-coat.M`),
  record('a size that no one wears', line({}), `${RECORD}.${ID}.XXXXL`),
  record('a size that is a prototype', line({}), `${RECORD}.${ID}.__proto__`),
  record('a key without an end', line({}), 'weft.cart.'),
  record('a key of dots', line({}), 'weft.cart.....'),
  whole('a first version that is no JSON', 'undefined'),
  whole('a first version without a cart', '{"v":1}'),
  whole('a first version with a cart of lists', '{"v":1,"cart":[[1]]}'),
  whole('a first version with prototypes', `{"v":1,"cart":{"__proto__":{"M":1},"constructor":{"M":1}}}`),
  whole('a first version with nonsense for quantities', `{"v":1,"cart":{"${ID}":{"M":"1","L":null,"S":-1}}}`),
  whole('a cart of a version to come', '{"v":99,"cart":"whatever"}'),
  form('a form that is no JSON', '<script>alert(1)</script>'),
  form('a form of numbers', '{"v":1,"delivery":{"firstName":1,"zipcode":2903},"payment":"cod"}'),
  form('a form with a prototype', '{"v":1,"delivery":{"__proto__":{"x":1}},"payment":"toString"}'),
  form('a form of markup', '{"v":1,"delivery":{"street":"<img src=x onerror=alert(1)>"},"payment":"strip"}'),
  {
    name: 'all of it at once, from many tabs, and a full shelf of others',
    local: {
      'weft.cart': '{"v":1,"cart":{}}',
      'weft.quarantine': 'not what the shop put there',
      ...Object.fromEntries(
        Array.from({ length: 300 }, (_, i) => [`weft.cart.tab${i}.${ID}.M`, i % 3 ? line({}) : `${i}`]),
      ),
      ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`another.app.${i}`, `${i}`])),
    },
    session: { 'weft.checkout': '{"v":7}' },
  },
];
