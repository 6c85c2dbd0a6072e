import type { UnknownAction } from '@reduxjs/toolkit';
import { selectUrl } from '../../src/features/collection/filtersSlice';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { violatedInvariants } from './invariants';
import { diff } from './diff';
import type { Expectation, Session } from './readSession';

interface Step {
  readonly number: number;
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

export interface Replay {
  readonly initial: RootState;
  readonly steps: readonly Step[];
  readonly final: RootState;
}

export const unknownProducts = ({
  initial,
  events,
}: Session): readonly string[] => {
  const ids = new Set<string>();
  JSON.stringify([initial.cart, events], (key, value: unknown) => {
    if (key === 'productId' && typeof value === 'string') ids.add(value);
    return value;
  });
  return [...ids].filter(
    (id) => !initial.catalogue.products.some(({ _id }) => _id === id),
  );
};

const KNOWN_EVENTS = new Set(
  slices.flatMap(({ actions }) =>
    Object.values<{ readonly type: string }>(actions).map(({ type }) => type),
  ),
);

/**
 * Applies the events of a session to its initial state. An error names the
 * event that a reducer or a selector cannot read.
 */
export const replay = ({ initial, events }: Session): Replay => {
  let final = initial;
  const steps = events.map((event, i): Step => {
    try {
      const before = final;
      final = rootReducer(before, event);
      return {
        number: i + 1,
        event,
        isKnown: KNOWN_EVENTS.has(event.type),
        changes: diff(before, final),
        url: selectUrl(final),
        violations: violatedInvariants(final),
      };
    } catch (error) {
      throw new Error(`event ${i + 1}, ${event.type}: ${String(error)}`, {
        cause: error,
      });
    }
  });
  return { initial, steps, final };
};

export const diffExpected = (
  { steps, final }: Replay,
  { state, ...expected }: Expectation,
): string[] => {
  const actual = new Map(
    Object.entries({ ...final, url: selectUrl(final), events: steps.length }),
  );
  return Object.entries({ ...expected, ...state }).flatMap(([key, value]) =>
    diff(value, actual.get(key), key),
  );
};
