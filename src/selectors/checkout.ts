import type { RootState } from '../store/rootReducer';

/** The delivery form, every field as typed. */
export const selectDelivery = (state: RootState) => state.checkout.delivery;
/** The chosen way to pay. */
export const selectPayment = (state: RootState) => state.checkout.payment;
