import type { RootState } from '../store/rootReducer';

/** Whether a newer shop is ready to be taken. */
export const selectIsUpdateAvailable = (state: RootState) => state.appUpdate === 'available';
