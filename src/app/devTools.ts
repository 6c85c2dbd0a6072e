import type { ActionCreator, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { slices } from './rootReducer';

/** Events that the DevTools keep for time travel: a long session. */
const MAX_AGE = 1000;

type EventCreator = ActionCreator<unknown> & { readonly type: string };

const actionCreators: Record<string, ActionCreator<unknown>> = {};
for (const { actions } of slices) {
  for (const create of Object.values<EventCreator>(actions)) {
    // The DevTools read the names of the arguments from `toString()` of a
    // function, but `toString()` of an action creator returns its type.
    actionCreators[create.type] = (payload: unknown) => create(payload);
  }
}

/**
 * The state without the catalogue, which never changes and would be sent with
 * every event. If a history is persisted or imported, the extension passes this
 * state back, and the reducer adds the catalogue again.
 */
export const withoutCatalogue = <State>(state: State): State =>
  typeof state === 'object' && state !== null && 'catalogue' in state
    ? { ...state, catalogue: undefined }
    : state;

export const devTools: DevToolsEnhancerOptions = {
  maxAge: MAX_AGE,
  actionCreators,
  stateSanitizer: withoutCatalogue,
  // In development, shows the code that dispatched each event. The frames of
  // the middleware are above it in the stack.
  trace: process.env['NODE_ENV'] !== 'production',
  traceLimit: 25,
};
