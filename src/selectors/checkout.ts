import type { RootState } from '../store/rootReducer';

export const selectDelivery = (state: RootState) => state.checkout.delivery;
export const selectPayment = (state: RootState) => state.checkout.payment;
