import type { UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '../../src/domain/guards';
import { selectUrl } from '../../src/selectors/url';
import { rootReducer, slices, type RootState } from '../../src/store/rootReducer';
import { violatedInvariants } from '../../test/support/invariants';
import { diff } from './diff';
import { parseObject, type Session } from './readSession';

export interface Step {
  /** From 1. */
  readonly number: number;
  readonly event: UnknownAction;
  /** False for an event that no slice has (any more). */
  readonly isKnown: boolean;
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

/** Applies the events of a session to its initial state. An error names the event at which a reducer throws. */
export const replay = ({ initial, events }: Session, until = Infinity): Replay => {
  let state = initial;
  const steps = events.slice(0, until).map((event, i): Step => {
    const before = state;
    try {
      state = rootReducer(before, event);
    } catch (error) {
      throw new Error(`event ${i + 1}, ${event.type}: ${String(error)}`, { cause: error });
    }
    return {
      number: i + 1,
      event,
      isKnown: KNOWN_EVENTS.has(event.type),
      changes: diff(before, state),
      url: selectUrl(state),
      violations: violatedInvariants(state),
    };
  });
  return { initial, steps, final: state };
};

/**
 * The differences from the expected end to the actual one, a line each. The expectation is JSON with any of: `url`,
 * `events` (their number) and `state` (with any of the slices).
 */
export const diffExpected = ({ steps, final }: Replay, text: string): string[] => {
  const { state, ...expected } = parseObject(text, 'the expectation');
  const actual = new Map(Object.entries({ ...final, url: selectUrl(final), events: steps.length }));
  return Object.entries({ ...expected, ...(isRecord(state) && state) }).flatMap(([key, value]) =>
    diff(value, actual.get(key), key),
  );
};
