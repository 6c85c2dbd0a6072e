import { createAsyncThunk, createSelector } from '@reduxjs/toolkit';
import { CURRENCY } from '../../data/currency';
import { settings } from '../../data/settings';
import { selectAvailableLines, selectTotals } from '../cart/cartSlice';
import { priceOf } from '../catalogue/offer';
import {
  parseAnswer,
  type CheckoutState,
  type Order,
  type Refusal,
} from './order';
import { keyFor } from './unansweredKey';

/** Without an answer in this time, nobody knows whether an order has arrived. */
const ANSWER_LIMIT_MS = 30_000;

/**
 * The order that PLACE ORDER sends: that of the cart and the form. While an
 * order has no answer, it stays the one that was sent.
 */
export const selectOrder = createSelector(
  [
    (state: { readonly checkout: CheckoutState }) => state.checkout,
    selectAvailableLines,
    selectTotals,
  ],
  ({ delivery, payment, placing }, lines, { total }): Order => {
    if ('attempt' in placing) return placing.attempt.order;
    return {
      lines: lines.map(({ productId, size, quantity, product }) => ({
        productId,
        size,
        quantity,
        price: priceOf(product, size),
      })),
      delivery,
      payment,
      currency: CURRENCY.code,
      total,
    };
  },
);

/**
 * Sends the order. `pending` has put it into the state, with the key of the
 * first press, and `persistCheckout` has stored it before the request begins. A
 * press while an order is being placed is ignored.
 */
export const placeOrder = createAsyncThunk.withTypes<{
  state: Parameters<typeof selectOrder>[0];
  rejectValue: Refusal;
  pendingMeta: { readonly order: Order };
}>()(
  'placeOrder',
  async (_: undefined, { getState, rejectWithValue }) => {
    const { placing } = getState().checkout;
    if (!settings.orderUrl || !('attempt' in placing))
      throw new Error('There is nothing to send.');
    const { order } = placing.attempt;
    const key = await keyFor(placing.attempt).catch(() => placing.attempt.key);
    const response = await fetch(settings.orderUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const answer = parseAnswer(response.status, await response.json());
    if (!answer) throw new Error('This is not an answer of the service.');
    if ('reason' in answer) return rejectWithValue(answer);
    const { lines, total } = order;
    return { ...answer, lines, total, created: Date.now() };
  },
  {
    condition: (_, { getState }) =>
      getState().checkout.placing.status !== 'placing',
    idGenerator: () => crypto.randomUUID(),
    getPendingMeta: (_, { getState }) => ({ order: selectOrder(getState()) }),
  },
);
