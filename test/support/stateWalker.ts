import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import { linesOf } from '../../src/domain/cart';
import { rootReducer, slices, type RootState } from '../../src/store/rootReducer';
import { ALL_ACTIONS, WALKED_QUANTITIES } from './events';
import { violatedInvariants } from './invariants';

type SliceName = (typeof slices)[number]['name'];

/** What a walk of one slice found. A correct slice has no problems. */
export interface Walk {
  readonly slice: SliceName;
  /** The mode that the slice starts in. */
  readonly start: string;
  /** For each mode and each event that changed the slice there: the modes that it led to. */
  readonly transitions: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
  readonly states: number;
  readonly steps: number;
  readonly problems: readonly string[];
}

/** The mode of a slice without modes. */
export const ANY_MODE = 'any';

const INITIAL = rootReducer(undefined, { type: 'init' });

const modeReader = (slice: (typeof slices)[number]): ((state: RootState) => string) => {
  const { selectMode } = { selectMode: undefined, ...slice.selectors };
  return selectMode ?? (() => ANY_MODE);
};

/** The states in which the walk tries the events of every slice. Later it tries those that have changed the slice. */
const FULL_STATES = 100;

/** Whether the walk does not leave a state. The quantities of a cart are bounded to keep the walk finite. */
const isFrontier = ({ cart }: RootState) =>
  [...linesOf(cart), ...cart.removed].some(({ quantity }) => !WALKED_QUANTITIES.includes(quantity));

/**
 * Walks a slice breadth-first from its initial state over the given events. Each state has to satisfy the invariants,
 * each event has to return the very same slice or another state, and each state has to lead back to the initial one.
 */
export const walkSlice = (name: SliceName, actions: readonly UnknownAction[] = ALL_ACTIONS): Walk => {
  const slice = slices.find((each) => each.name === name);
  if (!slice) throw new Error(`There is no slice "${name}".`);
  const modeOf = modeReader(slice);
  const problems = new Set<string>();
  const transitions = new Map<string, Map<string, Set<string>>>();
  const prototype = Object.getOwnPropertyDescriptors(Object.prototype);
  // The text keeps the order of keys: carts with their lines in different orders are different states.
  const textOf = (state: RootState) => JSON.stringify(state[name]);
  const indexes = new Map([[textOf(INITIAL), 0]]);
  const states: RootState[] = [INITIAL];
  const predecessors: number[][] = [[]];
  const changing = new Set<string>();
  let steps = 0;

  const observe = (from: string, type: string, to: string) => {
    const row = transitions.get(from) ?? new Map<string, Set<string>>();
    transitions.set(from, row.set(type, (row.get(type) ?? new Set()).add(to)));
  };

  const step = (from: number, before: RootState, action: UnknownAction) => {
    steps += 1;
    const after = rootReducer(before, action);
    if (Object.is(after[name], before[name])) return;
    changing.add(action.type);
    observe(modeOf(before), action.type, modeOf(after));
    const text = textOf(after);
    const known = indexes.get(text);
    if (known === from && isDeepStrictEqual(after[name], before[name]))
      problems.add(
        `${action.type} ${JSON.stringify(action['payload'])} returns a new object with the same state`,
      );
    if (known !== undefined) {
      predecessors[known]?.push(from);
      return;
    }
    const next = { ...INITIAL, [name]: after[name] };
    for (const invariant of violatedInvariants(next)) problems.add(`${invariant} ${text}`);
    indexes.set(text, states.length);
    predecessors.push([from]);
    states.push(next);
  };

  for (const invariant of violatedInvariants(INITIAL)) problems.add(invariant);
  for (let from = 0; from < states.length; from += 1) {
    const state = states[from];
    if (!state || isFrontier(state)) continue;
    const isFirst = from < FULL_STATES;
    for (const action of actions)
      if (isFirst || action.type.startsWith(`${name}/`) || changing.has(action.type))
        step(from, state, action);
  }

  const returning = new Set([0]);
  for (const index of returning)
    for (const predecessor of predecessors[index] ?? []) returning.add(predecessor);
  for (const [index, state] of states.entries())
    if (!isFrontier(state) && !returning.has(index))
      problems.add(`No event leads back from ${textOf(state)}`);
  if (!isDeepStrictEqual(Object.getOwnPropertyDescriptors(Object.prototype), prototype))
    problems.add('Object.prototype has changed');
  return {
    slice: name,
    start: modeOf(INITIAL),
    transitions,
    states: states.length,
    steps,
    problems: [...problems],
  };
};
