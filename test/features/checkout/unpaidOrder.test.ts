import { setupStore } from '../../../src/app/store';
import { itemAdded } from '../../../src/features/cart/cartSlice';
import { orderToSend } from '../../../src/features/checkout/checkoutSlice';
import { placeOrder } from '../../../src/features/checkout/placeOrder';
import { sendOrder } from '../../../src/features/orders/orderService';
import type * as AllSettings from '../../support/allSettings';
import { SHIRT } from '../../support/catalogue';

jest.mock('../../../src/data/settings', () =>
  jest.requireActual<typeof AllSettings>('../../support/allSettings'),
);
jest.mock('../../../src/features/orders/orderService', () => ({
  sendOrder: jest.fn(),
}));

it('should give the unpaid order to a service without idempotency keys when the same order is sent again', async () => {
  const send = jest.mocked(sendOrder);
  send.mockImplementation((_order, _attemptId, unpaid) =>
    Promise.resolve(
      unpaid ?? {
        id: `${send.mock.calls.length}`,
        number: 7,
        status: 'Unpaid',
      },
    ),
  );
  const store = setupStore();
  const add = () => store.dispatch(itemAdded({ productId: SHIRT, size: 'S' }));
  const press = () => store.dispatch(placeOrder(orderToSend(store.getState())));
  add();
  await press();
  await press();
  add();
  await press();
  const unpaid = send.mock.calls.map(([, , order]) => order?.id);
  expect(unpaid).toEqual([undefined, '1', undefined]);
  expect(Object.keys(store.getState().orders.placed)).toEqual(['1', '3']);
});
