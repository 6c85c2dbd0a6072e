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
import { z } from 'zod';
import { fieldChanged } from '../../../src/features/checkout/checkoutSlice';
import { NO_FILTERS } from '../../../src/features/collection/filters';
import { sortChanged } from '../../../src/features/collection/filtersSlice';
import { navigated } from '../../../src/features/navigation/routeSlice';
import { selectUrl } from '../../../src/features/collection/filtersSlice';
import { readSession } from '../../../tools/sessions/readSession';
import { replay } from '../../../tools/sessions/replay';

const FOLDER = 'test/sessions';
const SESSIONS = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

const SHIRT = 'linen-camp-shirt-sand';
const ADDED = {
  type: 'cart/itemAdded',
  payload: { productId: SHIRT, size: 'M' },
};

/** The expected end of a session: its URL, some slices, or both. */
const expectationSchema = z.strictObject({
  url: z.string().optional(),
  state: z.record(z.string(), z.unknown()).optional(),
});

it.each(SESSIONS)(
  'should end as expected, without violated invariants and unknown events: %s',
  (name) => {
    const { steps, final } = replay(readSession(read(name)));
    for (const { isKnown, violations } of steps)
      expect([isKnown, violations]).toEqual([true, []]);
    const { url, state } = expectationSchema.parse(read(`expected/${name}`));
    if (url !== undefined) expect(selectUrl(final)).toBe(url);
    const slices = new Map<string, unknown>(Object.entries(final));
    for (const [key, slice] of Object.entries(state ?? {})) {
      // As a text: the order of the keys of a cart is the order of its lines.
      const text = JSON.stringify(slices.get(key), null, 2);
      expect(text).toBe(JSON.stringify(slice, null, 2));
    }
  },
);

describe('readSession', () => {
  const withState = (preloadedState: object) => ({
    payload: [],
    preloadedState,
  });

  it.each([
    [{}, 'actionsById'],
    [{ payload: 7 }, 'expected array'],
    [{ payload: [ADDED, { kind: 'x' }] }, '"type"'],
    [{ actionsById: {} }, 'stagedActionIds'],
    [withState({ basket: {} }), '"basket"'],
    [
      withState({ cart: { items: { [SHIRT]: { M: 0 } } } }),
      'violates cart: Every quantity is whole',
    ],
  ])('should reject %j', (file, message) => {
    expect(() => readSession(file)).toThrow(message);
  });

  it('should give a field that a slice lacks its initial value', () => {
    const file = withState({ filters: { sort: 'high-to-low' } });
    const { filters } = readSession(file).initial;
    expect(filters).toEqual({ ...NO_FILTERS, sort: 'high-to-low' });
  });

  it('should leave out skipped events and those of the DevTools', () => {
    const { events } = readSession({
      actionsById: {
        0: { action: { type: '@@INIT' } },
        1: { action: ADDED },
        2: { action: ADDED },
      },
      stagedActionIds: [0, 1, 2],
      skippedActionIds: [1],
    });
    expect(events).toEqual([ADDED]);
  });
});

it('should return the changes, the URL and the violated invariants of each step', () => {
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
  const { steps } = replay(readSession({ payload }));
  const sortedUrl = '/Collections?sort=low-to-high';
  expect(
    steps.map(({ isKnown, changes, url, violations }) => [
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

  it('should report products of another shop than that of WEFT_SHOP', () => {
    const jumper = { productId: 'guernsey-jumper-navy', size: 'XL' };
    const payload = [ADDED, { ...ADDED, payload: jumper }];
    const session = write('harbour.json', { payload });
    const { out, err } = run([session], { WEFT_SHOP: 'examples/harbour' });
    expect(out).toContain(`"${jumper.productId}":{"XL":1}`);
    expect(err).toBe(
      `unknown products: examples/harbour has no ${SHIRT}. WEFT_SHOP=folder npm run replay reads another shop.\n`,
    );
  });

  it('should fail for a violated invariant, and name it', () => {
    const payload = { field: 'city', text: 7 };
    const session = { payload: [{ type: fieldChanged.type, payload }] };
    const { code, err } = run([write('violates.json', session)]);
    expect(code).toBe(1);
    expect(err).toContain('event 1 violates checkout: The form has');
  });

  it('should name the event at which a reducer throws, the file that is invalid, and its options', () => {
    const throwing = write('throws.json', { payload: [{ type: ADDED.type }] });
    expect(run([throwing]).err).toContain('event 1, cart/itemAdded: TypeError');
    const invalid = write('invalid.json', { payload: 7 });
    const { code, err } = run([invalid]);
    expect(code).toBe(1);
    expect(err).toContain(`${invalid}:\n`);
    expect(run([]).err).toMatch(/^usage: npm run replay.*\n$/);
  });
});
