import { createAsyncThunk } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import type { Refusal, OrderRequest, Unanswered } from './order';
import { idempotencyKeyOf } from './idempotencyKey';
import { sendOrder } from './orderService';
import type { PlacedOrder } from './placedOrders';

/**
 * Sends an order. Before the request begins, `pending` has put the order and
 * its key into the state, and `persistCheckout` has stored both. A press is
 * ignored while another order is being sent.
 */
export const placeOrder = createAsyncThunk<
  PlacedOrder,
  OrderRequest,
  { state: RootState; rejectValue: Refusal | Unanswered }
>(
  'placeOrder',
  async (pressed, { getState, rejectWithValue }) => {
    // An unpaid order must not change the key: the same order is sent again.
    const earlierIds = Object.values(getState().orders.placed)
      .filter(({ status }) => status !== 'Unpaid')
      .map(({ id }) => id);
    const { order } = pressed;
    const idempotencyKey = await idempotencyKeyOf(pressed, earlierIds);
    // If no answer comes, the next press sends this request again.
    const request = { idempotencyKey, order };
    const unanswered = { status: 'unanswered', request } as const;
    const answer = await sendOrder(request).catch(() => unanswered);
    if (!('id' in answer)) return rejectWithValue(answer);
    const { id, number, paymentUrl } = answer;
    const { lines, total } = order;
    const status = paymentUrl ? 'Unpaid' : answer.status;
    const created = Date.now();
    return { id, number, status, paymentUrl, lines, total, created };
  },
  {
    condition: (_, { getState }) =>
      getState().checkout.placing.status !== 'sending',
  },
);
