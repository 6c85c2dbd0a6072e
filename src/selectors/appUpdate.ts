import type { RootState } from '../store/rootReducer';

export const selectIsUpdateAvailable = (state: RootState) => state.appUpdate === 'available';
