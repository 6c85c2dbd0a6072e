import { createAsyncThunk } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import type { Confirmation, Refusal } from '../orders/order';
import { sendOrder } from '../orders/orderService';
import { orderPlaced } from '../orders/ordersSlice';
import { ORDER_AMOUNTS } from '../orders/placedOrders';
import type { SentOrder } from './sentOrder';

/**
 * Sends an order. Before the request begins, the order and the id of the
 * attempt are in the state, and `persistCheckout` has stored both. If no answer
 * comes, the next press repeats the attempt. A press is ignored while an order
 * is being sent.
 */
export const placeOrder = createAsyncThunk<
  Confirmation,
  SentOrder,
  { state: RootState; rejectValue: Refusal }
>(
  'placeOrder',
  async ({ order, attemptId }, { dispatch, rejectWithValue }) => {
    const answer = await sendOrder(order, attemptId);
    if (!('id' in answer)) return rejectWithValue(answer);
    const created = Date.now();
    dispatch(
      orderPlaced({ ...ORDER_AMOUNTS.parse(order), ...answer, created }),
    );
    return answer;
  },
  {
    condition: (_, { getState }) =>
      getState().checkout.placing.status !== 'sending',
  },
);
