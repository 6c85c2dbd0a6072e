import type { UnknownAction } from '@reduxjs/toolkit';
import { selectUrl } from '../../src/selectors/url';
import type { RootState } from '../../src/store/rootReducer';
import { diffExpected, stepsOf, type Step } from '../sessions/replay';
import type { Expectation, Session } from '../sessions/readSession';
import { cellsOf, type Cell } from './cells';

/** What the player shows after an event. The first frame is the initial state. */
export interface Frame {
  readonly event?: UnknownAction;
  /** False for an event that no slice has. */
  readonly isKnown: boolean;
  readonly state: RootState;
  readonly url: string;
  readonly changes: readonly string[];
  readonly cells: readonly Cell[];
  /** Violated invariants, a thrown error, and differences from the expected end. */
  readonly failures: readonly string[];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const endOf = (session: Session, steps: readonly Step[], expectation: Expectation) => {
  const final = steps.at(-1)?.state ?? session.initial;
  return diffExpected({ initial: session.initial, steps, final }, expectation);
};

/** The frames of a session. The last one is the event at which a reducer or a selector throws, if one does. */
export const framesOf = (session: Session, expectation: Expectation): readonly Frame[] => {
  const { initial, events } = session;
  const unchanged = { isKnown: true, changes: [], cells: [], failures: [] };
  const frames: Frame[] = [{ ...unchanged, state: initial, url: selectUrl(initial) }];
  const last = () => frames[frames.length - 1] ?? { ...unchanged, state: initial, url: '' };
  const steps: Step[] = [];
  try {
    for (const step of stepsOf(session)) {
      steps.push(step);
      const cells = cellsOf(last().state, step.event.type, step.state);
      frames.push({ ...step, cells, failures: step.violations });
    }
  } catch (error) {
    const event = events[steps.length];
    return [...frames, { ...last(), ...unchanged, ...(event && { event }), failures: [messageOf(error)] }];
  }
  const end = last();
  return [
    ...frames.slice(0, -1),
    { ...end, failures: [...end.failures, ...endOf(session, steps, expectation)] },
  ];
};
