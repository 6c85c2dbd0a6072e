import { pageAt } from '../domain/paths';
import type { RootState } from '../store/rootReducer';

/** The page that the state is on. */
export const selectPageName = (state: RootState) => pageAt(state.route.pathname);
