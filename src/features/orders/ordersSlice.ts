import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isSameJson } from '../../lib/guards';
import { isSelling } from '../checkout/order';
import { placeOrder } from '../checkout/placeOrder';
import { isShown, type PlacedOrder, type TrackingStep } from './orders';

interface Orders {
  /** The newest order is the first one. */
  readonly placed: readonly PlacedOrder[];
  /** The orders whose status is only the last known one. */
  readonly outdatedIds: readonly string[];
}

/** The answer of the service about an order; no status without an answer. */
interface StatusAnswer {
  readonly id: string;
  readonly status: TrackingStep | undefined;
}

const initialState: Orders = { placed: [], outdatedIds: [] };

const selectShown = createSelector(
  [(state: Orders) => state.placed],
  (placed) => placed.filter(isShown),
);

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
      if (order && status) order.status = status;
      const others = state.outdatedIds.filter((each) => each !== id);
      state.outdatedIds = status ? others : [...others, id];
    },
    /** The shopper has come back from the payment of an order. */
    orderPaid: (state, { payload: id }: PayloadAction<string>) => {
      const order = state.placed.find((each) => each.id === id);
      if (order?.status === 'Unpaid') order.status = 'Ordered';
    },
  },
  extraReducers: (builder) => {
    if (isSelling)
      builder.addCase(placeOrder.fulfilled, (state, { payload }) => {
        const { id, number, paymentUrl, created, lines, total } = payload;
        if (state.placed.some((order) => order.id === id)) return state;
        const status = paymentUrl === undefined ? 'Ordered' : 'Unpaid';
        const order = { id, number, status, created, lines, total } as const;
        return { ...state, placed: [order, ...state.placed] };
      });
  },
  selectors: {
    selectPlacedOrders: selectShown,
    /** Whether the shown status of an order is only the last known one. */
    selectIsOutdated: (state) =>
      selectShown(state).some(({ id }) => state.outdatedIds.includes(id)),
  },
});

export const { ordersLoaded, statusReceived, orderPaid } = orders.actions;
export const { selectPlacedOrders, selectIsOutdated } = orders.selectors;
