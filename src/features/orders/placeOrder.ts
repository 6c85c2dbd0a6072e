import { createAsyncThunk } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import type { PlacedOrder, SentOrder } from './order';
import { sendOrder, type Refusal } from './orderService';

/**
 * Sends an order. Before the request begins, the order and the id of the
 * attempt are in the state, and `persistCheckout` has stored both. If no answer
 * comes, the next press repeats the attempt. A press is ignored while an order
 * is being sent.
 */
export const placeOrder = createAsyncThunk<
  PlacedOrder,
  SentOrder,
  { state: RootState; rejectValue: Refusal }
>(
  'placeOrder',
  async ({ order, attemptId }, { rejectWithValue }) => {
    const answer = await sendOrder(order, attemptId);
    if (!('id' in answer)) return rejectWithValue(answer);
    const { lines, total, currency } = order;
    return { lines, total, currency, ...answer, created: Date.now() };
  },
  {
    condition: (_, { getState }) =>
      getState().checkout.submission.stage !== 'sending',
  },
);
