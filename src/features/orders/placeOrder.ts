import { createAsyncThunk } from '@reduxjs/toolkit';
import type { Refusal, SentOrder } from './order';
import { sendOrder } from './orderService';

const createPlacing = createAsyncThunk.withTypes<{
  state: { checkout: { placing: { status: string } } };
  rejectValue: Refusal;
}>();

/**
 * Sends an order. `pending` has put it and its key into the state, and
 * `persistCheckout` has stored them before the request begins. A press while an
 * order is being placed is ignored.
 */
export const placeOrder = createPlacing(
  'placeOrder',
  async ({ key, order }: SentOrder, { rejectWithValue }) => {
    const answer = await sendOrder(order, key);
    if (!('id' in answer)) return rejectWithValue(answer);
    const { id, number, paymentUrl, isEarlier } = answer;
    const { lines, total } = order;
    const known = typeof answer.status === 'string' ? answer.status : 'Ordered';
    const status = paymentUrl ? 'Unpaid' : known;
    const created = Date.now();
    return { id, number, status, paymentUrl, isEarlier, lines, total, created };
  },
  {
    condition: (_, { getState }) =>
      getState().checkout.placing.status !== 'sending',
  },
);
