import type { UnknownAction } from '@reduxjs/toolkit';
import { selectUrl } from '../../src/features/collection/filtersSlice';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { violatedInvariants } from './invariants';
import { diff } from './diff';
import type { Expectation, Session } from './readSession';

export interface Step {
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
  const known = new Set<string>(
    initial.catalogue.products.map(({ _id }) => _id),
  );
  return [...ids].filter((id) => !known.has(id));
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
  const steps: Step[] = [];
  let final = initial;
  for (const event of events) {
    const number = steps.length + 1;
    try {
      const before = final;
      final = rootReducer(before, event);
      steps.push({
        number,
        event,
        isKnown: KNOWN_EVENTS.has(event.type),
        changes: diff(before, final),
        url: selectUrl(final),
        violations: violatedInvariants(final),
      });
    } catch (cause) {
      const message = `event ${number}, ${event.type}: ${String(cause)}`;
      throw new Error(message, { cause });
    }
  }
  return { initial, steps, final };
};

export const diffExpected = (
  { steps, final }: Replay,
  { state, ...expected }: Expectation,
): string[] => {
  const url = selectUrl(final);
  const reached = { ...final, url, events: steps.length };
  const actual = new Map<string, unknown>(Object.entries(reached));
  const lines: string[] = [];
  for (const [key, value] of Object.entries({ ...expected, ...state })) {
    if (value !== undefined) lines.push(...diff(value, actual.get(key), key));
  }
  return lines;
};
