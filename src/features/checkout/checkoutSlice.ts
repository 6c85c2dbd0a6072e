import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  BLANK_DELIVERY,
  type Delivery,
  type DeliveryField,
  type Payment,
} from './checkout';

export interface Checkout {
  readonly delivery: Delivery;
  readonly payment: Payment;
}

interface FieldText {
  readonly field: DeliveryField;
  readonly text: string;
}

const initialState: Checkout = { delivery: BLANK_DELIVERY, payment: 'cod' };

export const checkout = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    fieldChanged: (
      state,
      { payload: { field, text } }: PayloadAction<FieldText>,
    ) => {
      state.delivery[field] = text;
    },
    paymentSelected: (state, { payload }: PayloadAction<Payment>) => {
      state.payment = payload;
    },
  },
  selectors: { selectCheckout: (state) => state },
});

export const { fieldChanged, paymentSelected } = checkout.actions;

export const { selectCheckout } = checkout.selectors;
