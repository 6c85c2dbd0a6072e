import {
  isAction,
  type Middleware,
  type UnknownAction,
  type ListenerMiddlewareInstance,
} from '@reduxjs/toolkit';
import { sessionExported } from '../navigation/routeSlice';
import { redactAction, redactState, type Redactable } from './redaction';

declare global {
  interface Window {
    weft?: { readonly session: () => string };
  }
}

const LIMIT = 300;
const FILE = 'weft-session.json';
// A browser may start to read the file after the click.
const REVOKE_AFTER_MS = 10_000;

interface Step<State> {
  readonly before: State;
  readonly event: UnknownAction;
}

/** Records the last events of a session in memory. Its middleware has to be the last one before the store. */
export const recordSession = <State extends Redactable>() => {
  let steps: Step<State>[] = [];
  let last: State | undefined;
  let currentState: () => State | undefined = () => last;

  const middleware: Middleware<object, State> = (store) => {
    currentState = () => store.getState();
    return (next) => (event) => {
      if (!isAction(event)) return next(event);
      const before = store.getState();
      // After a DevTools jump the recorded events no longer lead to this state.
      if (before !== last) steps = [];
      steps.push({ before, event });
      if (steps.length > LIMIT) steps.shift();
      try {
        return next(event);
      } finally {
        last = store.getState();
      }
    };
  };

  const session = (): string => {
    const state = currentState();
    const isRecorded = state === last;
    const base = isRecorded ? (steps[0]?.before ?? state) : state;
    return JSON.stringify({
      payload: JSON.stringify((isRecorded ? steps : []).map(({ event }) => redactAction(event))),
      ...(base && { preloadedState: JSON.stringify(redactState(base)) }),
    });
  };

  return { middleware, session };
};

const download = (text: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
};

export const exportSessions = (
  { startListening }: Pick<ListenerMiddlewareInstance, 'startListening'>,
  session: () => string,
) => {
  startListening({ actionCreator: sessionExported, effect: () => download(session()) });
  window.weft = { session };
};
