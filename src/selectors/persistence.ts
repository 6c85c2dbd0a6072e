import type { RootState } from '../store/rootReducer';

export const selectCartIsInMemoryOnly = (state: RootState) => state.persistence.cart === 'memoryOnly';

export const selectCheckoutIsInMemoryOnly = (state: RootState) => state.persistence.checkout === 'memoryOnly';
