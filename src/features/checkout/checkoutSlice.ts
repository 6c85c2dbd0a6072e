import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSelling } from '../../app/isSelling';
import type { DeliveryField, Payment } from '../../data/types';
import { isSameJson } from '../../lib/guards';
import { navigated } from '../../routing/routeSlice';
import { acceptedPart, BLANK_CHECKOUT } from './checkout';
import type { CheckoutState } from './order';
import { placeOrder } from './placeOrder';

interface FieldText {
  field: DeliveryField;
  text: string;
}

const initialState: CheckoutState = {
  ...BLANK_CHECKOUT,
  placing: { status: 'idle' },
};

export const checkout = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    fieldChanged: (
      state,
      { payload: { field, text } }: PayloadAction<FieldText>,
    ) => {
      state.delivery[field] = acceptedPart(field, text);
      const { placing } = state;
      if (placing.status === 'failed' && placing.reason === 'refused')
        Reflect.deleteProperty(placing.fields, field);
    },
    paymentSelected: (state, { payload }: PayloadAction<Payment>) => {
      state.payment = payload;
    },
    /** The stored form was loaded. */
    checkoutLoaded: (state, { payload }: PayloadAction<CheckoutState>) =>
      isSameJson(state, payload) ? state : payload,
    /** The shopper gave up an order without an answer, to change it. */
    attemptDropped: (state) => {
      if (state.placing.status === 'failed') state.placing = { status: 'idle' };
    },
  },
  extraReducers: (builder) => {
    if (process.env['WEFT_SELLS'] !== 'no' && isSelling)
      builder
        .addCase(navigated, (state) => {
          // What was refused is no longer true of what the shopper has changed.
          const { placing } = state;
          if (placing.status === 'failed' && placing.reason !== 'unanswered')
            state.placing = { status: 'idle' };
        })
        .addCase(placeOrder.pending, (state, { meta }) => {
          const { placing } = state;
          if (placing.status === 'placing') return state;
          // An order without an answer is sent again with its key.
          const attempt =
            'attempt' in placing
              ? placing.attempt
              : { key: meta.requestId, order: meta.order };
          return { ...state, placing: { status: 'placing', attempt } };
        })
        .addCase(placeOrder.fulfilled, (state) => {
          if (state.placing.status === 'placing')
            state.placing = { status: 'idle' };
        })
        .addCase(placeOrder.rejected, (state, { payload }) => {
          if (state.placing.status !== 'placing') return state;
          const { attempt } = state.placing;
          const failure = payload ?? { reason: 'unanswered', attempt };
          return { ...state, placing: { status: 'failed', ...failure } };
        });
  },
  selectors: { selectCheckout: (state) => state },
});

export const { fieldChanged, paymentSelected, checkoutLoaded, attemptDropped } =
  checkout.actions;

export const { selectCheckout } = checkout.selectors;
