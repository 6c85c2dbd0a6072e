import {
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { CURRENCY } from '../../data/currency';
import type { DeliveryField } from '../../data/types';
import { isSameJson } from '../../lib/guards';
import { lineKeyOf } from '../cart/cart';
import {
  lineRemoved,
  selectAvailableLines,
  selectTotals,
} from '../cart/cartSlice';
import { priceOf, skuOf } from '../catalogue/offer';
import { isSelling } from '../orders/isSelling';
import type { Order, SentOrder } from '../orders/order';
import { placeOrder } from '../orders/placeOrder';
import { BLANK_CHECKOUT, isLocked, type Checkout } from './checkout';
import { acceptedPart } from './deliveryFields';

export const checkout = createSlice({
  name: 'checkout',
  initialState: BLANK_CHECKOUT,
  reducers: {
    fieldChanged: (
      { delivery, submission },
      {
        payload: { field, text },
      }: PayloadAction<{ field: DeliveryField; text: string }>,
    ) => {
      delivery[field] = acceptedPart(field, text);
      if (submission.stage === 'fieldsRefused')
        Reflect.deleteProperty(submission.fields, field);
    },
    paymentSelected: (state, { payload }: PayloadAction<string>) => {
      state.payment = payload;
    },
    checkoutLoaded: (state, { payload }: PayloadAction<Checkout>) =>
      isSameJson(state, payload) ? state : payload,
    /** The shopper wants to change an order that has no answer. */
    unansweredOrderDropped: (state) => {
      const { submission } = state;
      if (submission.stage === 'unanswered')
        state.submission = { stage: 'idle', sent: submission.sent };
    },
  },
  extraReducers: (builder) => {
    if (isSelling)
      builder
        .addCase(lineRemoved, (state, { payload }) => {
          const { submission } = state;
          if (submission.stage !== 'changed') return;
          submission.lines = submission.lines.filter(
            (line) => lineKeyOf(line) !== lineKeyOf(payload),
          );
          if (submission.lines.length === 0)
            state.submission = { stage: 'idle' };
        })
        .addCase(placeOrder.pending, (state, { meta }) => {
          if (state.submission.stage !== 'sending')
            state.submission = { stage: 'sending', sent: meta.arg };
        })
        .addCase(placeOrder.fulfilled, (state, { payload, meta }) => {
          if (state.submission.stage !== 'sending') return;
          state.submission = { stage: 'idle' };
          if (payload.status === 'Unpaid')
            state.submission.sent = { ...meta.arg, id: payload.id };
        })
        .addCase(placeOrder.rejected, (state, { payload, meta }) => {
          if (state.submission.stage === 'sending')
            state.submission = payload ?? {
              stage: 'unanswered',
              sent: meta.arg,
            };
        });
  },
  selectors: { selectCheckout: (state) => state },
});

export const {
  fieldChanged,
  paymentSelected,
  checkoutLoaded,
  unansweredOrderDropped,
} = checkout.actions;

export const { selectCheckout } = checkout.selectors;

/** The order without an answer, or else the order of the cart and the form. */
export const selectOrder = createSelector(
  [selectCheckout, selectAvailableLines, selectTotals],
  ({ delivery, payment, submission }, lines, { total }): Order => {
    if (isLocked(submission)) return submission.sent.order;
    return {
      lines: lines.map(({ product, ...line }) => ({
        ...line,
        price: priceOf(product, line.size),
        sku: skuOf(product, line.size),
      })),
      delivery,
      payment,
      currency: CURRENCY.code,
      total,
    };
  },
);

/**
 * The order to send. If the same order is sent again, it has the same
 * `attemptId`. A refusal, a placed order, or a paid or cancelled online payment
 * ends this.
 */
export const orderToSend = (state: RootState): SentOrder => {
  const order = selectOrder(state);
  const { submission } = selectCheckout(state);
  const sent = 'sent' in submission ? submission.sent : undefined;
  const isSettled =
    sent?.id !== undefined && state.orders.placed[sent.id]?.status !== 'Unpaid';
  return sent && !isSettled && isSameJson(sent.order, order)
    ? sent
    : { order, attemptId: nanoid() };
};
