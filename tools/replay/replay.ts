import type { UnknownAction } from '@reduxjs/toolkit';
import { selectUrl } from '../../src/selectors/url';
import { rootReducer, slices, type RootState } from '../../src/store/rootReducer';
import { violatedInvariants } from '../../test/support/invariants';
import { diff } from './changes';
import type { Session } from './read';

export interface Step {
  /** Counted from 1. */
  readonly number: number;
  readonly event: UnknownAction;
  /** Whether the shop knows such an event: names change, and old files do not. */
  readonly isKnown: boolean;
  /** `cart.linen-camp-shirt-sand.M: 1 → 2`. None where the event was refused. */
  readonly changes: readonly string[];
  readonly address: string;
  /** Invariants that the state breaks. */
  readonly broken: readonly string[];
}

export interface Replayed {
  readonly start: RootState;
  readonly steps: readonly Step[];
  readonly final: RootState;
}

const KNOWN = new Set(
  slices.flatMap(({ actions }) => Object.values<{ readonly type: string }>(actions).map(({ type }) => type)),
);

/** Takes the events of a session one by one, without a browser; names the one at which the shop throws. */
export const replay = ({ start, events }: Session, until = Infinity): Replayed => {
  let state = start;
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
      isKnown: KNOWN.has(event.type),
      changes: diff(before, state),
      address: selectUrl(state),
      broken: violatedInvariants(state),
    };
  });
  return { start, steps, final: state };
};
