import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { requestStatus } from './orderService';
import {
  ordersLoaded,
  selectPlacedOrders,
  statusReceived,
} from './ordersSlice';
import type { PlacedOrder } from './placedOrders';

/**
 * The service may learn of a payment later, so the status of an unpaid order is
 * requested again for a minute.
 */
const ATTEMPTS = 15;
const PAUSE_MS = 4000;

/** After this time an unpaid order is requested only by My Orders. */
const PAYMENT_LIMIT_MS = 86_400_000;

/**
 * Requests the statuses of the orders of this browser while My Orders is shown,
 * and the status of an unpaid order for a day on each page. Only the service
 * knows whether an order is paid: anyone may write the id into the address to
 * which the payment returns.
 */
export const trackOrders = (store: AppStore): void => {
  const request = async (order: PlacedOrder) => {
    const { id, status } = order;
    const answer = await requestStatus(id).then(
      (known) => known ?? { status },
      () => undefined,
    );
    store.dispatch(statusReceived({ id, ...answer }));
    return answer?.status ?? status;
  };
  const unfinished = () =>
    selectPlacedOrders(store.getState()).filter(
      ({ status }) => status !== 'Delivered' && status !== 'Cancelled',
    );
  store.dispatch(
    addAppListener({
      // A slow database may load the orders after My Orders was opened.
      predicate: (action, { route }) =>
        navigated.match(action) ||
        (ordersLoaded.match(action) && route.pathname === PATHS.orders),
      effect: async (_action, listener) => {
        listener.cancelActiveListeners();
        if (listener.getState().route.pathname !== PATHS.orders) {
          // A shopper who has paid may not return to My Orders.
          for (const order of unfinished())
            if (
              order.status === 'Unpaid' &&
              Date.now() - order.created < PAYMENT_LIMIT_MS
            )
              void request(order);
          return;
        }
        const follow = async (order: PlacedOrder) => {
          for (let count = 0; count < ATTEMPTS; count += 1) {
            if ((await request(order)) !== 'Unpaid') return;
            await listener.delay(PAUSE_MS);
          }
        };
        const { signal } = listener;
        for (const type of ['visibilitychange', 'online'])
          window.addEventListener(
            type,
            () => {
              if (document.hidden) return;
              for (const order of unfinished()) void request(order);
            },
            { signal },
          );
        await Promise.all(unfinished().map(follow));
        // The signal is aborted when this effect ends, so it waits for the next
        // navigation.
        await listener.condition(() => false);
      },
    }),
  );
};
