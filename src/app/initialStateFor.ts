import { rootReducer, type RootState } from '../store/rootReducer';
import { navigated } from '../store/route';

/** The state of a first visit to this pathname, from which the build prerenders its page. */
export const initialStateFor = (pathname: string): RootState =>
  rootReducer(rootReducer(undefined, { type: 'init' }), navigated(pathname));
