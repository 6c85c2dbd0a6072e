import { createAsyncThunk } from '@reduxjs/toolkit';
import type { Refusal, SentOrder } from './order';
import { keyOfOrder } from './orderKey';
import { sendOrder } from './orderService';
import type { PlacedOrders } from './placedOrders';

const createPlacing = createAsyncThunk.withTypes<{
  state: {
    checkout: { placing: { status: string } };
    orders: { placed: PlacedOrders };
  };
  rejectValue: Refusal;
}>();

/**
 * Sends an order. `pending` has put it into the state with a key of its own, and
 * `persistCheckout` has stored both before the request begins. A press while an
 * order is being placed is ignored.
 */
export const placeOrder = createPlacing(
  'placeOrder',
  async (sent: SentOrder, { getState, rejectWithValue }) => {
    // An order that waits for its payment is sent again with its key.
    const earlierIds = Object.values(getState().orders.placed)
      .filter(({ status }) => status !== 'Unpaid')
      .map(({ id }) => id);
    const key = await keyOfOrder(sent, earlierIds);
    const answer = await sendOrder(sent.order, key);
    if (!('id' in answer)) return rejectWithValue(answer);
    const { id, number, paymentUrl } = answer;
    const { lines, total } = sent.order;
    const known = typeof answer.status === 'string' ? answer.status : 'Ordered';
    const status = paymentUrl ? 'Unpaid' : known;
    const created = Date.now();
    return { id, number, status, paymentUrl, lines, total, created };
  },
  {
    condition: (_, { getState }) =>
      getState().checkout.placing.status !== 'sending',
  },
);
