import { createAction, createAsyncThunk } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import type { Order, Refusal } from '../orders/order';
import { sendOrder, type Confirmation } from '../orders/orderService';
import { orderPlaced } from '../orders/ordersSlice';
import { idempotencyKeyFor } from './idempotencyKey';

/** The idempotency key of the order was chosen. */
export const keyChosen = createAction<string>('placeOrder/keyChosen');

/**
 * Sends an order. Before the request begins, the order and its key are in the
 * state, and `persistCheckout` has stored both. If no answer comes, the next
 * press sends the order with this key again. A press is ignored while an order
 * is being sent.
 */
export const placeOrder = createAsyncThunk<
  Confirmation,
  Order,
  { state: RootState; rejectValue: Refusal }
>(
  'placeOrder',
  async (order, { dispatch, getState, rejectWithValue }) => {
    const { checkout, orders } = getState();
    const { placing } = checkout;
    let key = 'order' in placing ? placing.idempotencyKey : undefined;
    if (key === undefined) {
      // An unpaid order must not change the key: the same order is sent again.
      const earlierIds = Object.values(orders.placed)
        .filter(({ status }) => status !== 'Unpaid')
        .map(({ id }) => id);
      key = await idempotencyKeyFor(order, earlierIds);
      dispatch(keyChosen(key));
    }
    const answer = await sendOrder(order, key);
    if (!('id' in answer)) return rejectWithValue(answer);
    const { lines, total } = order;
    dispatch(orderPlaced({ ...answer, created: Date.now(), lines, total }));
    return answer;
  },
  {
    condition: (_, { getState }) =>
      getState().checkout.placing.status !== 'sending',
  },
);
