import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isSelling } from '../../app/isSelling';
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
import { priceOf } from '../catalogue/offer';
import type { Order } from '../orders/order';
import { keyChosen, placeOrder } from './placeOrder';
import { acceptedPart, BLANK_CHECKOUT, type Checkout } from './checkout';

interface FieldText {
  field: DeliveryField;
  text: string;
}

export const checkout = createSlice({
  name: 'checkout',
  initialState: BLANK_CHECKOUT,
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
          if (placing.status !== 'idle' && !('order' in placing))
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
          const { placing } = state;
          if (placing.status === 'unanswered') placing.status = 'sending';
          else if (placing.status !== 'sending')
            state.placing = { status: 'sending', order: meta.arg };
        })
        .addCase(keyChosen, ({ placing }, { payload }) => {
          if (placing.status === 'sending') placing.idempotencyKey = payload;
        })
        .addCase(placeOrder.fulfilled, (state) => {
          if (state.placing.status === 'sending')
            state.placing = { status: 'idle' };
        })
        .addCase(placeOrder.rejected, (state, { payload }) => {
          const { placing } = state;
          if (placing.status !== 'sending') return;
          if (payload) state.placing = payload;
          else placing.status = 'unanswered';
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

/** The order that waits for an answer, or else that of the cart and the form. */
export const selectOrder = createSelector(
  [selectCheckout, selectAvailableLines, selectTotals],
  ({ delivery, payment, placing }, lines, { total }): Order => {
    if ('order' in placing) return placing.order;
    const pricedLines = lines.map(({ productId, size, quantity, product }) => ({
      productId,
      size,
      quantity,
      price: priceOf(product, size),
    }));
    const currency = CURRENCY.code;
    return { lines: pricedLines, delivery, payment, currency, total };
  },
);
