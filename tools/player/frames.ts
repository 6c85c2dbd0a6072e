import type { UnknownAction } from '@reduxjs/toolkit';
import { selectUrl } from '../../src/selectors/url';
import type { RootState } from '../../src/store/rootReducer';
import { diffExpected, stepsOf, type Step } from '../sessions/replay';
import type { Expectation, Session } from '../sessions/readSession';
import { cellsOf, type Cell } from './cells';

/** What the player shows after an event. The first frame is the initial state. */
export interface Frame {
  readonly event?: UnknownAction;
  /** Why the event changed nothing. */
  readonly note?: 'ignored' | 'unknown event';
  readonly state: RootState;
  readonly url: string;
  readonly changes: readonly string[];
  readonly cells: readonly Cell[];
  /** Violated invariants, a thrown error, and differences from the expected end. */
  readonly failures: readonly string[];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const frameOf = (before: RootState, step: Step): Frame => {
  const { event, isKnown, state, changes, violations } = step;
  return {
    ...step,
    ...(changes.length === 0 && { note: isKnown ? 'ignored' : 'unknown event' }),
    cells: cellsOf(before, event.type, state),
    failures: violations,
  };
};

/** The frames of a session. The last one is the event at which a reducer or a selector throws, if one does. */
export const framesOf = (session: Session, expectation: Expectation): readonly Frame[] => {
  const { initial, events } = session;
  let last: Frame = { state: initial, url: selectUrl(initial), changes: [], cells: [], failures: [] };
  const frames = [last];
  const steps: Step[] = [];
  try {
    for (const step of stepsOf(session)) {
      last = frameOf(last.state, step);
      frames.push(last);
      steps.push(step);
    }
  } catch (error) {
    const { state, url } = last;
    const event = events[steps.length];
    const failures = [messageOf(error)];
    return [...frames, { ...(event && { event }), state, url, changes: [], cells: [], failures }];
  }
  const failures = [...last.failures, ...diffExpected({ initial, steps, final: last.state }, expectation)];
  return [...frames.slice(0, -1), { ...last, failures }];
};
