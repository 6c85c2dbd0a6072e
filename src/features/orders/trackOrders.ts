import { addAppListener } from '../../app/addAppListener';
import type { AppStore } from '../../app/store';
import { settings } from '../../data/settings';
import { isOneOf, isRecord } from '../../lib/guards';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { STATUSES, type OrderStatus } from './orders';
import { statusReceived } from './ordersSlice';

const ANSWER_LIMIT_MS = 30_000;

/** The status that the service answers; undefined without an answer. */
const requestStatus = async (id: string): Promise<OrderStatus | undefined> => {
  const url = `${settings.orderUrl}/${encodeURIComponent(id)}`;
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const response = await fetch(url, { cache: 'no-store', signal });
  const answer: unknown = await response.json();
  const status = response.ok && isRecord(answer) ? answer['status'] : undefined;
  return isOneOf(STATUSES, status) ? status : undefined;
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
      effect: ({ payload }, { dispatch }) => {
        if (payload.pathname !== PATHS.orders) return;
        const { placed } = store.getState().orders;
        for (const { id, status } of placed)
          if (status !== 'Delivered')
            void requestStatus(id)
              .catch(() => undefined)
              .then((answer) =>
                dispatch(statusReceived({ id, status: answer })),
              );
      },
    }),
  );
};
