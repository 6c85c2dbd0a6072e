import type { ActionCreator, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { slices } from './slices';

/** A long visit with room to spare: what is older is committed, and can no longer be jumped to. */
const MAX_AGE = 1000;
const TRACE_LIMIT = 20;

type Creator = ActionCreator<unknown> & { readonly type: string };

// By the names of the events, so that the dispatcher lists what can happen in the shop and nothing else.
const actionCreators = Object.fromEntries(
  Object.values(slices)
    .flatMap(({ actions }) => Object.values<Creator>(actions))
    .map((creator) => [creator.type, creator]),
);

/** The state without the range, which never changes and would be sent anew with every event. */
export const withoutRange = <State>(state: State): State =>
  typeof state === 'object' && state !== null && 'catalogue' in state
    ? { ...state, catalogue: 'the range, as in src/data/products.ts' }
    : state;

/** How a visit shows itself in the Redux DevTools. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Weft',
  maxAge: MAX_AGE,
  traceLimit: TRACE_LIMIT,
  actionCreators,
  stateSanitizer: withoutRange,
};
