import type { RootState } from '../store/rootReducer';

export const selectAuthMode = (state: RootState) => state.authUi.mode;
