import type { ActionCreator, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { slices } from './rootReducer';

/** Events that the DevTools keep for time travel: a long session. */
const MAX_AGE = 1000;
const TRACE_LIMIT = 20;

const actionCreators: Record<string, ActionCreator<unknown>> = Object.fromEntries(
  slices
    .flatMap(({ actions }) => Object.values<ActionCreator<unknown> & { readonly type: string }>(actions))
    .map((creator) => [creator.type, creator]),
);

/** The state without the catalogue, which never changes and would be sent with every event. */
export const withoutCatalogue = <State>(state: State): State =>
  typeof state === 'object' && state !== null && 'catalogue' in state
    ? { ...state, catalogue: 'src/data/products.ts', descriptions: 'src/data/descriptions.ts' }
    : state;

/** The options of the Redux DevTools. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Weft',
  maxAge: MAX_AGE,
  traceLimit: TRACE_LIMIT,
  actionCreators,
  stateSanitizer: withoutCatalogue,
};
