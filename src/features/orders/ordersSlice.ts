import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isSelling } from '../../app/isSelling';
import { isSameJson } from '../../lib/guards';
import { isBought, isFinal, type StatusAnswer } from './order';
import type { PlacedOrders } from './placedOrders';
import { placeOrder } from './placeOrder';

interface Orders {
  placed: PlacedOrders;
  /** By the id of an order, whether the last request for its status failed. */
  outdated: Record<string, boolean>;
}

const initialState: Orders = { placed: {}, outdated: {} };

/** The orders that were placed in this browser. */
export const orders = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** The stored orders were loaded. Another tab may have changed them. */
    ordersLoaded: (state, { payload }: PayloadAction<PlacedOrders>) => {
      if (!isSameJson(state.placed, payload)) state.placed = payload;
    },
    /** The service has answered a request for the status of an order. */
    statusReceived: (
      { placed, outdated },
      {
        payload: { id, status, paymentUrl },
      }: PayloadAction<StatusAnswer & { id: string }>,
    ) => {
      const order = placed[id];
      // An older answer may arrive after the one that tells of the payment.
      const isLate = status === 'Unpaid' && order && isBought(order.status);
      if (order && !isLate) order.status = status;
      if (order && paymentUrl) order.paymentUrl = paymentUrl;
      outdated[id] = false;
    },
    statusRequestFailed: (
      { outdated },
      { payload: { id } }: PayloadAction<{ id: string }>,
    ) => {
      outdated[id] = true;
    },
  },
  extraReducers: (builder) => {
    if (isSelling)
      builder.addCase(placeOrder.fulfilled, ({ placed }, { payload }) => {
        const { created } = placed[payload.id] ?? payload;
        const order = { ...payload, created };
        if (!isSameJson(placed[payload.id], order)) placed[payload.id] = order;
      });
  },
  selectors: {
    /** The newest order is first. */
    selectPlacedOrders: createSelector(
      [({ placed }: Orders) => placed],
      (placed) =>
        Object.values(placed).toSorted((a, b) => b.created - a.created),
    ),
    selectIsOutdated: ({ placed, outdated }) =>
      Object.values(placed).some(
        ({ id, status }) => !isFinal(status) && outdated[id],
      ),
  },
});

export const { ordersLoaded, statusReceived, statusRequestFailed } =
  orders.actions;
export const { selectPlacedOrders, selectIsOutdated } = orders.selectors;
