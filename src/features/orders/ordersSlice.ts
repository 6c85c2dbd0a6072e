import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSameJson } from '../../lib/guards';
import { placeOrder } from '../checkout/placeOrder';
import type { PlacedOrder } from './orders';

interface Orders {
  /** The newest order is the first one. */
  readonly placed: readonly PlacedOrder[];
  /** Whether the status of an order is only the last known one. */
  readonly isOutdated: boolean;
}

interface Statuses {
  readonly statuses: readonly Pick<PlacedOrder, 'id' | 'status'>[];
  readonly isOutdated: boolean;
}

const initialState: Orders = { placed: [], isOutdated: false };

/** The orders that were placed in this browser. */
export const orders = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** The stored orders were loaded, at the start or after another tab changed them. */
    ordersLoaded: (state, { payload }: PayloadAction<Orders['placed']>) =>
      isSameJson(state.placed, payload) ? state : { ...state, placed: payload },
    /** The service has answered what the statuses of some orders are. */
    statusesReceived: (state, { payload }: PayloadAction<Statuses>) => {
      for (const { id, status } of payload.statuses) {
        const order = state.placed.find((each) => each.id === id);
        if (order) order.status = status;
      }
      state.isOutdated = payload.isOutdated;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(placeOrder.fulfilled, (state, { payload }) => {
      if (state.placed.some(({ id }) => id === payload.id)) return state;
      const status = payload.paymentUrl === undefined ? 'Ordered' : 'Unpaid';
      return { ...state, placed: [{ ...payload, status }, ...state.placed] };
    }),
  selectors: {
    selectPlacedOrders: ({ placed }) => placed,
    selectIsOutdated: ({ isOutdated }) => isOutdated,
  },
});

export const { ordersLoaded, statusesReceived } = orders.actions;
export const { selectPlacedOrders, selectIsOutdated } = orders.selectors;
