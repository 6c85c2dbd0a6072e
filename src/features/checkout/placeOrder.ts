import { createAsyncThunk } from '@reduxjs/toolkit';
import type { Order, Placing, Refusal } from './order';
import { sendOrder } from './orderService';
import { keyFor } from './unansweredKey';

interface OrderToSend {
  order: Order;
  /** The key of an order that was sent before. */
  key?: string;
}

/** A random UUID. `crypto.randomUUID` exists only on https and localhost. */
const createKey = () =>
  [...crypto.getRandomValues(new Uint8Array(15))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4})(.{3})(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');

const createPlacing = createAsyncThunk.withTypes<{
  state: { checkout: { placing: Placing } };
  rejectValue: Refusal;
}>();

/**
 * Sends an order; the id of the request is its key, unless `keyFor` knows an
 * older one. `pending` has put both into the state, and `persistCheckout` has
 * stored them before the request begins. A press while an order is being placed
 * is ignored.
 */
export const placeOrder = createPlacing(
  'placeOrder',
  async ({ order }: OrderToSend, { requestId, rejectWithValue }) => {
    const key = await keyFor({ key: requestId, order });
    const answer = await sendOrder(order, key);
    if (!('id' in answer)) return rejectWithValue(answer);
    const { id, number, paymentUrl, isEarlier } = answer;
    const { lines, total } = order;
    const created = Date.now();
    return { id, number, paymentUrl, isEarlier, lines, total, created };
  },
  {
    condition: (_, { getState }) =>
      getState().checkout.placing.status !== 'placing',
    idGenerator: ({ key }) => key ?? createKey(),
  },
);
