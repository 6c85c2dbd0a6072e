import { rootReducer, type RootState } from '../store/rootReducer';
import { navigated } from '../store/route';

/** The state of a shopper who has just come to this path, with nothing kept and nothing chosen. */
export const initialStateFor = (pathname: string): RootState =>
  rootReducer(rootReducer(undefined, { type: 'opened' }), navigated(pathname));
