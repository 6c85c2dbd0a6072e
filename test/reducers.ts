import { withoutCatalogue, withoutLabel } from '../src/store/devTools';
import { rootReducer } from '../src/store/rootReducer';

/**
 * The root reducer for a test that the Redux DevTools have written: its states lack the catalogue, its first event has
 * no type, and the type of the others is a label.
 */
const reducers = (
  state: Parameters<typeof rootReducer>[0],
  event: { readonly type?: string; readonly payload?: unknown },
) => withoutCatalogue(rootReducer(state, withoutLabel({ type: '', ...event })));

export default reducers;
