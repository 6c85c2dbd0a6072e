import type { UnknownAction } from '@reduxjs/toolkit';
import { selectUrl } from '../../src/selectors/url';
import { rootReducer, slices, type RootState } from '../../src/store/rootReducer';
import { violatedInvariants } from '../../test/support/invariants';
import { diff } from './diff';
import type { Expectation, Session } from './readSession';

export interface Step {
  /** From 1. */
  readonly number: number;
  readonly event: UnknownAction;
  /** False for an event that no slice has (any more). */
  readonly isKnown: boolean;
  /** The state after the event. */
  readonly state: RootState;
  /** `cart.items.linen-camp-shirt-sand.M: 1 → 2`; empty for an ignored event. */
  readonly changes: readonly string[];
  readonly url: string;
  /** The invariants that the state violates. */
  readonly violations: readonly string[];
}

export interface Replay {
  readonly initial: RootState;
  readonly steps: readonly Step[];
  readonly final: RootState;
}

const KNOWN_EVENTS = new Set(
  slices.flatMap(({ actions }) => Object.values<{ readonly type: string }>(actions).map(({ type }) => type)),
);

const stepOf = (before: RootState, event: UnknownAction, number: number): Step => {
  const state = rootReducer(before, event);
  return {
    number,
    event,
    isKnown: KNOWN_EVENTS.has(event.type),
    state,
    changes: diff(before, state),
    url: selectUrl(state),
    violations: violatedInvariants(state),
  };
};

/** Applies the events of a session one by one. An error names the event that a reducer or a selector cannot read. */
export function* stepsOf({ initial, events }: Session): Generator<Step, void> {
  let state = initial;
  for (const [i, event] of events.entries()) {
    try {
      const step = stepOf(state, event, i + 1);
      ({ state } = step);
      yield step;
    } catch (error) {
      throw new Error(`event ${i + 1}, ${event.type}: ${String(error)}`, { cause: error });
    }
  }
}

/** Applies all events of a session to its initial state. */
export const replay = (session: Session): Replay => {
  const steps = [...stepsOf(session)];
  return { initial: session.initial, steps, final: steps.at(-1)?.state ?? session.initial };
};

/** The differences from the expected end to the actual one, a line each. */
export const diffExpected = ({ steps, final }: Replay, { state, ...expected }: Expectation): string[] => {
  const actual = new Map(Object.entries({ ...final, url: selectUrl(final), events: steps.length }));
  return Object.entries({ ...expected, ...state }).flatMap(([key, value]) =>
    diff(value, actual.get(key), key),
  );
};
