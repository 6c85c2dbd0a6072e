import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { orderPlaced } from './ordersSlice';

/**
 * Opens the online payment of an order as soon as the order is stored. The
 * payment leads back to My Orders, which shows the stored orders.
 */
export const openPayment = (
  store: AppStore,
  whenStored: () => Promise<unknown>,
): void => {
  store.dispatch(
    addAppListener({
      actionCreator: orderPlaced,
      effect: async ({ payload: { paymentUrl } }) => {
        if (!paymentUrl) return;
        await whenStored();
        window.location.assign(paymentUrl);
      },
    }),
  );
};
