import type { RootState } from '../store/rootReducer';

export const selectCartIsInMemoryOnly = (state: RootState) => state.persistence.cart === 'memoryOnly';

/** Whether only a newer version of the shop can show the cart. */
export const selectCartIsOutdated = (state: RootState) => state.persistence.cart === 'outdated';

export const selectCheckoutIsInMemoryOnly = (state: RootState) => state.persistence.checkout === 'memoryOnly';
