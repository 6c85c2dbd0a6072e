import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { selectUrl } from '../../../src/app/url';
import { fieldChanged } from '../../../src/features/checkout/checkoutSlice';
import { sortChanged } from '../../../src/features/collections/listSlice';
import { navigated } from '../../../src/routing/routeSlice';
import { readSession } from '../../../tools/sessions/readSession';
import { replay } from '../../../tools/sessions/replay';
import { temporaryFolder } from '../../support/temporaryFolder';

const FOLDER = 'test/sessions';
const SESSIONS = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

const SHIRT = 'linen-camp-shirt-sand';
const ADDED = {
  type: 'cart/itemAdded',
  payload: { productId: SHIRT, size: 'M' },
};

/** The expected end of a session: its URL, and the part of the state that matters. */
const expectationSchema = z.strictObject({
  url: z.string(),
  state: z.looseObject({ cart: z.unknown() }),
});

// The state at the start of devtools-history.json lacks the phone of the form
// and the tab of the product page, as that of an older version may. They have
// their initial values. One of its events is skipped.
it.each(SESSIONS)(
  'should end as expected, without violated invariants and unknown events: %s',
  (name) => {
    const { steps, final } = replay(readSession(read(name)));
    for (const { isKnown, violations } of steps)
      expect([isKnown, violations]).toEqual([true, []]);
    const { url, state } = expectationSchema.parse(read(`expected/${name}`));
    expect(selectUrl(final)).toBe(url);
    expect(final).toMatchObject(state);
    // As a text: the order of the keys is the order of the lines.
    if ('cart' in state)
      expect(JSON.stringify(final.cart)).toBe(JSON.stringify(state.cart));
  },
);

const withState = (preloadedState: object) => ({ payload: [], preloadedState });

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

it('should name the event at which a reducer throws', () => {
  const session = readSession({ payload: [{ type: ADDED.type }] });
  expect(() => replay(session)).toThrow('event 1, cart/itemAdded: TypeError');
});

/** What the steps of a session print. */
const STEPS = `   0  /
   1  route/navigated {"pathname":"/Collections","search":""}
        route.pathname: "/" → "/Collections"
        /Collections
   2  list/sortChanged "low-to-high"
        list.sort: "relevant" → "low-to-high"
        /Collections?sort=low-to-high
   3  list/sortChanged "low-to-high"
        ignored
        /Collections?sort=low-to-high
   4  cart/emptied
        unknown event
        /Collections?sort=low-to-high
   5  checkout/fieldChanged {"field":"city","text":7}
        checkout.delivery.city: "" → 7
        /Collections?sort=low-to-high
`;

it('should print each event until a number, and fail for a violated invariant', () => {
  const sorted = sortChanged('low-to-high');
  const payload = [
    navigated({ pathname: '/Collections', search: '' }),
    sorted,
    sorted,
    { type: 'cart/emptied' },
    { type: fieldChanged.type, payload: { field: 'city', text: 7 } },
    ADDED,
  ];
  const file = join(temporaryFolder(), 'session.json');
  writeFileSync(file, JSON.stringify({ payload }));
  const command = ['--require', 'tsx/cjs', 'tools/sessions/replayCommand.ts'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...command, file, '--until', '5'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toContain(STEPS);
  expect(stdout).not.toContain('   6  ');
  expect(stderr).toContain('event 5 violates checkout: The form has');
});
