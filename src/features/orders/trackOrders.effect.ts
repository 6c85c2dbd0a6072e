import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { isFinal } from './order';
import { requestStatus } from './orderService';
import {
  ordersLoaded,
  selectPlacedOrders,
  statusReceived,
  statusRequestFailed,
} from './ordersSlice';
import type { PlacedOrder } from './placedOrders';

/** While My Orders is shown, the statuses are requested again after this time. */
const PAUSE_MS = 10_000;

/** After this time an unpaid order is requested only by My Orders. */
const PAYMENT_LIMIT_MS = 86_400_000;

/**
 * Requests the statuses of the orders of this browser: on My Orders of each
 * order that is not finished, and at each other navigation of the orders of the
 * last day that wait for a payment. Only the service knows whether an order is
 * paid: anyone may write the id into the address to which the payment returns.
 */
export const trackOrders = (store: AppStore): void => {
  const request = async ({ id, status }: PlacedOrder) => {
    const event = await requestStatus(id).then(
      (answer = { status }) => statusReceived({ id, ...answer }),
      () => statusRequestFailed({ id }),
    );
    store.dispatch(event);
  };
  const isAwaited = ({ status, created }: PlacedOrder) =>
    status === 'Unpaid' && Date.now() - created < PAYMENT_LIMIT_MS;
  store.dispatch(
    addAppListener({
      // A slow database may load the first orders after My Orders was opened.
      predicate: (action, { route }, { orders }) =>
        navigated.match(action) ||
        (ordersLoaded.match(action) &&
          route.pathname === PATHS.orders &&
          Object.keys(orders.placed).length === 0),
      effect: async (_action, listener) => {
        listener.cancelActiveListeners();
        const isShown = listener.getState().route.pathname === PATHS.orders;
        do {
          const orders = selectPlacedOrders(listener.getState());
          if (!document.hidden)
            for (const order of orders)
              if (isShown ? !isFinal(order.status) : isAwaited(order))
                void request(order);
          await listener.delay(PAUSE_MS);
        } while (isShown);
      },
    }),
  );
};
