import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { ALL_ACTIONS } from './events';
import { violatedInvariants } from '../../tools/sessions/invariants';
import { walk, type Walk } from './walk';

type Slice = (typeof slices)[number];

/** What a walk of one slice found. */
interface SliceWalk extends Walk {
  readonly slice: Slice['name'];
  /** The modes of the list that no walked state has. */
  readonly unreached: readonly string[];
}

interface Modes {
  readonly names: readonly string[];
  readonly of: (state: RootState) => string;
}

/** The modes of the slices that have some: the rows of docs/machines.md. */
const MODES: Partial<Record<Slice['name'], Modes>> = {
  cart: {
    names: ['empty', 'filled'],
    of: ({ cart }) =>
      Object.keys(cart.items).length === 0 ? 'empty' : 'filled',
  },
  filters: {
    names: ['closed', 'open'],
    of: ({ filters }) => (filters.searchShown ? 'open' : 'closed'),
  },
  persistence: {
    names: ['persisted', 'memoryOnly', 'outdated'],
    of: ({ persistence }) => Object.values(persistence)[0] ?? 'persisted',
  },
  appUpdate: {
    names: ['none', 'available'],
    of: ({ appUpdate }) => appUpdate,
  },
  authUi: {
    names: ['login', 'signUp'],
    of: ({ authUi }) => authUi.mode,
  },
};

const INITIAL = rootReducer(undefined, { type: 'init' });

/** The modes that the events of a row led to. */
const targetsOf = (row: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...row.values()].flatMap((targets) => [...targets]);

/**
 * Walks a slice over the given events, with all other slices in their initial
 * states.
 */
export const walkSlice = (
  name: Slice['name'],
  actions: readonly UnknownAction[] = ALL_ACTIONS,
): SliceWalk => {
  const slice = slices.find((each) => each.name === name);
  if (!slice) throw new Error(`There is no slice "${name}".`);
  const modes = MODES[name];
  const found = walk<RootState>({
    initialState: INITIAL,
    reducer: (state, action) => {
      const after = rootReducer(state, action);
      return Object.is(after[name], state[name])
        ? state
        : { ...INITIAL, [name]: after[name] };
    },
    events: actions,
    violatedIn: violatedInvariants,
    // The text keeps the order of keys: carts with their lines in different
    // orders are different states.
    keyOf: (state) => JSON.stringify(state[name]),
    isOwn: ({ type }) => type.startsWith(`${name}/`),
    modeOf: modes?.of,
  });
  const reached = [
    found.start,
    ...[...found.transitions.values()].flatMap(targetsOf),
  ];
  const unreached = modes
    ? modes.names.filter((mode) => !reached.includes(mode))
    : [];
  return { slice: name, ...found, unreached };
};
