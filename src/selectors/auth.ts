import type { RootState } from '../store/rootReducer';

/** Whether the login page logs in or signs up. */
export const selectAuthMode = (state: RootState) => state.authUi.mode;
