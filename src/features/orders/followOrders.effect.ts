import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { PATHS } from '../../routing/paths';
import { navigated, selectPathname } from '../../routing/routeSlice';
import { linesOrdered } from '../cart/cartSlice';
import { requestStatus } from './orderService';
import {
  orderPlaced,
  selectPlacedOrders,
  statusReceived,
  statusRequestFailed,
} from './ordersSlice';
import { isBought, isInProgress } from './orderStatus';
import type { PlacedOrder } from './placedOrders';

/** My Orders requests the statuses again after this time. */
const PAUSE_MS = 10_000;

/** Only My Orders requests the status of an unpaid order that is older. */
const UNPAID_LIMIT_MS = 86_400_000;

type WhenSynced = () => Promise<void>;

/**
 * Opens the online payment of a placed order as soon as the order is stored:
 * the payment leads back to My Orders, which shows the stored orders.
 */
const openPayment = (whenSynced: WhenSynced) =>
  addAppListener({
    actionCreator: orderPlaced,
    effect: async ({ payload: { paymentUrl } }) => {
      if (!paymentUrl) return;
      await whenSynced();
      window.location.assign(paymentUrl);
    },
  });

/**
 * Removes the lines of each bought order from the cart. An order with an online
 * payment keeps its lines there until it is paid.
 */
const removeBoughtLines = () =>
  addAppListener({
    predicate: (_event, after, before) =>
      after.orders.placed !== before.orders.placed,
    effect: (_event, listener) => {
      const { cart, orders } = listener.getState();
      const bought = Object.values(orders.placed)
        .filter(
          ({ id, status }) => isBought(status) && !cart.orderIds?.includes(id),
        )
        .map(({ id, lines }) => ({ id, lines }));
      if (bought.length > 0) listener.dispatch(linesOrdered(bought));
    },
  });

/**
 * Requests the statuses of the orders of this browser. My Orders requests the
 * status of each order, and again while it is open. Each other page requests
 * the statuses of the unpaid orders of the last day once. The URL to which a
 * payment returns does not prove the payment, because anyone may open it.
 */
const requestStatuses = (whenSynced: WhenSynced) =>
  addAppListener({
    actionCreator: navigated,
    effect: async (_event, listener) => {
      listener.cancelActiveListeners();
      await listener.pause(whenSynced());
      const isOnMyOrders = selectPathname(listener.getState()) === PATHS.orders;
      /** The orders that are not in progress, or that the service deleted. */
      const settled = new Set<string>();
      const isDue = ({ id, status, created }: PlacedOrder) =>
        isOnMyOrders
          ? !document.hidden && !settled.has(id)
          : status === 'Unpaid' && Date.now() - created < UNPAID_LIMIT_MS;
      const request = async (order: PlacedOrder) => {
        const { id, status } = order;
        const event = await requestStatus(order).then(
          (answer) => {
            if (!answer || !isInProgress(answer.status)) settled.add(id);
            return statusReceived({ id, status, ...answer });
          },
          () => statusRequestFailed(id),
        );
        listener.dispatch(event);
      };
      do {
        const orders = selectPlacedOrders(listener.getState());
        await listener.pause(Promise.all(orders.filter(isDue).map(request)));
        await listener.delay(PAUSE_MS);
      } while (isOnMyOrders);
    },
  });

/**
 * What happens to an order after it is placed. `whenSynced` waits until the
 * orders of the store and the stored ones are the same.
 */
export const followOrders = (store: AppStore, whenSynced: WhenSynced): void => {
  store.dispatch(openPayment(whenSynced));
  store.dispatch(removeBoughtLines());
  store.dispatch(requestStatuses(whenSynced));
};
