import { rootReducer } from '../src/app/rootReducer';

/**
 * The root reducer for a test that the Redux DevTools have written: its states
 * lack the slices that were added later; its first event has no type.
 */
const reducers = (
  state: Parameters<typeof rootReducer>[0],
  event: { readonly type?: string; readonly payload?: unknown },
) => {
  const next = rootReducer(state, { type: '', ...event });
  return Object.fromEntries(
    Object.entries(next).filter(([slice]) => !state || slice in state),
  );
};

export default reducers;
