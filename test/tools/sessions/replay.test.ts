import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldChanged } from '../../../src/features/checkout/checkoutSlice';
import { sortChanged } from '../../../src/features/collection/filtersSlice';
import { navigated } from '../../../src/features/navigation/routeSlice';
import {
  InvalidSessionError,
  readExpectation,
  readSession,
} from '../../../tools/sessions/readSession';
import { diffExpected, replay } from '../../../tools/sessions/replay';

const FOLDER = 'test/sessions';
const SESSIONS = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const SHIRT = 'linen-camp-shirt-sand';
const ADDED = {
  type: 'cart/itemAdded',
  payload: { productId: SHIRT, size: 'M' },
};

it.each(SESSIONS)(
  'should end as expected, without violated invariants and unknown events: %s',
  (name) => {
    const session = replay(readSession(textOf(name)));
    const expected = readExpectation(textOf(`expected/${name}`));
    for (const { isKnown, violations } of session.steps)
      expect([isKnown, violations]).toEqual([true, []]);
    expect(diffExpected(session, expected)).toEqual([]);
  },
);

describe('readSession', () => {
  const { filters } = readSession('{"payload":[]}').initial;
  const withState = (preloadedState: object) => ({
    payload: [],
    preloadedState,
  });

  it.each([
    [[], 'the file is not an object'],
    [{}, 'no payload, no actionsById'],
    [{ payload: '[{' }, 'payload is not JSON'],
    [{ payload: [ADDED, { kind: 'x' }] }, 'event 2 has no type'],
    [
      { payload: [{ type: 'x', payload: { productId: '__proto__' } }] },
      '"__proto__" is no product id',
    ],
    [{ actionsById: {} }, 'stagedActionIds is not an array'],
    [
      { actionsById: {}, stagedActionIds: [3] },
      'stagedActionIds names 3, which actionsById does not hold',
    ],
    [
      { actionsById: { 3: {} }, stagedActionIds: [3, 3] },
      'stagedActionIds holds an id twice',
    ],
    [withState({ basket: {} }), 'an unknown slice "basket"'],
    [withState({ cart: 7 }), 'cart is 7, not of type object'],
    [
      withState({ cart: { items: { [SHIRT]: { M: 0 } } } }),
      'an invalid cart: cart: Every quantity is whole',
    ],
    [withState({ filters: {} }), 'filters.categories is missing'],
    [
      withState({ filters: { ...filters, total: 0 } }),
      'filters has an unknown field "total"',
    ],
  ])('should reject %j in one line', (file, message) => {
    const read = () => readSession(JSON.stringify(file));
    expect(read).toThrow(InvalidSessionError);
    expect(read).toThrow(message);
    expect(read).not.toThrow('\n');
  });

  it('should read events and histories, as text and parsed, without skipped events', () => {
    const history = {
      actionsById: {
        0: { action: { type: '@@INIT' } },
        1: { action: ADDED },
        2: { action: ADDED },
      },
      stagedActionIds: [0, 1, 2],
      skippedActionIds: [1],
    };
    const files = [
      history,
      { payload: [ADDED] },
      { payload: JSON.stringify([ADDED]) },
      { payload: history },
      { payload: JSON.stringify(history) },
    ];
    for (const file of files)
      expect(readSession(JSON.stringify(file)).events).toEqual([ADDED]);
    expect(readSession('\uFEFF{"payload":[]}').events).toEqual([]);
  });

  it('should start with the state that the DevTools store instead of the oldest events', () => {
    const authUi = { mode: 'signUp' };
    const state = { authUi, catalogue: 'products.ts' };
    const starts = [{ committedState: state }, { computedStates: [{ state }] }];
    for (const start of starts) {
      const file = { actionsById: {}, stagedActionIds: [], ...start };
      const { initial } = readSession(JSON.stringify(file));
      expect(initial.authUi).toEqual(authUi);
    }
  });
});

describe('replay', () => {
  const sorted = sortChanged('low-to-high');
  const invalid = {
    type: fieldChanged.type,
    payload: { field: 'city', text: 7 },
  };
  const payload = [
    navigated('/Collections'),
    sorted,
    sorted,
    { type: 'cart/emptied' },
    invalid,
  ];
  const result = replay(readSession(JSON.stringify({ payload })));

  it('should return the changes, the URL and the violated invariants of each step', () => {
    const sortedUrl = '/Collections?sort=low-to-high';
    expect(
      result.steps.map(({ isKnown, changes, url, violations }) => [
        isKnown,
        changes,
        url,
        violations.length,
      ]),
    ).toEqual([
      [true, ['route.pathname: "/" → "/Collections"'], '/Collections', 0],
      [true, ['filters.sort: "relevant" → "low-to-high"'], sortedUrl, 0],
      [true, [], sortedUrl, 0],
      [false, [], sortedUrl, 0],
      [true, ['checkout.delivery.city: "" → 7'], sortedUrl, 1],
    ]);
  });

  it.each([
    [{ end: 1 }, 'the expectation has an unknown field "end"'],
    [{ url: 7 }, 'the expected url is not a string'],
    [{ events: '5' }, 'the expected number of events is not a number'],
    [
      { state: { authUi: 'login' } },
      'the expected state has an invalid authUi: authUi is "login"',
    ],
  ])('should reject the expectation %j', (expected, message) => {
    const read = () => readExpectation(JSON.stringify(expected));
    expect(read).toThrow(message);
  });
});

describe('npm run replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-replay-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, value: object) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(value));
    return path;
  };

  const run = (args: readonly string[], env: Record<string, string> = {}) => {
    const command = ['--require', 'tsx/cjs', 'tools/sessions/replayCommand.ts'];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...command, ...args],
      { encoding: 'utf8', env: { ...process.env, ...env } },
    );
    return { code: status, out: stdout, err: stderr };
  };

  it('should print each event until a number with its changes and its URL', () => {
    const session = { payload: [navigated('/product/x'), ADDED, ADDED] };
    const file = write('session.json', session);
    const { code, out } = run([file, '--until', '2']);
    expect(code).toBe(0);
    expect(out).toContain(
      [
        `   2  cart/itemAdded {"productId":"${SHIRT}","size":"M"}`,
        `        cart.items.${SHIRT}: undefined → {"M":1}`,
        '        /product/x\n',
      ].join('\n'),
    );
    expect(out).not.toContain('   3  ');
  });

  it('should report differences to the expectation, and products of another shop than that of WEFT_SHOP', () => {
    const jumper = { productId: 'guernsey-jumper-navy', size: 'XL' };
    const payload = [ADDED, { ...ADDED, payload: jumper }];
    const session = write('harbour.json', { payload });
    const state = { authUi: { mode: 'signUp' } };
    const expected = write('expected.json', { url: '/orders', state });
    const { code, out, err } = run([session, '--expect', expected, '--json'], {
      WEFT_SHOP: 'examples/harbour',
    });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      url: '/',
      state: { cart: { items: { [jumper.productId]: { XL: 1 } } } },
    });
    expect(out).not.toContain('VIOLATES');
    expect(err.split('\n')).toEqual([
      `unknown products: examples/harbour has no ${SHIRT}. WEFT_SHOP=folder npm run replay reads another shop.`,
      'not as expected: url: "/orders" → "/"',
      'not as expected: authUi.mode: "signUp" → "login"',
      '',
    ]);
  });

  it('should name the event at which a reducer throws, and report an invalid file in one line', () => {
    const throwing = write('throws.json', { payload: [{ type: ADDED.type }] });
    const thrown = run([throwing]);
    expect(thrown.code).toBe(1);
    expect(thrown.err).toContain('event 1, cart/itemAdded: TypeError');

    const invalid = write('invalid.json', { payload: 7 });
    const err = `${invalid}: payload is not an array\n`;
    expect(run([invalid])).toEqual({ code: 2, out: '', err });

    const unused = run([]);
    expect(unused.code).toBe(2);
    expect(unused.err).toMatch(/^usage: npm run replay.*\n$/);
  });
});
