import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isSameJson } from '../../lib/guards';
import type { StatusAnswer } from './orderService';
import { isBought } from './orderStatus';
import type { PlacedOrder, PlacedOrders } from './placedOrders';

interface Orders {
  placed: PlacedOrders;
  /** Whether the last request for a status failed. */
  isOutdated: boolean;
}

const initialState: Orders = { placed: {}, isOutdated: false };

/** The orders that were placed in this browser. */
export const orders = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** The stored orders were loaded. Another tab may have changed them. */
    ordersLoaded: (state, { payload }: PayloadAction<PlacedOrders>) =>
      isSameJson(state.placed, payload)
        ? state
        : { placed: payload, isOutdated: false },
    /** An unpaid order that is sent again is the same order. */
    orderPlaced: ({ placed }, { payload }: PayloadAction<PlacedOrder>) => {
      placed[payload.id] ??= payload;
    },
    /** The service has answered a request for the status of an order. */
    statusReceived: (
      state,
      {
        payload: { id, status, paymentUrl },
      }: PayloadAction<StatusAnswer & { id: string }>,
    ) => {
      state.isOutdated = false;
      const order = state.placed[id];
      if (!order) return;
      // An older answer may arrive after the one that tells of the payment.
      const isLate = status === 'Unpaid' && isBought(order.status);
      if (!isLate) order.status = status;
      if (paymentUrl) order.paymentUrl = paymentUrl;
    },
    statusRequestFailed: (state) => {
      state.isOutdated = true;
    },
  },
  selectors: {
    /** The newest order is first. */
    selectPlacedOrders: createSelector(
      [({ placed }: Orders) => placed],
      (placed) =>
        Object.values(placed).toSorted((a, b) => b.created - a.created),
    ),
    selectIsOutdated: ({ isOutdated }) => isOutdated,
  },
});

export const {
  ordersLoaded,
  orderPlaced,
  statusReceived,
  statusRequestFailed,
} = orders.actions;
export const { selectPlacedOrders, selectIsOutdated } = orders.selectors;
