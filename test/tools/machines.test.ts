import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loggedOut, modeToggled } from '../../src/features/auth/authUiSlice';
import { updateAccepted, updateFound } from '../../src/features/appUpdate/appUpdateSlice';
import { additionRejected } from '../../src/features/cart/cartSlice';
import { fieldChanged } from '../../src/features/checkout/checkoutSlice';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { navigated } from '../../src/features/navigation/routeSlice';
import { sessionOf } from '../../tools/machines/walk';
import { SHIRT, SKIRT } from '../support/productIds';
import { machinesPage } from '../support/machinesPage';
import { violatedInvariants } from '../../tools/sessions/invariants';
import { walkSlice, type SliceWalk } from '../support/stateWalker';
import { cartWith } from '../support/cart';

const INITIAL = rootReducer(undefined, { type: 'init' });

const textsOf = ({ problems }: SliceWalk) => problems.map(({ text }) => text);

describe('walkSlice', () => {
  it('should observe the transitions of each mode', () => {
    const walk = walkSlice('authUi', [modeToggled(), loggedOut(), navigated('/login'), navigated('/')]);
    expect(walk.problems).toEqual([]);
    expect(walk).toMatchObject({ start: 'login', states: 2, steps: 8 });
    expect(walk.transitions).toEqual(
      new Map([
        ['login', new Map([['authUi/modeToggled', new Set(['signUp'])]])],
        [
          'signUp',
          new Map([
            ['authUi/modeToggled', new Set(['login'])],
            ['authUi/loggedOut', new Set(['login'])],
            ['route/navigated', new Set(['login'])],
          ]),
        ],
      ]),
    );
  });

  it('should report a state that no event leads back from', () => {
    expect(textsOf(walkSlice('appUpdate', [updateFound()]))).toEqual([
      'No event leads back from "available"',
    ]);
    expect(walkSlice('appUpdate', [updateFound(), updateAccepted()]).problems).toEqual([]);
  });

  it('should report an event that returns a new object with the same state', () => {
    // Two payloads that are equal and not identical.
    const [first, second] = [['a'], ['a']].map((text) => ({
      type: fieldChanged.type,
      payload: { field: 'city', text },
    }));
    if (!first || !second) throw new Error('An action is missing.');
    expect(textsOf(walkSlice('checkout', [first, second]))).toContain(
      'checkout/fieldChanged {"field":"city","text":["a"]} returns a new object with the same state',
    );
  });

  it('should report a walked state that violates an invariant', () => {
    const action = { type: fieldChanged.type, payload: { field: 'city', text: 7 } };
    expect(textsOf(walkSlice('checkout', [action]))).toContainEqual(
      expect.stringMatching(/^checkout: The form has its nine text fields.*"city":7/),
    );
  });
});

describe('violatedInvariants', () => {
  const violatedIn = (slices: Partial<RootState>) => violatedInvariants({ ...INITIAL, ...slices });

  it('should be empty for the initial state', () => {
    expect(violatedInvariants(INITIAL)).toEqual([]);
  });

  it('should be empty for a line that the catalogue does not sell', () => {
    expect(violatedIn({ cart: cartWith({ 'no-such-shirt': { M: 1 } }) })).toEqual([]);
  });

  it('should report a quantity of 0, and an empty product', () => {
    for (const quantities of [{ M: 0 }, {}])
      expect(violatedIn({ cart: { ...INITIAL.cart, items: { [SHIRT]: quantities } } })).toContainEqual(
        expect.stringMatching(/^cart: Every quantity is whole/),
      );
  });

  it('should report an order with a missing, duplicate or unknown line', () => {
    const [shirt, skirt] = [
      { productId: SHIRT, size: 'M' } as const,
      { productId: SKIRT, size: 'S' } as const,
    ];
    const cart = { ...INITIAL.cart, items: { [SHIRT]: { M: 1 }, [SKIRT]: { S: 1 } } };
    expect(violatedIn({ cart: { ...cart, order: [skirt, shirt] } })).toEqual([]);
    for (const order of [
      [shirt],
      [shirt, shirt],
      [shirt, skirt, skirt],
      [shirt, skirt, { ...skirt, size: 'L' as const }],
    ])
      expect(violatedIn({ cart: { ...cart, order } })).toContain('cart: The order holds every line once.');
  });

  it('should report two removals with one id', () => {
    const removed = { productId: SKIRT, size: 'M', quantity: 1, removalId: 'r1', rowIndex: 0 } as const;
    expect(violatedIn({ cart: cartWith({}, [removed, removed]) })).toEqual([
      'cart: Every removal has an id of its own; its line has a quantity from 1 to 9999 and the index of its row.',
    ]);
  });

  it('should report categories out of order', () => {
    expect(violatedIn({ filters: { ...INITIAL.filters, categories: ['Kids', 'Men'] } })).toEqual([
      'filters: The selected values of each facet are in declared order, each once; the sort is one of three.',
      'filters: The URL holds the list: parsed again, it gives the same values, sort and applied query.',
    ]);
  });

  it('should report an unknown image index and a pathname that is not normalized', () => {
    expect(
      violatedIn({
        productPage: { ...INITIAL.productPage, imageIndex: 4 },
        route: { pathname: '/collections' },
      }),
    ).toEqual([
      'productPage: The size is one of five or null, the image one of the gallery, the tab one of two.',
      'route: The pathname is normalized: one leading slash, no search and no hash.',
    ]);
  });
});

/** The lines of a page without the padding that Prettier adds to tables. */
const linesOf = (page: string) =>
  page
    .split('\n')
    .map((line) => line.replaceAll(/[\s-]+/g, ' ').trim())
    .filter(Boolean);

describe('all slices', () => {
  const walks = slices.map(({ name }) => walkSlice(name));

  it.each(walks)('should have no problem in any walked state of $slice', ({ slice, problems }) => {
    const [first] = problems;
    const file = join(tmpdir(), `weft-${slice}.json`);
    if (first) writeFileSync(file, sessionOf(first.events));
    expect(first && `${first.text} See npm run replay -- ${file}`).toBeUndefined();
  });

  it.each(walks)('should reach each mode and use each transition of $slice', (found) => {
    // An event for an effect: it changes no state.
    const dead = found.deadTransitions.filter((cell) => !cell.endsWith(additionRejected.type));
    expect([found.unreachableModes, dead]).toEqual([[], []]);
  });

  it('should match docs/machines.md (update it with npx tsx test/support/machinesPage.ts)', () => {
    expect(linesOf(readFileSync('docs/machines.md', 'utf8'))).toEqual(linesOf(machinesPage(walks)));
  });
});
