import type { RootState } from '../store/rootReducer';

/** Whether the cart would be lost with the page. */
export const selectCartIsInMemoryOnly = (state: RootState) => state.persistence.cart === 'memoryOnly';

/** Whether the delivery form and the payment choice would be lost with the page. */
export const selectCheckoutIsInMemoryOnly = (state: RootState) => state.persistence.checkout === 'memoryOnly';
