import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  BLANK_DELIVERY,
  DELIVERY_FIELDS,
  PAYMENTS,
  type Delivery,
  type DeliveryField,
  type Payment,
} from './checkout';
import { isOneOf } from '../../lib/guards';

export interface Checkout {
  readonly delivery: Delivery;
  readonly payment: Payment;
}

const initialState: Checkout = { delivery: BLANK_DELIVERY, payment: 'cod' };

export const checkout = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    fieldChanged: (
      state,
      { payload: { field, text } }: PayloadAction<{ readonly field: DeliveryField; readonly text: string }>,
    ) => {
      if (isOneOf(DELIVERY_FIELDS, field)) state.delivery[field] = text;
    },
    paymentSelected: (state, { payload }: PayloadAction<Payment>) => {
      if (isOneOf(PAYMENTS, payload)) state.payment = payload;
    },
  },
  selectors: { selectCheckout: (state) => state },
});

export const { fieldChanged, paymentSelected } = checkout.actions;

export const { selectCheckout } = checkout.selectors;
