import { isAnyOf } from '@reduxjs/toolkit';
import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { PATHS } from '../../routing/paths';
import { navigated, selectPathname } from '../../routing/routeSlice';
import { linesOrdered } from '../cart/cartSlice';
import type { PlacedOrder } from './order';
import { requestStatus } from './orderService';
import {
  selectPlacedOrders,
  statusReceived,
  statusRequestFailed,
} from './ordersSlice';
import { isBought, isFollowed } from './orderStatus';
import { placeOrder } from './placeOrder';

/** My Orders requests the statuses again after this time. */
const PAUSE_MS = 10_000;

/** The maximum of statuses that are requested at once, of the newest orders. */
const REQUEST_LIMIT = 10;

/** Only My Orders requests the status of an unpaid order that is older. */
const UNPAID_LIMIT_MS = 86_400_000;

const statusAnswered = isAnyOf(placeOrder.fulfilled, statusReceived);

/**
 * Opens the online payment of a placed order as soon as the order is stored:
 * the payment leads back to My Orders, which shows the stored orders.
 */
const openPayments = (store: AppStore, whenSynced: () => Promise<void>) =>
  store.dispatch(
    addAppListener({
      actionCreator: placeOrder.fulfilled,
      effect: async ({ payload: { paymentUrl } }) => {
        if (!paymentUrl) return;
        await whenSynced();
        window.location.assign(paymentUrl);
      },
    }),
  );

/**
 * Removes the lines of an order from the cart when the order is bought. With an
 * online payment that is when the service reports the payment. The tab that
 * receives this answer removes them for all tabs.
 */
const removeBoughtLines = (store: AppStore) =>
  store.dispatch(
    addAppListener({
      matcher: statusAnswered,
      effect: ({ payload: { id } }, listener) => {
        const before = listener.getOriginalState().orders.placed[id];
        const after = listener.getState().orders.placed[id];
        if (!after || !isBought(after.status)) return;
        if (!before || !isBought(before.status))
          listener.dispatch(linesOrdered(after.lines));
      },
    }),
  );

/**
 * Requests the statuses of the orders of this browser. My Orders requests each
 * until an answer comes that is not followed. Each other page requests those of
 * the unpaid orders of the last day once. The URL to which a payment returns
 * does not prove the payment, because anyone may open it.
 */
const requestStatuses = (store: AppStore) =>
  store.dispatch(
    addAppListener({
      actionCreator: navigated,
      effect: async (_event, listener) => {
        listener.cancelActiveListeners();
        const isOnMyOrders =
          selectPathname(listener.getState()) === PATHS.orders;
        const settledIds = new Set<string>();
        const isDue = ({ id, status, created }: PlacedOrder) =>
          isOnMyOrders
            ? !document.hidden && !settledIds.has(id)
            : status === 'Unpaid' && Date.now() - created < UNPAID_LIMIT_MS;
        const request = async ({ id, status }: PlacedOrder) => {
          const event = await requestStatus(id).then(
            (answer) => {
              if (!isFollowed(answer?.status)) settledIds.add(id);
              return statusReceived({ id, status, ...answer });
            },
            () => statusRequestFailed(id),
          );
          listener.dispatch(event);
        };
        do {
          const due = selectPlacedOrders(listener.getState()).filter(isDue);
          const requests = due.slice(0, REQUEST_LIMIT).map(request);
          await listener.pause(Promise.all(requests));
          await listener.delay(PAUSE_MS);
        } while (isOnMyOrders);
      },
    }),
  );

/** What happens to an order after it is placed. */
export const followOrders = (
  store: AppStore,
  whenSynced: () => Promise<void>,
): void => {
  openPayments(store, whenSynced);
  removeBoughtLines(store);
  requestStatuses(store);
};
