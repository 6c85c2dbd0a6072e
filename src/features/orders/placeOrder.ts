import { createAsyncThunk } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import type { Refusal, SentOrder, Unanswered } from './order';
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
  SentOrder,
  { state: RootState; rejectValue: Refusal | Unanswered }
>(
  'placeOrder',
  async (sent, { getState, rejectWithValue }) => {
    // An unpaid order must not change the key: the same order is sent again.
    const earlierIds = Object.values(getState().orders.placed)
      .filter(({ status }) => status !== 'Unpaid')
      .map(({ id }) => id);
    const idempotencyKey = await idempotencyKeyOf(sent, earlierIds);
    const { order } = sent;
    // If no answer comes, the next press sends the order with this key again.
    const unanswered = {
      status: 'unanswered',
      sent: { idempotencyKey, order },
    } as const;
    const answer = await sendOrder(order, idempotencyKey).catch(
      () => unanswered,
    );
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
