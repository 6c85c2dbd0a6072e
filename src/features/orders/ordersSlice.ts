import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isSelling } from '../../app/isSelling';
import { isSameJson } from '../../lib/guards';
import { placeOrder } from '../checkout/placeOrder';
import type { OrderStatus, PlacedOrders } from './orders';

interface Orders {
  placed: PlacedOrders;
  /** Whether the statuses are only the last known ones. */
  isOutdated: boolean;
}

/** The answers of the service by the ids of orders, undefined for no answer. */
type StatusAnswers = Record<string, OrderStatus | undefined>;

const initialState: Orders = { placed: {}, isOutdated: false };

/** The orders that were placed in this browser. */
export const orders = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** The stored orders were loaded, at the start or after another tab changed them. */
    ordersLoaded: (state, { payload }: PayloadAction<PlacedOrders>) => {
      if (!isSameJson(state.placed, payload)) state.placed = payload;
    },
    /** The service was asked for the statuses of orders. */
    statusesReceived: (state, { payload }: PayloadAction<StatusAnswers>) => {
      for (const order of Object.values(state.placed))
        order.status = payload[order.id] ?? order.status;
      state.isOutdated = Object.values(payload).includes(undefined);
    },
  },
  extraReducers: (builder) => {
    if (isSelling)
      builder.addCase(placeOrder.fulfilled, ({ placed }, { payload }) => {
        const status = payload.paymentUrl === undefined ? 'Ordered' : 'Unpaid';
        placed[payload.id] ??= { ...payload, status };
      });
  },
  selectors: {
    /** The newest order is the first one. */
    selectPlacedOrders: createSelector(
      [({ placed }: Orders) => placed],
      (placed) =>
        Object.values(placed).toSorted((a, b) => b.created - a.created),
    ),
    selectIsOutdated: ({ isOutdated }) => isOutdated,
  },
});

export const { ordersLoaded, statusesReceived } = orders.actions;
export const { selectPlacedOrders, selectIsOutdated } = orders.selectors;
