import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldChanged } from '../../../src/features/checkout/checkoutSlice';
import { slices } from '../../../src/app/rootReducer';
import { ALL_ACTIONS } from '../../support/events';
import { machinesPage } from '../../support/machinesPage';
import { walkSlice } from '../../support/stateWalker';

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

describe('all slices', () => {
  const walks = slices.map(({ name }) => walkSlice(name));

  it.each(walks)(
    'should have no problem in any walked state of $slice',
    ({ slice, problems }) => {
      const [first] = problems;
      const file = join(tmpdir(), `weft-${slice}.json`);
      if (first) writeFileSync(file, JSON.stringify({ payload: first.events }));
      expect(
        first && `${first.text} See npm run replay -- ${file}`,
      ).toBeUndefined();
    },
  );

  it('should change a state by each event', () => {
    const changing = walks.flatMap(({ transitions }) =>
      [...transitions.values()].flatMap((types) => [...types]),
    );
    const types = new Set(ALL_ACTIONS.map(({ type }) => type));
    expect([...types].filter((type) => !changing.includes(type))).toEqual([]);
  });

  it('should match docs/machines.md (update it with npx tsx test/support/machinesPage.ts)', () => {
    const page = readFileSync('docs/machines.md', 'utf8');
    expect(page).toBe(machinesPage(walks));
  });
});
