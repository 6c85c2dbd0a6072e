import { withoutCatalogue } from '../src/app/devTools';
import { rootReducer } from '../src/app/rootReducer';

/**
 * The root reducer for a test that the Redux DevTools have written: its states lack the catalogue, its first event has
 * no type.
 */
const reducers = (
  state: Parameters<typeof rootReducer>[0],
  event: { readonly type?: string; readonly payload?: unknown },
) => withoutCatalogue(rootReducer(state, { type: '', ...event }));

export default reducers;
