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
import { slices } from '../../../src/app/rootReducer';
import { navigated } from '../../../src/features/navigation/routeSlice';
import { diff } from '../../../tools/sessions/diff';
import {
  InvalidSessionError,
  readExpectation,
  readSession,
} from '../../../tools/sessions/readSession';
import { diffExpected, replay } from '../../../tools/sessions/replay';

const FOLDER = 'test/sessions';
const SESSIONS = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const LINE = { productId: 'linen-camp-shirt-sand', size: 'M' };
const ADDED = { type: 'cart/itemAdded', payload: LINE };

describe('recorded sessions', () => {
  it.each(SESSIONS)(
    'should end as expected, without violated invariants and unknown events: %s',
    (name) => {
      const session = replay(readSession(textOf(name)));
      expect(
        session.steps.filter(({ violations }) => violations.length > 0),
      ).toEqual([]);
      expect(session.steps.filter(({ isKnown }) => !isKnown)).toEqual([]);
      expect(
        diffExpected(session, readExpectation(textOf(`expected/${name}`))),
      ).toEqual([]);
    },
  );
});

const expectRejection = (read: () => unknown, message: string) => {
  expect(read).toThrow(InvalidSessionError);
  expect(read).toThrow(message);
  expect(read).not.toThrow('\n');
};

const events = (...payload: readonly unknown[]) => JSON.stringify({ payload });
const withState = (preloadedState: unknown) =>
  JSON.stringify({ payload: [], preloadedState });

describe('readSession', () => {
  const { cart, filters, checkout, productPage } =
    readSession(events()).initial;
  const PROTOTYPE = {
    ...ADDED,
    payload: { productId: '__proto__', size: 'M' },
  };

  it.each([
    ['', 'the file is not JSON'],
    ['[]', 'the file is not an object'],
    ['{}', 'no payload, no actionsById'],
    ['{"payload":"[{"}', 'payload is not JSON'],
    ['{"payload":7}', 'payload is not an array'],
    [events({ type: 'cart/itemAdded' }, { kind: 'x' }), 'event 2 has no type'],
    [events(PROTOTYPE), '"__proto__" is no product id'],
    [
      JSON.stringify({ payload: JSON.stringify([PROTOTYPE]) }),
      '"__proto__" is no product id',
    ],
    ['{"actionsById":{}}', 'stagedActionIds is not an array'],
    [
      '{"actionsById":{},"stagedActionIds":[3]}',
      'stagedActionIds names 3, which actionsById does not hold',
    ],
    [
      '{"actionsById":{"3":{}},"stagedActionIds":[3,3]}',
      'stagedActionIds holds an id twice',
    ],
  ])('should reject %s in one line', (text, message) => {
    expectRejection(() => readSession(text), message);
  });

  it.each<[unknown, string]>([
    [[], 'the initial state is not an object'],
    [{ basket: {} }, 'the initial state has an unknown slice "basket"'],
    [{ cart: 7 }, 'an invalid cart: cart is 7, not of type object'],
    [
      { cart: { ...cart, items: { [LINE.productId]: { M: 0 } } } },
      'the initial state has an invalid cart: cart: Every quantity is whole',
    ],
    [
      { filters: {} },
      'the initial state has an invalid filters: filters.categories is missing',
    ],
    [
      { filters: { ...filters, searchShown: 'yes' } },
      'filters.searchShown is "yes", not of type boolean',
    ],
    [
      { filters: { ...filters, categories: [null] } },
      'filters: The selected values of each facet are in declared order',
    ],
    [
      { checkout: { ...checkout, delivery: null } },
      'checkout.delivery is null, not of type object',
    ],
    [
      { persistence: { cart: 'lost' } },
      'persistence: It holds why the browser does not keep a slice.',
    ],
    [
      { appUpdate: { waiting: true } },
      'appUpdate is {"waiting":true}, not of type string',
    ],
    [{ cart: { ...cart, total: 0 } }, 'cart has an unknown field "total"'],
    [
      { cart: { items: { [LINE.productId]: null } } },
      'the initial state has an invalid cart: TypeError',
    ],
  ])('should reject the initial state %j', (state, message) => {
    expectRejection(() => readSession(withState(state)), message);
  });

  it('should accept a filled cart and a search bar that is shown', () => {
    const state = {
      cart: { items: { [LINE.productId]: { M: 1 } } },
      filters: { ...filters, searchShown: true },
      productPage: { ...productPage, size: 'M' },
    };
    expect(readSession(withState(state)).initial).toMatchObject(state);
  });

  it('should ignore a byte order mark', () => {
    expect(readSession('\uFEFF{"payload":[]}').events).toEqual([]);
    expect(readExpectation('\uFEFF{"url":"/"}')).toEqual({ url: '/' });
  });

  it('should read events and histories, as text and parsed, without skipped events', () => {
    const actionsById = {
      0: { action: { type: '@@INIT' } },
      1: { action: ADDED },
      2: { action: ADDED },
    };
    const history = {
      actionsById,
      stagedActionIds: [0, 1, 2],
      skippedActionIds: [1],
    };
    for (const payload of [
      [ADDED],
      JSON.stringify([ADDED]),
      history,
      JSON.stringify(history),
    ])
      expect(readSession(JSON.stringify({ payload })).events).toEqual([ADDED]);
    expect(readSession(JSON.stringify(history)).events).toEqual([ADDED]);
  });

  it('should start with the state that the DevTools store instead of the oldest events', () => {
    const started = { ...checkout, payment: 'strip' };
    const state = {
      checkout: started,
      catalogue: 'products.ts',
      descriptions: 'descriptions.ts',
    };
    const history = { actionsById: {}, stagedActionIds: [] };
    for (const start of [
      { committedState: state },
      { computedStates: [{ state }] },
    ])
      expect(
        readSession(JSON.stringify({ ...history, ...start })).initial.checkout,
      ).toEqual(started);
  });
});

describe('replay', () => {
  const sorted = sortChanged('low-to-high');
  const typed = {
    type: fieldChanged.type,
    payload: { field: 'city', text: 7 },
  };
  const all = events(
    navigated('/Collections'),
    sorted,
    sorted,
    { type: 'cart/emptied' },
    typed,
  );
  const result = replay(readSession(all));

  it('should return the changes, the URL and the violated invariants of each step', () => {
    expect(
      result.steps.map(({ number, isKnown, changes, url }) => [
        number,
        isKnown,
        changes,
        url,
      ]),
    ).toEqual([
      [1, true, ['route.pathname: "/" → "/Collections"'], '/Collections'],
      [
        2,
        true,
        ['filters.sort: "relevant" → "low-to-high"'],
        '/Collections?sort=low-to-high',
      ],
      [3, true, [], '/Collections?sort=low-to-high'],
      [4, false, [], '/Collections?sort=low-to-high'],
      [
        5,
        true,
        ['checkout.delivery.city: "" → 7'],
        '/Collections?sort=low-to-high',
      ],
    ]);
    expect(result.steps.map(({ violations }) => violations.length)).toEqual([
      0, 0, 0, 0, 1,
    ]);
  });

  it('should compare the final state with a partial expectation', () => {
    const problems = (expected: unknown) =>
      diffExpected(result, readExpectation(JSON.stringify(expected)));
    expect(problems({})).toEqual([]);
    expect(
      problems({ url: '/Collections?sort=low-to-high', events: 5 }),
    ).toEqual([]);
    expect(
      problems({
        url: '/',
        state: {
          route: { pathname: '/Collections' },
          authUi: { mode: 'signUp' },
        },
      }),
    ).toEqual([
      'url: "/" → "/Collections?sort=low-to-high"',
      'authUi.mode: "signUp" → "login"',
    ]);
    expect(diff({ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } })).toEqual([
      'a: new order c, b',
    ]);
  });

  it.each<[unknown, string]>([
    [[], 'the expectation is not an object'],
    [{ end: 1 }, 'the expectation has an unknown field "end"'],
    [{ url: 7 }, 'the expected url is not a string'],
    [{ events: '5' }, 'the expected number of events is not a number'],
    [{ state: 5 }, 'the expected state is not an object'],
    [
      { state: { basket: {} } },
      'the expected state has an unknown slice "basket"',
    ],
    [
      { state: { authUi: 'login' } },
      'the expected state has an invalid authUi: authUi is "login"',
    ],
  ])('should reject the expectation %j', (expected, message) => {
    expectRejection(() => readExpectation(JSON.stringify(expected)), message);
  });

  const WRONG_PAYLOADS = [
    undefined,
    null,
    7,
    'M',
    [],
    {},
    { pathname: 7 },
    { filters: { query: 7 } },
  ];
  const ALL_EVENTS = slices.flatMap(({ actions }) =>
    Object.values<{ readonly type: string }>(actions).map(({ type }) => type),
  );

  it.each(ALL_EVENTS)(
    'should apply, ignore or name %s with a payload of a wrong type',
    (type) => {
      for (const payload of WRONG_PAYLOADS) {
        const run = () => replay(readSession(events(ADDED, { type, payload })));
        try {
          expect(run().steps).toHaveLength(2);
        } catch (error) {
          expect(String(error)).toMatch(
            new RegExp(`^Error: event 2, ${type}: TypeError: .*$`),
          );
        }
      }
    },
  );
});

describe('npm run replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-replay-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, value: string | object) => {
    const path = join(folder, name);
    writeFileSync(
      path,
      typeof value === 'string' ? value : JSON.stringify(value),
    );
    return path;
  };

  const runIn = (env: Readonly<Record<string, string>>, ...args: string[]) => {
    const all = [
      '--require',
      'tsx/cjs',
      'tools/sessions/replayCommand.ts',
      ...args,
    ];
    const options = {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    } as const;
    const {
      status: code,
      stdout: out,
      stderr: err,
    } = spawnSync(process.execPath, all, options);
    return { code, out, err };
  };
  const run = (...args: string[]) => runIn({}, ...args);

  const session = () =>
    write(
      'session.json',
      events(navigated('/product/x'), ADDED, ADDED, sortChanged('relevant')),
    );

  it('should print each event with its changes and its URL', () => {
    const { code, out } = run(session(), '--until', '2');
    expect(code).toBe(0);
    expect(out).toContain(
      '   2  cart/itemAdded {"productId":"linen-camp-shirt-sand","size":"M"}\n',
    );
    expect(out).toContain(
      [
        '        cart.items.linen-camp-shirt-sand: undefined → {"M":1}',
        '        /product/x\n',
      ].join('\n'),
    );
    expect(out).not.toContain('   3  ');
  });

  it('should print JSON, report differences to the expectation and exit with 1', () => {
    const expected = write('expected.json', {
      url: '/orders',
      state: { authUi: { mode: 'signUp' } },
    });
    const { code, out, err } = run(session(), '--json', '--expect', expected);
    expect(JSON.parse(out)).toMatchObject({
      url: '/product/x',
      state: { cart: { items: { [LINE.productId]: { M: 2 } } } },
    });
    expect(code).toBe(1);
    expect(err).toBe(
      'not as expected: url: "/orders" → "/product/x"\nnot as expected: authUi.mode: "signUp" → "login"\n',
    );
  });

  it('should report the products of another shop, and replay them with WEFT_SHOP', () => {
    const jumper = { productId: 'guernsey-jumper-navy', size: 'XL' };
    const file = write('harbour.json', {
      payload: [ADDED, { ...ADDED, payload: jumper }],
    });
    expect(run(file)).toMatchObject({
      code: 0,
      err: 'unknown products: src/data has no guernsey-jumper-navy. WEFT_SHOP=folder npm run replay reads another shop.\n',
    });
    const expected = write('expected.json', {
      state: { catalogue: {} },
      url: '/',
    });
    const { code, out, err } = runIn(
      { WEFT_SHOP: 'examples/harbour' },
      file,
      '--expect',
      expected,
    );
    expect(out).toContain(
      'cart.items.guernsey-jumper-navy: undefined → {"XL":1}',
    );
    expect(out).not.toContain('VIOLATES');
    expect([code, err]).toEqual([
      0,
      'unknown products: examples/harbour has no linen-camp-shirt-sand. WEFT_SHOP=folder npm run replay reads another shop.\n',
    ]);
  });

  it('should name the event at which a reducer throws', () => {
    const { code, err } = run(
      write('throws.json', { payload: [{ type: 'cart/itemAdded' }] }),
    );
    expect(code).toBe(1);
    expect(err).toContain('event 1, cart/itemAdded: TypeError');
  });

  it('should report an invalid file or expectation in one line, before the events', () => {
    const invalid = write('invalid.json', '{"payload": 7}');
    expect(run(invalid)).toEqual({
      code: 2,
      out: '',
      err: `${invalid}: payload is not an array\n`,
    });
    const expected = write('expected.json', { state: 5 });
    const err = `${expected}: the expected state is not an object\n`;
    expect(run(session(), '--expect', expected)).toEqual({
      code: 2,
      out: '',
      err,
    });
    const missing = run('nowhere.json');
    expect([missing.code, missing.out]).toEqual([2, '']);
    expect(missing.err).toMatch(/^nowhere\.json: ENOENT: no such file.*\n$/);
  });

  it('should print its usage for no file, an unknown option or two files', () => {
    for (const args of [[], ['--unknown'], ['a.json', 'b.json']]) {
      const { code, err } = run(...args);
      expect(code).toBe(2);
      expect(err).toMatch(/^usage: npm run replay.*\n$/);
    }
  });
});
