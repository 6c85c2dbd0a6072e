import { readFileSync } from 'node:fs';
import type { AuthMode } from '../../src/domain/auth';
import type { Machine } from '../../src/store/machine';
import { rootReducer } from '../../src/store/rootReducer';
import { violatedInvariants } from '../../tools/machines/invariants';
import { machinesPage } from '../../tools/machines/docs/page';
import { MACHINES } from '../../tools/machines/tables';
import { walk } from '../../tools/machines/walk';
import { WALKS } from '../../tools/machines/walks';

const TOGGLES = [
  { type: 'authUi/modeToggled' },
  { type: 'authUi/loggedOut' },
  { type: 'route/navigated', payload: '/login' },
  { type: 'route/navigated', payload: '/' },
];

/** The faults of the login slice, held against a table with these rows. */
const faultsAgainst = (rows: Machine<AuthMode>['table']) => {
  const machine: Machine<AuthMode> = {
    table: { ...MACHINES.authUi.table, ...rows },
    modeOf: MACHINES.authUi.modeOf,
  };
  return walk({ slice: 'authUi', machine, events: TOGGLES }).faults;
};

describe('the walk over a machine', () => {
  it('finds nothing wrong where reducer and table agree', () => {
    expect(faultsAgainst({})).toEqual([]);
    expect(WALKS.productPage().faults).toEqual([]);
  });

  it('finds a step that the table does not list', () => {
    expect(
      faultsAgainst({ login: { modeToggled: 'refused', loggedOut: 'refused', navigated: 'refused' } }),
    ).toContain('The table of authUi does not list "login, modeToggled: signUp".');
  });

  it('finds what the table promises and nothing meets', () => {
    expect(
      faultsAgainst({
        login: { modeToggled: 'signUp', loggedOut: 'refused', navigated: ['signUp', 'refused'] },
      }),
    ).toEqual(['Never met, though authUi lists it: "login, navigated: signUp".']);
  });

  it('finds a state that no way leads to', () => {
    expect(
      faultsAgainst({ out: { modeToggled: 'refused', loggedOut: 'refused', navigated: 'refused' } }),
    ).toContain('No way leads to the state "out" of authUi.');
  });

  it('finds an event without a payload that would show what it can do', () => {
    const { faults } = walk({ slice: 'authUi', machine: MACHINES.authUi, events: TOGGLES.slice(0, 2) });
    expect(faults).toContain('Never met, though authUi lists it: "signUp, navigated: login".');
  });

  it('finds a state that is none of the shop', () => {
    const state = rootReducer(undefined, { type: 'first' });
    expect(violatedInvariants(state)).toEqual([]);
    expect(violatedInvariants({ ...state, cart: { 'no-such-shirt': { M: 0 } } })).toEqual([
      'cart: It holds only what the shop sells, in sizes in which it is sold, and no product without a line.',
      'cart: Every quantity is whole, 1 to 9999.',
      'cart: The subtotal is the sum of price times quantity; the total is that and $10, or nothing for nothing.',
      'cartPage: The page shows every line of the cart, and as many gaps as there are lines that were removed.',
    ]);
  });
});

/** Line by line, without what Prettier pads tables with. */
const bare = (page: string) =>
  page
    .split('\n')
    .map((line) => line.replaceAll(/[\s-]+/g, ' ').trim())
    .filter(Boolean);

it('has its drawing as the code has it: `npm run docs:machines` otherwise', () => {
  expect(bare(readFileSync('docs/machines.md', 'utf8'))).toEqual(bare(machinesPage()));
});
