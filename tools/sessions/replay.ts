import type { UnknownAction } from '@reduxjs/toolkit';
import { selectUrl } from '../../src/features/collection/filtersSlice';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { diff } from './diff';
import { violatedInvariants } from './invariants';
import type { Expectation, Session } from './readSession';

export interface Step {
  readonly event: UnknownAction;
  /** False for an event that no slice has (any more). */
  readonly isKnown: boolean;
  /**
   * `cart.items.linen-camp-shirt-sand.M: 1 → 2`; empty for an ignored event.
   */
  readonly changes: readonly string[];
  readonly url: string;
  readonly violations: readonly string[];
}

interface Replay {
  readonly steps: readonly Step[];
  readonly final: RootState;
}

const KNOWN_EVENTS = new Set(
  slices.flatMap(({ actions }) =>
    Object.values<{ readonly type: string }>(actions).map(({ type }) => type),
  ),
);

const makeStep = (before: RootState, event: UnknownAction) => {
  const after = rootReducer(before, event);
  const step: Step = {
    event,
    isKnown: KNOWN_EVENTS.has(event.type),
    changes: diff(before, after),
    url: selectUrl(after),
    violations: violatedInvariants(after),
  };
  return { after, step };
};

/**
 * Applies the events of a session to its initial state. An error names the
 * event that a reducer or a selector cannot read.
 */
export const replay = ({ initial, events }: Session): Replay => {
  const steps: Step[] = [];
  let final = initial;
  for (const event of events) {
    try {
      const { after, step } = makeStep(final, event);
      final = after;
      steps.push(step);
    } catch (cause) {
      const name = `event ${steps.length + 1}, ${event.type}`;
      throw new Error(`${name}: ${String(cause)}`, { cause });
    }
  }
  return { steps, final };
};

/** How the end of a session differs from the expected one, a line each. */
export const diffExpected = (
  final: RootState,
  { url, state }: Expectation,
): readonly string[] => {
  const expected = Object.entries({ url, ...state });
  const reached = new Map<string, unknown>(Object.entries(final));
  reached.set('url', selectUrl(final));
  return expected.flatMap(([key, value]) =>
    value === undefined ? [] : diff(value, reached.get(key), key),
  );
};
