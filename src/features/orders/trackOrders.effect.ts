import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { requestStatus } from './orderService';
import {
  ordersLoaded,
  selectPlacedOrders,
  statusReceived,
  statusRequestFailed,
} from './ordersSlice';
import { isFinal } from './orderStatus';
import type { PlacedOrder } from './placedOrders';

/** My Orders requests the statuses again after this time. */
const PAUSE_MS = 10_000;

/** Only My Orders requests the status of an unpaid order that is older. */
const PAYMENT_LIMIT_MS = 86_400_000;

/**
 * Requests the statuses of the orders of this browser. My Orders requests each
 * status that is not final. Each other page requests the status of the unpaid
 * orders of the last day. The address to which a payment returns is no proof
 * of the payment, because anyone may open it.
 */
export const trackOrders = (store: AppStore): void => {
  const request = async ({ id, status }: PlacedOrder) => {
    const event = await requestStatus(id).then(
      (answer = { status }) => statusReceived({ id, ...answer }),
      () => statusRequestFailed(),
    );
    store.dispatch(event);
  };
  const isAwaited = ({ status, created }: PlacedOrder) =>
    status === 'Unpaid' && Date.now() - created < PAYMENT_LIMIT_MS;
  store.dispatch(
    addAppListener({
      // My Orders may be opened before a slow database has loaded the orders.
      predicate: (event, { route }, { orders }) =>
        navigated.match(event) ||
        (ordersLoaded.match(event) &&
          route.pathname === PATHS.orders &&
          Object.keys(orders.placed).length === 0),
      effect: async (_event, listener) => {
        listener.cancelActiveListeners();
        const isShown = listener.getState().route.pathname === PATHS.orders;
        do {
          const orders = selectPlacedOrders(listener.getState());
          const isDue = (order: PlacedOrder) =>
            isShown
              ? !document.hidden && !isFinal(order.status)
              : isAwaited(order);
          for (const order of orders.filter(isDue)) void request(order);
          await listener.delay(PAUSE_MS);
        } while (isShown);
      },
    }),
  );
};
