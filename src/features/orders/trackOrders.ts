import { addAppListener } from '../../app/addAppListener';
import type { AppStore } from '../../app/store';
import { isRecord } from '../../lib/guards';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { requestService } from '../checkout/requestService';
import { isOrderStatus, type OrderStatus, type PlacedOrder } from './orders';
import { selectPlacedOrders, statusesReceived } from './ordersSlice';

const requestStatus = async (id: string): Promise<OrderStatus | undefined> => {
  const { code, body } = await requestService(`/${encodeURIComponent(id)}`);
  const { status } = code === 200 && isRecord(body) ? body : {};
  return isOrderStatus(status) ? status : undefined;
};

/**
 * Requests the statuses of the orders of this browser when My Orders is opened.
 * Only the service knows whether an order is paid: anyone may write the id into
 * the address to which the payment returns.
 */
export const trackOrders = (store: AppStore): void => {
  store.dispatch(
    addAppListener({
      actionCreator: navigated,
      effect: async ({ payload }, { dispatch }) => {
        if (payload.pathname !== PATHS.orders) return;
        const answers: Record<string, OrderStatus | undefined> = {};
        const askFor = async ({ id, status }: PlacedOrder) => {
          if (status !== 'Delivered')
            answers[id] = await requestStatus(id).catch(() => undefined);
        };
        await Promise.all(selectPlacedOrders(store.getState()).map(askFor));
        dispatch(statusesReceived(answers));
      },
    }),
  );
};
