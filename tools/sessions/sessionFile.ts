import { isDeepStrictEqual } from 'node:util';
import { withoutCatalogue } from '../../src/store/devTools';
import { rootReducer } from '../../src/store/rootReducer';
import type { Session } from './readSession';

const INITIAL = rootReducer(undefined, { type: 'init' });

/** The content of a session file: what `readSession` reads. The usual initial state is left out. */
export const sessionFile = ({ initial, events }: Session) => ({
  ...(!isDeepStrictEqual(initial, INITIAL) && { preloadedState: withoutCatalogue(initial) }),
  payload: events,
});
