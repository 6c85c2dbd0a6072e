import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeliveryField, Payment } from '../../data/types';
import { isSameJson } from '../../lib/guards';
import { acceptedPart, BLANK_CHECKOUT, type Checkout } from './checkout';

interface FieldText {
  readonly field: DeliveryField;
  readonly text: string;
}

export const checkout = createSlice({
  name: 'checkout',
  initialState: BLANK_CHECKOUT,
  reducers: {
    fieldChanged: (
      state,
      { payload: { field, text } }: PayloadAction<FieldText>,
    ) => {
      state.delivery[field] = acceptedPart(field, text);
    },
    paymentSelected: (state, { payload }: PayloadAction<Payment>) => {
      state.payment = payload;
    },
    /** The stored form was loaded. */
    checkoutLoaded: (state, { payload }: PayloadAction<Checkout>) =>
      isSameJson(state, payload) ? state : payload,
  },
  selectors: { selectCheckout: (state) => state },
});

export const { fieldChanged, paymentSelected, checkoutLoaded } =
  checkout.actions;

export const { selectCheckout } = checkout.selectors;
