import { addAppListener } from '../../app/addAppListener';
import type { AppStore } from '../../app/store';
import { settings } from '../../data/settings';
import { isOneOf, isRecord } from '../../lib/guards';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';
import { TRACKING, type TrackingStep } from './orders';
import { orderPaid, statusReceived } from './ordersSlice';

const ANSWER_LIMIT_MS = 30_000;

/** The step that the service answers; undefined without an answer. */
const requestStatus = async (id: string): Promise<TrackingStep | undefined> => {
  const url = `${settings.orderUrl}/${encodeURIComponent(id)}`;
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const response = await fetch(url, { cache: 'no-store', signal });
  const answer: unknown = await response.json();
  const status = response.ok && isRecord(answer) ? answer['status'] : undefined;
  return isOneOf(TRACKING, status) ? status : undefined;
};

/**
 * Requests the statuses of the orders of this browser when My Orders is opened.
 * After a payment, the address has the id of the order that was paid.
 */
export const trackOrders = (store: AppStore): void => {
  store.dispatch(
    addAppListener({
      actionCreator: navigated,
      effect: ({ payload }, { dispatch }) => {
        if (payload.pathname !== PATHS.orders) return;
        const paidId = new URLSearchParams(payload.search).get('id');
        if (paidId) dispatch(orderPaid(paidId));
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
