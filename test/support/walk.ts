import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';

export interface Machine<State> {
  readonly reducer: (state: State, event: UnknownAction) => State;
  readonly initialState: State;
  readonly events: readonly UnknownAction[];
  readonly violatedIn: (state: State) => readonly string[];
  /** The mode of a state; without it there is one mode, `any`. */
  readonly modeOf?: ((state: State) => string) | undefined;
}

interface Problem {
  readonly text: string;
  /** The fewest events that lead from the initial state to the problem. */
  readonly events: readonly UnknownAction[];
}

/** What a walk found. */
export interface Walk {
  readonly start: string;
  /** The types of the events that led from a mode to a mode: `a --> b`. */
  readonly transitions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: readonly Problem[];
}

export const ANY_MODE = 'any';

/** Events are applied in this many states, those with the fewest events. */
export const WALKED_STATES = 2000;

interface Visit<State> {
  readonly state: State;
  readonly key: string;
  /** The events of the shortest path from the initial state. */
  readonly path: readonly UnknownAction[];
  /** The states from which an event leads to this one. */
  readonly predecessors: Set<Visit<State>>;
}

/** All states from which events lead to this one. */
const statesBefore = <State>(visit: Visit<State>) => {
  const found = new Set([visit]);
  for (const { predecessors } of found)
    for (const predecessor of predecessors) found.add(predecessor);
  return found;
};

/**
 * Walks a machine breadth-first from its initial state, over the listed events.
 * Each walked state has to satisfy the invariants, each event has to return the
 * very same state or another one, and each state in which events are applied
 * has to lead back to the initial one.
 */
export const walk = <State>({
  reducer,
  initialState,
  events,
  violatedIn,
  modeOf = () => ANY_MODE,
}: Machine<State>): Walk => {
  const problems = new Map<string, Problem>();
  const transitions = new Map<string, Set<string>>();
  const visits = new Map<string, Visit<State>>();

  // States are found in the order of their distance, so the first path to a
  // problem is the shortest.
  const report = (text: string, path: readonly UnknownAction[]) => {
    if (!problems.has(text)) problems.set(text, { text, events: path });
  };

  const visitOf = (state: State, path: readonly UnknownAction[]) => {
    // The text keeps the order of keys: carts with their lines in different
    // orders are different states.
    const key = JSON.stringify(state);
    const known = visits.get(key);
    if (known) return known;
    const visit = { state, key, path, predecessors: new Set<Visit<State>>() };
    visits.set(key, visit);
    for (const invariant of violatedIn(state))
      report(`${invariant} ${key}`, path);
    return visit;
  };

  const observe = (before: State, type: string, after: State) => {
    const transition = `${modeOf(before)} --> ${modeOf(after)}`;
    const types = transitions.get(transition) ?? new Set();
    transitions.set(transition, types.add(type));
  };

  const start = visitOf(initialState, []);
  const walked = new Set<Visit<State>>();
  for (const before of visits.values()) {
    if (walked.size === WALKED_STATES) break;
    walked.add(before);
    for (const event of events) {
      const state = reducer(before.state, event);
      if (Object.is(state, before.state)) continue;
      const { type, payload }: UnknownAction = event;
      observe(before.state, type, state);
      const path = [...before.path, event];
      const after = visitOf(state, path);
      after.predecessors.add(before);
      if (after === before && isDeepStrictEqual(state, before.state)) {
        const name = `${type} ${JSON.stringify(payload)}`;
        report(`${name} returns a new object with the same state`, path);
      }
    }
  }

  const returning = statesBefore(start);
  for (const visit of walked)
    if (!returning.has(visit))
      report(`No event leads back from ${visit.key}`, visit.path);

  return {
    start: modeOf(initialState),
    transitions,
    problems: [...problems.values()],
  };
};
