import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isSameJson } from '../../lib/guards';
import { isBought, isFinal, type StatusAnswer } from './order';
import type { PlacedOrder, PlacedOrders } from './placedOrders';

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
    /** An unpaid order that is sent again is the same order. */
    orderPlaced: ({ placed }, { payload }: PayloadAction<PlacedOrder>) => {
      placed[payload.id] ??= payload;
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

export const {
  ordersLoaded,
  orderPlaced,
  statusReceived,
  statusRequestFailed,
} = orders.actions;
export const { selectPlacedOrders, selectIsOutdated } = orders.selectors;
