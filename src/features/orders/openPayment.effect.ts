import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { PATHS } from '../../routing/paths';
import { placeOrder } from './placeOrder';

/**
 * Opens the online payment of an order as soon as the order is stored. The
 * payment leads back to My Orders, which shows the stored orders. A shopper who
 * has left the checkout pays from My Orders.
 */
export const openPayment = (
  store: AppStore,
  whenStored: () => Promise<unknown>,
): void => {
  store.dispatch(
    addAppListener({
      actionCreator: placeOrder.fulfilled,
      effect: async ({ payload: { paymentUrl } }, listener) => {
        const { pathname } = listener.getState().route;
        if (!paymentUrl || pathname !== PATHS.placeOrder) return;
        await whenStored();
        window.location.assign(paymentUrl);
      },
    }),
  );
};
