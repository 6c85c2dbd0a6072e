import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';

export interface Machine<State> {
  readonly reducer: (state: State, event: UnknownAction) => State;
  readonly initialState: State;
  readonly events: readonly UnknownAction[];
  readonly violatedIn: (state: State) => readonly string[];
  /** The mode of a state; without it there is one mode, `any`. */
  readonly modeOf?: ((state: State) => string) | undefined;
  readonly keyOf?: (state: State) => string;
  /**
   * Whether an event is applied in every state. Others are applied in the first
   * 100 states; after them, only those that have changed a state.
   */
  readonly isOwn?: (event: UnknownAction) => boolean;
}

interface Problem {
  readonly text: string;
  /** The fewest events that lead from the initial state to the problem. */
  readonly events: readonly UnknownAction[];
}

/** What a walk found. */
export interface Walk {
  readonly start: string;
  /**
   * For each mode and each event that changed the state there: the modes that
   * it led to.
   */
  readonly transitions: ReadonlyMap<
    string,
    ReadonlyMap<string, ReadonlySet<string>>
  >;
  readonly states: number;
  /** The types of the events that changed a state. */
  readonly changing: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

export const ANY_MODE = 'any';

export const FULL_STATES = 100;
/** Events are applied in this many states, those with the fewest events. */
export const WALKED_STATES = 1000;

interface Visit<State> {
  readonly state: State;
  readonly key: string;
  /** The index of the state before, and the event that led from there. */
  readonly parent?: readonly [index: number, event: UnknownAction];
  readonly predecessors: number[];
}

/**
 * Walks a machine breadth-first from its initial state, over the listed events.
 * Each walked state has to satisfy the invariants, each event has to return the
 * very same state or another one, and each state in which events are applied
 * has to lead back to the initial one.
 */
export const walk = <State>(machine: Machine<State>): Walk => {
  const { reducer, initialState, events, violatedIn } = machine;
  const { modeOf = () => ANY_MODE, keyOf = JSON.stringify } = machine;
  const { isOwn = () => true } = machine;
  const problems = new Map<string, Problem>();
  const transitions = new Map<string, Map<string, Set<string>>>();
  const prototype = Object.getOwnPropertyDescriptors(Object.prototype);
  const visits: Visit<State>[] = [];
  const indexes = new Map<string, number>();
  const changing = new Set<string>();

  const eventsTo = (index: number): readonly UnknownAction[] => {
    const parent = visits[index]?.parent;
    return parent ? [...eventsTo(parent[0]), parent[1]] : [];
  };
  // States are found in the order of their distance, so the first path to a
  // problem is the shortest.
  const report = (text: string, path: () => readonly UnknownAction[]) => {
    if (!problems.has(text)) problems.set(text, { text, events: path() });
  };
  const add = (state: State, key: string, parent?: Visit<State>['parent']) => {
    const index = visits.length;
    indexes.set(key, index);
    visits.push({
      state,
      key,
      predecessors: parent ? [parent[0]] : [],
      ...(parent && { parent }),
    });
    const at = parent ? ` ${key}` : '';
    for (const invariant of violatedIn(state))
      report(`${invariant}${at}`, () => eventsTo(index));
  };
  const observe = (from: string, type: string, to: string) => {
    const row = transitions.get(from) ?? new Map<string, Set<string>>();
    transitions.set(from, row.set(type, (row.get(type) ?? new Set()).add(to)));
  };

  const step = (from: number, before: State, event: UnknownAction) => {
    const after = reducer(before, event);
    if (Object.is(after, before)) return;
    changing.add(event.type);
    observe(modeOf(before), event.type, modeOf(after));
    const key = keyOf(after);
    const known = indexes.get(key);
    if (known === from && isDeepStrictEqual(after, before))
      report(
        `${event.type} ${JSON.stringify(event['payload'])} returns a new object with the same state`,
        () => [...eventsTo(from), event],
      );
    if (known === undefined) add(after, key, [from, event]);
    else visits[known]?.predecessors.push(from);
  };

  add(initialState, keyOf(initialState));
  for (const [from, { state }] of visits.entries()) {
    if (from === WALKED_STATES) break;
    for (const event of events)
      if (from < FULL_STATES || isOwn(event) || changing.has(event.type))
        step(from, state, event);
  }

  const returning = new Set([0]);
  for (const index of returning)
    for (const predecessor of visits[index]?.predecessors ?? [])
      returning.add(predecessor);
  for (const [index, { key }] of visits.slice(0, WALKED_STATES).entries())
    if (!returning.has(index))
      report(`No event leads back from ${key}`, () => eventsTo(index));
  if (
    !isDeepStrictEqual(
      Object.getOwnPropertyDescriptors(Object.prototype),
      prototype,
    )
  )
    report('Object.prototype has changed', () => []);

  return {
    start: modeOf(initialState),
    transitions,
    states: visits.length,
    changing,
    problems: [...problems.values()],
  };
};

/**
 * The text of a session file that `npm run replay` and the Redux DevTools read:
 * these events from the initial state.
 */
export const sessionOf = (events: readonly UnknownAction[]): string =>
  JSON.stringify({ payload: JSON.stringify(events) });
