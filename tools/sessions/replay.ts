import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { selectUrl } from '../../src/app/url';
import { placeOrder } from '../../src/features/orders/placeOrder';
import { diff } from './diff';
import { violatedInvariants } from './invariants';
import type { Session } from './readSession';

const KNOWN_EVENTS = new Set([
  ...slices.flatMap(({ actions }) =>
    Object.values<{ type: string }>(actions).map(({ type }) => type),
  ),
  placeOrder.pending.type,
  placeOrder.fulfilled.type,
  placeOrder.rejected.type,
]);

const applyEvent = (before: RootState, event: UnknownAction) => {
  const after = rootReducer(before, event);
  return {
    event,
    after,
    /** False for an event that no slice handles (any more). */
    isKnown: KNOWN_EVENTS.has(event.type),
    /** Empty for an ignored event. */
    changes: diff(before, after),
    url: selectUrl(after),
    violations: violatedInvariants(after),
  };
};

export type Step = ReturnType<typeof applyEvent>;

/**
 * Applies the events of a session to its initial state. An error names the
 * event that a reducer or a selector cannot read.
 */
export const replay = ({ initial, events }: Session) => {
  const steps: Step[] = [];
  let final = initial;
  for (const event of events) {
    try {
      const step = applyEvent(final, event);
      steps.push(step);
      final = step.after;
    } catch (cause) {
      const name = `event ${steps.length + 1}, ${event.type}`;
      throw new Error(`${name}: ${String(cause)}`, { cause });
    }
  }
  return { steps, final };
};
