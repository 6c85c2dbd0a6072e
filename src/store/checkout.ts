import { createSlice } from '@reduxjs/toolkit';
import {
  BLANK_DELIVERY,
  DELIVERY_FIELDS,
  PAYMENTS,
  type Delivery,
  type DeliveryField,
  type Payment,
} from '../domain/checkout';
import { isOneOf } from '../domain/guards';
import type { Machine, Reducers } from './machine';

export interface Checkout {
  readonly delivery: Delivery;
  readonly payment: Payment;
}

interface Events {
  /** The whole text of one field of the delivery form. */
  fieldChanged: { readonly field: DeliveryField; readonly text: string };
  /** A way to pay picked. */
  paymentSelected: Payment;
}

/** The way to pay; the fields hold whatever is typed. */
export const checkoutMachine: Machine<Checkout, Payment, keyof Events> = {
  table: {
    cod: { fieldChanged: ['cod', 'refused'], paymentSelected: ['strip', 'razorpay', 'refused'] },
    strip: { fieldChanged: ['strip', 'refused'], paymentSelected: ['cod', 'razorpay', 'refused'] },
    razorpay: { fieldChanged: ['razorpay', 'refused'], paymentSelected: ['cod', 'strip', 'refused'] },
  },
  modeOf: ({ payment }) => payment,
};

const initialState: Checkout = { delivery: BLANK_DELIVERY, payment: 'cod' };

export const checkout = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    fieldChanged: (state, { payload: { field, text } }) => {
      if (isOneOf(DELIVERY_FIELDS, field)) state.delivery[field] = text;
    },
    paymentSelected: (state, { payload }) => {
      if (isOneOf(PAYMENTS, payload)) state.payment = payload;
    },
  } satisfies Reducers<Checkout, Events>,
});

export const { fieldChanged, paymentSelected } = checkout.actions;
