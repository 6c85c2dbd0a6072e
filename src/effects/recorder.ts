import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store/rootReducer';
import { sessionExported } from '../store/route';
import { redactAction, redactState } from './redaction';
import type { Listeners } from './context';

declare global {
  interface Window {
    /** For the console: `copy(weft.session())`. */
    weft?: { readonly session: () => string };
  }
}

/** So many of the last events are kept: an hour of shopping, and nothing that a page would feel. */
const LIMIT = 300;
const FILE = 'weft-visit.json';
// Revoked at once, a browser may not have begun to read it.
const REVOKE_AFTER_MS = 10_000;

interface Moment {
  readonly before: RootState;
  readonly event: UnknownAction;
}

/** Keeps the last events of a visit in memory. It has to be the effect that stands nearest to the store. */
export const recordSession = () => {
  let moments: Moment[] = [];
  let last: RootState | undefined;
  let currentState: () => RootState | undefined = () => last;

  const middleware: Middleware<object, RootState> = (store) => {
    currentState = () => store.getState();
    return (next) => (event) => {
      if (!isAction(event)) return next(event);
      const before = store.getState();
      // Moved by another hand, a jump in the tools: what came before no longer leads here.
      if (before !== last) moments = [];
      moments.push({ before, event });
      if (moments.length > LIMIT) moments.shift();
      try {
        return next(event);
      } finally {
        last = store.getState();
      }
    };
  };

  /**
   * What happened, as a file that the Redux DevTools import and `npm run replay` reads. When older events are
   * forgotten it begins later, at the state they had led to.
   */
  const session = (): string => {
    const state = currentState();
    const isOurs = state === last;
    const base = isOurs ? (moments[0]?.before ?? state) : state;
    return JSON.stringify({
      payload: JSON.stringify((isOurs ? moments : []).map(({ event }) => redactAction(event))),
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

/** Gives what happened to whoever asks: as a file on the error page, as text to `weft.session()`. */
export const exportSessions = ({ startListening }: Listeners, session: () => string) => {
  startListening({ actionCreator: sessionExported, effect: () => download(session()) });
  window.weft = { session };
};
