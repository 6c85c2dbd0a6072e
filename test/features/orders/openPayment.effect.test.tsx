import { openPayment } from '../../../src/features/orders/openPayment.effect';
import { placeOrder } from '../../../src/features/orders/placeOrder';
import { setupStore } from '../../../src/app/store';
import { tasks } from '../../support/storeHelpers';

it('should open the payment of an order when the order is stored', async () => {
  const store = setupStore();
  // jsdom reports that it cannot leave the page.
  const leaving = jest.spyOn(console, 'error').mockReturnValue();
  let stored: () => void = () => undefined;
  const whenStored = new Promise<void>((resolve) => (stored = resolve));
  openPayment(store, () => whenStored);
  const { fulfilled } = placeOrder;
  const paymentUrl = 'https://pay.example/1';
  const order = { id: 'a', number: 1, status: 'Unpaid', lines: [], total: 0 };
  store.dispatch({
    type: fulfilled.type,
    payload: { ...order, created: 0, paymentUrl },
    meta: { requestStatus: 'fulfilled' },
  });
  await tasks();
  expect(leaving).not.toHaveBeenCalled();
  stored();
  await tasks();
  expect(leaving).toHaveBeenCalledTimes(1);
});
