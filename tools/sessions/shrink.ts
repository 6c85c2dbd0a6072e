import { isDeepStrictEqual } from 'node:util';
import type { Expectation, Session } from './readSession';
import { diffExpected, replay } from './replay';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** How a session fails, without the numbers of its events; empty if it does not. */
export const failuresOf = (session: Session, { events: _, ...end }: Expectation): readonly string[] => {
  try {
    const result = replay(session);
    const violations = new Set(result.steps.flatMap((step) => step.violations));
    return [...[...violations].map((text) => `violates ${text}`), ...diffExpected(result, end)];
  } catch (error) {
    return [messageOf(error).replace(/^event \d+, /, '')];
  }
};

/** The items of which none can be left out, in their order. It tries ever smaller parts, half of the items first. */
const shrinkList = <T>(all: readonly T[], fails: (items: readonly T[]) => boolean): readonly T[] => {
  let items = all;
  for (let size = Math.ceil(items.length / 2), isDone = false; !isDone; size = Math.ceil(size / 2)) {
    isDone = size <= 1;
    for (let start = 0; start < items.length;) {
      const rest = [...items.slice(0, start), ...items.slice(start + size)];
      if (rest.length < items.length && fails(rest)) {
        items = rest;
        // An event that was needed may have lost its purpose.
        isDone = false;
      } else start += size;
    }
  }
  return items;
};

export const shrink = (session: Session, expectation: Expectation): Session => {
  const failures = failuresOf(session, expectation);
  if (failures.length === 0) return session;
  const isSame = (events: Session['events']) =>
    isDeepStrictEqual(failuresOf({ ...session, events }, expectation), failures);
  return { ...session, events: shrinkList(session.events, isSame) };
};
