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

/** After this time without an answer, an order may or may not have arrived. */
const ANSWER_LIMIT_MS = 30_000;

/** The order waits no longer than this for its stored key. */
const KEY_WAIT_MS = 2000;

/**
 * The order that PLACE ORDER sends: that of the cart and the form. While an
 * order has no answer, it stays the one that was sent.
 */
export const selectOrder = createSelector(
  [
    (state: { checkout: CheckoutState }) => state.checkout,
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

/** A random UUID. `crypto.randomUUID` exists only on https and localhost. */
const createKey = () =>
  [...crypto.getRandomValues(new Uint8Array(15))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4})(.{3})(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');

const createPlacing = /* @__PURE__ */ createAsyncThunk.withTypes<{
  state: Parameters<typeof selectOrder>[0];
  rejectValue: Refusal;
  pendingMeta: { order: Order };
}>();

/**
 * Sends the order. `pending` has put it into the state, with the key of the
 * first press, and `persistCheckout` has stored it before the request begins. A
 * press while an order is being placed is ignored.
 */
export const placeOrder = /* @__PURE__ */ createPlacing(
  'placeOrder',
  async (_: undefined, { getState, rejectWithValue }) => {
    const { placing } = getState().checkout;
    if (!settings.orderUrl || !('attempt' in placing))
      throw new Error('There is nothing to send.');
    const { order } = placing.attempt;
    // A database may not answer.
    const ownKey = new Promise<string>((resolve) =>
      setTimeout(resolve, KEY_WAIT_MS, placing.attempt.key),
    );
    const key = await Promise.race([keyFor(placing.attempt), ownKey]).catch(
      () => placing.attempt.key,
    );
    const response = await fetch(settings.orderUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const body: unknown = await response.json().catch(() => undefined);
    const answer = parseAnswer(response.status, body);
    if (!answer) throw new Error('This is not an answer of the service.');
    if ('reason' in answer) return rejectWithValue(answer);
    const { lines, total } = order;
    return { ...answer, lines, total, created: Date.now() };
  },
  {
    condition: (_, { getState }) =>
      getState().checkout.placing.status !== 'placing',
    idGenerator: createKey,
    getPendingMeta: (_, { getState }) => ({ order: selectOrder(getState()) }),
  },
);
