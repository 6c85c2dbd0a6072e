import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isSelling } from '../../app/isSelling';
import type { RootState } from '../../app/rootReducer';
import { CURRENCY } from '../../data/currency';
import type { DeliveryField } from '../../data/types';
import { isSameJson } from '../../lib/guards';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { keyOf } from '../cart/cart';
import {
  lineRemoved,
  selectAvailableLines,
  selectTotals,
} from '../cart/cartSlice';
import { priceOf } from '../catalogue/offer';
import type { Order } from '../orders/order';
import { placeOrder } from '../orders/placeOrder';
import { acceptedPart, BLANK_CHECKOUT } from './checkout';
import { hasNoAnswer, type CheckoutState } from './placing';

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
    paymentSelected: (state, { payload }: PayloadAction<string>) => {
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
        .addCase(navigated, (state, { payload }) => {
          // What was refused is no longer true of what the shopper changes on
          // another page.
          const { placing } = state;
          if (payload.pathname === PATHS.placeOrder) return;
          if (placing.status !== 'idle' && !('sent' in placing))
            state.placing = { status: 'idle' };
        })
        .addCase(lineRemoved, (state, { payload }) => {
          const { placing } = state;
          if (placing.status !== 'changed') return;
          placing.lines = placing.lines.filter(
            (line) => keyOf(line) !== keyOf(payload),
          );
          if (placing.lines.length === 0) state.placing = { status: 'idle' };
        })
        .addCase(placeOrder.pending, (state, { meta }) => {
          if (state.placing.status !== 'sending')
            state.placing = { status: 'sending', sent: meta.arg };
        })
        .addCase(placeOrder.fulfilled, (state, { payload }) => {
          if (state.placing.status !== 'sending') return;
          const { sent } = state.placing;
          const { id, status } = payload;
          state.placing =
            status === 'Unpaid'
              ? { status: 'unpaid', sent, id }
              : { status: 'idle' };
        })
        .addCase(placeOrder.rejected, (state, { payload }) => {
          if (state.placing.status !== 'sending') return;
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
 * The order that PLACE ORDER sends: that of the cart and the form. An order
 * without an answer stays the one that was sent, with its key. An unpaid order
 * that the shopper has not changed keeps its key, too.
 */
export const selectOrderToSend = createSelector(
  [
    selectCheckout,
    selectAvailableLines,
    selectTotals,
    ({ orders }: RootState) => orders.placed,
  ],
  (
    { delivery, payment, placing },
    lines,
    { total },
    placedOrders,
  ): { order: Order; key?: string } => {
    if (hasNoAnswer(placing)) return placing.sent;
    const pricedLines = lines.map(({ productId, size, quantity, product }) => ({
      productId,
      size,
      quantity,
      price: priceOf(product, size),
    }));
    const currency = CURRENCY.code;
    const order = { lines: pricedLines, delivery, payment, currency, total };
    const isUnpaid =
      placing.status === 'unpaid' &&
      // A page that left for the payment may not have stored the order.
      (placedOrders[placing.id]?.status ?? 'Unpaid') === 'Unpaid' &&
      isSameJson(placing.sent.order, order);
    return isUnpaid ? placing.sent : { order };
  },
);
