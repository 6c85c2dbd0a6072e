import { createSlice } from '@reduxjs/toolkit';
import {
  BLANK_DELIVERY,
  DELIVERY_FIELDS,
  PAYMENTS,
  type Delivery,
  type DeliveryField,
  type Payment,
} from '../domain/checkout';
import { isOneOf } from '../domain/oneOf';
import type { Machine, Reducers } from './machine';

export interface Checkout {
  readonly delivery: Delivery;
  readonly payment: Payment;
}

interface Events {
  /** The whole text of one field of the delivery form. */
  fieldTyped: { readonly field: DeliveryField; readonly text: string };
  /** A way to pay picked. */
  paymentChosen: Payment;
}

/** The way to pay; the fields hold whatever is typed. */
export const checkoutMachine: Machine<Checkout, Payment, keyof Events> = {
  table: {
    cod: { fieldTyped: ['cod', 'refused'], paymentChosen: ['strip', 'razorpay', 'refused'] },
    strip: { fieldTyped: ['strip', 'refused'], paymentChosen: ['cod', 'razorpay', 'refused'] },
    razorpay: { fieldTyped: ['razorpay', 'refused'], paymentChosen: ['cod', 'strip', 'refused'] },
  },
  shapeOf: ({ payment }) => payment,
};

const initialState: Checkout = { delivery: BLANK_DELIVERY, payment: 'cod' };

export const checkout = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    fieldTyped: (state, { payload: { field, text } }) => {
      if (isOneOf(DELIVERY_FIELDS, field)) state.delivery[field] = text;
    },
    paymentChosen: (state, { payload }) => {
      if (isOneOf(PAYMENTS, payload)) state.payment = payload;
    },
  } satisfies Reducers<Checkout, Events>,
});

export const { fieldTyped, paymentChosen } = checkout.actions;
