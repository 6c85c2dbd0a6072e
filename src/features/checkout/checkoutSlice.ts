import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { CURRENCY } from '../../data/currency';
import type { DeliveryField } from '../../data/types';
import { isSameJson } from '../../lib/guards';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { lineKeyOf } from '../cart/cart';
import {
  lineRemoved,
  selectAvailableLines,
  selectTotals,
} from '../cart/cartSlice';
import { priceOf, skuOf } from '../catalogue/offer';
import { isSelling } from '../orders/isSelling';
import type { Order } from '../orders/order';
import { BLANK_CHECKOUT, isLocked, type Checkout } from './checkout';
import { acceptedPart } from './deliveryFields';
import { placeOrder } from './placeOrder';
import type { SentOrder } from './sentOrder';

export const checkout = createSlice({
  name: 'checkout',
  initialState: BLANK_CHECKOUT,
  reducers: {
    fieldChanged: (
      { delivery, placing },
      {
        payload: { field, text },
      }: PayloadAction<{ field: DeliveryField; text: string }>,
    ) => {
      delivery[field] = acceptedPart(field, text);
      if (placing.status === 'fieldsRefused')
        Reflect.deleteProperty(placing.fields, field);
    },
    paymentSelected: (state, { payload }: PayloadAction<string>) => {
      state.payment = payload;
    },
    checkoutLoaded: (state, { payload }: PayloadAction<Checkout>) =>
      isSameJson(state, payload) ? state : payload,
    /** The shopper wants to change an order that has no answer. */
    unansweredOrderDropped: (state) => {
      if (state.placing.status === 'unanswered')
        state.placing = { status: 'idle' };
    },
  },
  extraReducers: (builder) => {
    if (isSelling)
      builder
        .addCase(navigated, (state, { payload }) => {
          // A change on another page may remove the reason of a refusal.
          const { placing } = state;
          if (payload.pathname === PATHS.placeOrder) return;
          if (placing.status !== 'idle' && !isLocked(placing))
            state.placing = { status: 'idle' };
        })
        .addCase(lineRemoved, (state, { payload }) => {
          const { placing } = state;
          if (placing.status !== 'changed') return;
          placing.lines = placing.lines.filter(
            (line) => lineKeyOf(line) !== lineKeyOf(payload),
          );
          if (placing.lines.length === 0) state.placing = { status: 'idle' };
        })
        .addCase(placeOrder.pending, (state, { meta }) => {
          if (state.placing.status === 'sending') return;
          state.placing = { status: 'sending' };
          state.sent = meta.arg;
        })
        .addCase(placeOrder.fulfilled, (state, { payload }) => {
          if (state.placing.status !== 'sending') return;
          state.placing = { status: 'idle' };
          if (payload.status !== 'Unpaid') state.sent = undefined;
          else if (state.sent) state.sent.id = payload.id;
        })
        .addCase(placeOrder.rejected, (state, { payload }) => {
          if (state.placing.status === 'sending')
            state.placing = payload ?? { status: 'unanswered' };
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
  ({ delivery, payment, placing, sent }, lines, { total }): Order => {
    if (sent && isLocked(placing)) return sent.order;
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

/** A UUID of version 4. `crypto.randomUUID` needs https. */
const createId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
    .join('')
    .replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');

/**
 * The order to send. The same order keeps the id of its attempt until it is
 * placed or, with an online payment, until it is paid or cancelled.
 */
export const orderToSend = (state: RootState): SentOrder => {
  const order = selectOrder(state);
  const { sent } = selectCheckout(state);
  const isSettled =
    sent?.id !== undefined && state.orders.placed[sent.id]?.status !== 'Unpaid';
  return sent && !isSettled && isSameJson(sent.order, order)
    ? sent
    : { order, attemptId: createId() };
};
