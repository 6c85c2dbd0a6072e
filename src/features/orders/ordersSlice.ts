import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isSelling } from '../../app/isSelling';
import { isSameJson } from '../../lib/guards';
import type { OrderAnswer } from '../checkout/order';
import { placeOrder } from '../checkout/placeOrder';
import type { PlacedOrders } from './orders';

/** Without a status the service did not answer. */
interface StatusAnswer extends Partial<OrderAnswer> {
  id: string;
}

const initialState: PlacedOrders = {};

/** The orders that were placed in this browser, by their ids. */
export const orders = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** The stored orders were loaded, at the start or after another tab changed them. */
    ordersLoaded: (state, { payload }: PayloadAction<PlacedOrders>) =>
      isSameJson(state, payload) ? state : payload,
    /** The service was asked for the status of an order. */
    statusReceived: (
      state,
      { payload: { id, status, paymentUrl } }: PayloadAction<StatusAnswer>,
    ) => {
      const order = state[id];
      if (!order) return;
      order.isOutdated = status === undefined;
      if (status) order.status = status;
      if (paymentUrl) order.paymentUrl = paymentUrl;
    },
  },
  extraReducers: (builder) => {
    if (isSelling)
      builder.addCase(placeOrder.fulfilled, (state, { payload }) => {
        const order = (state[payload.id] ??= payload);
        if (payload.isEarlier) order.isEarlier = true;
      });
  },
  selectors: {
    /** The newest order is the first one. */
    selectPlacedOrders: createSelector(
      [(state: PlacedOrders) => state],
      (state) => Object.values(state).toSorted((a, b) => b.created - a.created),
    ),
    selectIsOutdated: (state) =>
      Object.values(state).some(({ isOutdated }) => isOutdated),
  },
});

export const { ordersLoaded, statusReceived } = orders.actions;
export const { selectPlacedOrders, selectIsOutdated } = orders.selectors;
