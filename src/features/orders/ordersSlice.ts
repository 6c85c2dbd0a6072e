import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSelling } from '../../app/isSelling';
import { isSameJson } from '../../lib/guards';
import { placeOrder } from '../checkout/placeOrder';
import type { OrderStatus, PlacedOrder } from './orders';

interface Orders {
  /** The newest order is the first one. */
  placed: readonly PlacedOrder[];
  /** The orders whose status is only the last known one. */
  outdatedIds: readonly string[];
}

/** The answer of the service about an order; no status without an answer. */
interface StatusAnswer {
  id: string;
  status: OrderStatus | undefined;
}

const initialState: Orders = { placed: [], outdatedIds: [] };

/** The orders that were placed in this browser. */
export const orders = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** The stored orders were loaded, at the start or after another tab changed them. */
    ordersLoaded: (state, { payload }: PayloadAction<Orders['placed']>) =>
      isSameJson(state.placed, payload) ? state : { ...state, placed: payload },
    /** The service was asked for the status of an order. */
    statusReceived: (
      state,
      { payload: { id, status } }: PayloadAction<StatusAnswer>,
    ) => {
      const order = state.placed.find((each) => each.id === id);
      if (!order) return;
      const i = state.outdatedIds.indexOf(id);
      if (!status && i === -1) state.outdatedIds.push(id);
      if (status && i !== -1) state.outdatedIds.splice(i, 1);
      if (status) order.status = status;
    },
  },
  extraReducers: (builder) => {
    if (process.env['WEFT_SELLS'] !== 'no' && isSelling)
      builder.addCase(placeOrder.fulfilled, (state, { payload }) => {
        if (state.placed.some(({ id }) => id === payload.id)) return state;
        const status = payload.paymentUrl === undefined ? 'Ordered' : 'Unpaid';
        return { ...state, placed: [{ ...payload, status }, ...state.placed] };
      });
  },
  selectors: {
    selectPlacedOrders: ({ placed }) => placed,
    /** Whether the shown status of an order is only the last known one. */
    selectIsOutdated: ({ outdatedIds }) => outdatedIds.length > 0,
  },
});

export const { ordersLoaded, statusReceived } = orders.actions;
export const { selectPlacedOrders, selectIsOutdated } = orders.selectors;
