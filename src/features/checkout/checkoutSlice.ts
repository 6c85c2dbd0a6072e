import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isSelling } from '../../app/isSelling';
import { CURRENCY } from '../../data/currency';
import type { DeliveryField, Payment } from '../../data/types';
import { isSameJson } from '../../lib/guards';
import { navigated } from '../../routing/routeSlice';
import { selectAvailableLines, selectTotals } from '../cart/cartSlice';
import { priceOf } from '../catalogue/offer';
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
      { delivery, placing },
      { payload: { field, text } }: PayloadAction<FieldText>,
    ) => {
      delivery[field] = acceptedPart(field, text);
      if (placing.status === 'fieldsRefused')
        Reflect.deleteProperty(placing.fields, field);
    },
    paymentSelected: (state, { payload }: PayloadAction<Payment>) => {
      state.payment = payload;
    },
    /** The stored form was loaded. */
    checkoutLoaded: (state, { payload }: PayloadAction<CheckoutState>) =>
      isSameJson(state, payload) ? state : payload,
    /** The shopper gave up an order without an answer, to change it. */
    sentOrderDropped: (state) => {
      if (state.placing.status === 'unanswered')
        state.placing = { status: 'idle' };
    },
  },
  extraReducers: (builder) => {
    if (isSelling)
      builder
        .addCase(navigated, (state) => {
          // What was refused is no longer true of what the shopper has changed.
          const { placing } = state;
          if (placing.status !== 'idle' && !('sent' in placing))
            state.placing = { status: 'idle' };
        })
        .addCase(placeOrder.pending, (state, { meta }) => {
          if (state.placing.status === 'placing') return;
          const sent = { key: meta.requestId, order: meta.arg.order };
          state.placing = { status: 'placing', sent };
        })
        .addCase(placeOrder.fulfilled, (state) => {
          if (state.placing.status === 'placing')
            state.placing = { status: 'idle' };
        })
        .addCase(placeOrder.rejected, (state, { payload }) => {
          if (state.placing.status !== 'placing') return;
          const { sent } = state.placing;
          state.placing = payload ?? { status: 'unanswered', sent };
        });
  },
  selectors: { selectCheckout: (state) => state },
});

export const {
  fieldChanged,
  paymentSelected,
  checkoutLoaded,
  sentOrderDropped,
} = checkout.actions;

export const { selectCheckout } = checkout.selectors;

/**
 * The order that PLACE ORDER sends: that of the cart and the form. While an
 * order has no answer, it stays the one that was sent, with its key.
 */
export const selectOrderToSend = createSelector(
  [selectCheckout, selectAvailableLines, selectTotals],
  ({ delivery, payment, placing }, lines, { total }) => {
    if ('sent' in placing) return placing.sent;
    const pricedLines = lines.map(({ productId, size, quantity, product }) => ({
      productId,
      size,
      quantity,
      price: priceOf(product, size),
    }));
    const currency = CURRENCY.code;
    return {
      order: { lines: pricedLines, delivery, payment, currency, total },
    };
  },
);
