import { pageAt } from '../domain/paths';
import type { RootState } from '../store/rootReducer';

export const selectPageName = (state: RootState) => pageAt(state.route.pathname);
