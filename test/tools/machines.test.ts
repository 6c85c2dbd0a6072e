import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { additionRejected } from '../../src/features/cart/cartSlice';
import { fieldChanged } from '../../src/features/checkout/checkoutSlice';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { SHIRT } from '../support/productIds';
import { machinesPage } from '../support/machinesPage';
import { violatedInvariants } from '../../tools/sessions/invariants';
import { walkSlice } from '../support/stateWalker';
import { cartWith } from '../support/cart';
import { sessionOf } from '../support/walk';

const INITIAL = rootReducer(undefined, { type: 'init' });

it('should report a walked state of a slice that violates an invariant', () => {
  const action = {
    type: fieldChanged.type,
    payload: { field: 'city', text: 7 },
  };
  const { problems } = walkSlice('checkout', [action]);
  expect(problems.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(
      /^checkout: The form has its nine text fields.*"city":7/,
    ),
  );
});

describe('violatedInvariants', () => {
  it.each<readonly [name: string, Partial<RootState>]>([
    ['the initial state', {}],
    [
      'a line that the catalogue does not sell',
      { cart: cartWith({ 'no-such-shirt': { M: 1 } }) },
    ],
  ])('should be empty for %s', (_, slices) => {
    expect(violatedInvariants({ ...INITIAL, ...slices })).toEqual([]);
  });

  const QUANTITY =
    'cart: Every quantity is whole and from 1 to 9999, no product is without a size.';

  it.each<readonly [name: string, Partial<RootState>, violated: string]>([
    ['a quantity of 0', { cart: cartWith({ [SHIRT]: { M: 0 } }) }, QUANTITY],
    ['an empty product', { cart: cartWith({ [SHIRT]: {} }) }, QUANTITY],
    [
      'categories out of order',
      { filters: { ...INITIAL.filters, categories: ['Kids', 'Men'] } },
      'filters: The selected values of each facet are in declared order',
    ],
    [
      'an image that no product has',
      { productPage: { ...INITIAL.productPage, imageIndex: 4 } },
      'productPage: The size is one of five or null, the image one of the gallery',
    ],
    [
      'another form of a path',
      { route: { pathname: '/collections' } },
      'route: The pathname is normalized',
    ],
  ])('should name what does not hold for %s', (_, slices, text) => {
    const violated = violatedInvariants({ ...INITIAL, ...slices });
    expect(violated).toContainEqual(expect.stringContaining(text));
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

  it.each(walks)(
    'should have no problem in any walked state of $slice',
    ({ slice, problems }) => {
      const [first] = problems;
      const file = join(tmpdir(), `weft-${slice}.json`);
      if (first) writeFileSync(file, sessionOf(first.events));
      expect(
        first && `${first.text} See npm run replay -- ${file}`,
      ).toBeUndefined();
    },
  );

  it.each(walks)('should reach each mode of $slice', ({ unreached }) => {
    expect(unreached).toEqual([]);
  });

  it('should change a state by each event, but for those of effects', () => {
    const changing = new Set(walks.flatMap((found) => [...found.changing]));
    const types = slices.flatMap(({ actions }) =>
      Object.values<{ readonly type: string }>(actions).map(({ type }) => type),
    );
    expect(types.filter((type) => !changing.has(type))).toEqual([
      additionRejected.type,
    ]);
  });

  it('should match docs/machines.md (update it with npx tsx test/support/machinesPage.ts)', () => {
    expect(linesOf(readFileSync('docs/machines.md', 'utf8'))).toEqual(
      linesOf(machinesPage(walks)),
    );
  });
});
