import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isSameJson } from '../../lib/guards';
import { isSelling } from './isSelling';
import type { PlacedOrder, PlacedOrders } from './order';
import { isBought } from './orderStatus';
import { placeOrder } from './placeOrder';

interface Orders {
  placed: PlacedOrders;
  /** An order whose last request for its status failed. */
  outdatedId?: string | undefined;
}

const initialState: Orders = { placed: {} };

/** The orders that were placed in this browser. */
export const orders = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** The stored orders were loaded. Another tab may have changed them. */
    ordersLoaded: (state, { payload }: PayloadAction<PlacedOrders>) =>
      isSameJson(state.placed, payload) ? state : { placed: payload },
    /** The service has answered a request for the status of an order. */
    statusReceived: (
      state,
      {
        payload: { id, status, paymentUrl },
      }: PayloadAction<Pick<PlacedOrder, 'id' | 'status' | 'paymentUrl'>>,
    ) => {
      if (state.outdatedId === id) state.outdatedId = undefined;
      const order = state.placed[id];
      if (!order) return;
      // An older answer may arrive after the one that tells of the payment.
      const isLate = status === 'Unpaid' && isBought(order.status);
      if (!isLate) order.status = status;
      if (paymentUrl) order.paymentUrl = paymentUrl;
    },
    statusRequestFailed: (state, { payload }: PayloadAction<string>) => {
      state.outdatedId = payload;
    },
  },
  extraReducers: (builder) => {
    // If an unpaid order is sent again, the service answers with the same id,
    // and possibly with another status or payment URL.
    if (isSelling)
      builder.addCase(placeOrder.fulfilled, ({ placed }, { payload }) => {
        placed[payload.id] = payload;
      });
  },
  selectors: {
    /** The newest order is first. */
    selectPlacedOrders: createSelector(
      [({ placed }: Orders) => placed],
      (placed) =>
        Object.values(placed).toSorted((a, b) => b.created - a.created),
    ),
    selectIsOutdated: ({ outdatedId }) => outdatedId !== undefined,
  },
});

export const { ordersLoaded, statusReceived, statusRequestFailed } =
  orders.actions;
export const { selectPlacedOrders, selectIsOutdated } = orders.selectors;
