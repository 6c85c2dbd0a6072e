import { isDeepStrictEqual } from 'node:util';
import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { violatedInvariants } from '../../tools/sessions/invariants';
import { productPath } from '../../src/routing/paths';
import { navigated } from '../../src/routing/routeSlice';
import { SHIRT } from './catalogue';
import { ALL_ACTIONS } from './events';
import { routeAt } from './storeHelpers';

type Slice = (typeof slices)[number];

interface Problem {
  readonly text: string;
  /** The fewest events that lead from the initial state to the problem. */
  readonly events: readonly UnknownAction[];
}

/** What a walk of one slice found. */
export interface SliceWalk {
  readonly slice: Slice['name'];
  readonly start: string;
  /** The types of the events that led from a mode to a mode: `a --> b`. */
  readonly transitions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: readonly Problem[];
}

/** The one mode of a slice without modes. */
export const ANY_MODE = 'any';

type ModeOf = (state: RootState) => string;

/** The names of the modes, for each slice that has some. */
const MODES: Partial<Record<Slice['name'], ModeOf>> = {
  appUpdate: ({ appUpdate }) => (appUpdate ? 'available' : 'none'),
  authUi: ({ authUi }) => authUi.mode,
  cart: ({ cart }) =>
    Object.keys(cart.items).length === 0 ? 'empty' : 'filled',
  filters: ({ filters }) => (filters.isSearchOpen ? 'open' : 'closed'),
  storageStatus: ({ storageStatus }) =>
    Object.values(storageStatus).includes('memoryOnly')
      ? 'someInMemory'
      : 'allPersisted',
};

/** Events are applied in this many states, those with the fewest events. */
export const WALKED_STATES = 2000;

interface Visit {
  readonly state: RootState;
  readonly key: string;
  /** The events of the shortest path from the initial state. */
  readonly path: readonly UnknownAction[];
}

const INITIAL = rootReducer(undefined, { type: 'init' });

/**
 * Walks a slice breadth-first from its initial state, over the listed events,
 * with all other slices in their initial states. Each walked state has to
 * satisfy the invariants, and each event has to return the very same state or
 * another one.
 */
export const walkSlice = (
  name: Slice['name'],
  events: readonly UnknownAction[] = ALL_ACTIONS,
): SliceWalk => {
  const slice = slices.find((each) => each.name === name);
  if (!slice) throw new Error(`There is no slice "${name}".`);
  const reducer = combineSlices(slice);
  const modeOf = MODES[name] ?? (() => ANY_MODE);
  const problems = new Map<string, Problem>();
  const transitions = new Map<string, Set<string>>();
  const visits = new Map<string, Visit>();

  // States are found in the order of their distance, so the first path to a
  // problem is the shortest.
  const report = (text: string, path: readonly UnknownAction[]) => {
    if (!problems.has(text)) problems.set(text, { text, events: path });
  };

  const visitOf = (state: RootState, path: readonly UnknownAction[]) => {
    // The text keeps the order of keys: carts with their lines in different
    // orders are different states.
    const key = JSON.stringify(state);
    const known = visits.get(key);
    if (known) return known;
    const visit = { state, key, path };
    visits.set(key, visit);
    const whole = { ...INITIAL, ...state };
    for (const invariant of violatedInvariants(whole, [name]))
      report(`${invariant} ${key}`, path);
    return visit;
  };

  const observe = (before: RootState, type: string, after: RootState) => {
    const transition = `${modeOf(before)} --> ${modeOf(after)}`;
    const types = transitions.get(transition) ?? new Set();
    transitions.set(transition, types.add(type));
  };

  // A visit that began at a product: no event leads back to before one.
  const atProduct = reducer(undefined, navigated(routeAt(productPath(SHIRT))));
  const start = visitOf(atProduct, []);
  let walked = 0;
  for (const before of visits.values()) {
    if (walked === WALKED_STATES) break;
    walked += 1;
    for (const event of events) {
      const state = reducer(before.state, event);
      if (Object.is(state, before.state)) continue;
      const { type, payload }: UnknownAction = event;
      observe(before.state, type, state);
      const path = [...before.path, event];
      const after = visitOf(state, path);
      if (after === before && isDeepStrictEqual(state, before.state)) {
        const name = `${type} ${JSON.stringify(payload)}`;
        report(`${name} returns a new object with the same state`, path);
      }
    }
  }

  return {
    slice: name,
    start: modeOf(start.state),
    transitions,
    problems: [...problems.values()],
  };
};
