import { setupStore } from '../../../src/app/store';
import { itemAdded } from '../../../src/features/cart/cartSlice';
import { followOrders } from '../../../src/features/orders/followOrders.effect';
import {
  parsePlacedOrders,
  type PlacedOrder,
} from '../../../src/features/orders/order';
import {
  ordersLoaded,
  statusReceived,
} from '../../../src/features/orders/ordersSlice';
import { placeOrder } from '../../../src/features/orders/placeOrder';
import {
  act,
  goTo,
  headings,
  hears,
  link,
  main,
  region,
  renderAt,
  screen,
  SHIRT,
} from '../../support';
import type * as AllSettings from '../../support/allSettings';
import {
  fillDisk,
  openTab,
  untilMet,
  writeCart,
} from '../../support/fakeBrowser';
import { answerLater, requestStatusMock } from '../../support/fakeService';
import { tasks } from '../../support/storeHelpers';

afterEach(() => void jest.useRealTimers());

jest.mock('../../../src/data/settings', () =>
  jest.requireActual<typeof AllSettings>('../../support/allSettings'),
);
jest.mock('../../../src/features/orders/orderService');

const CART = { items: { [SHIRT]: { S: 2 } } };

const LINE = { productId: SHIRT, size: 'S', quantity: 2, price: 6000 };
const orderWith = (fields: object) => ({
  id: 'a',
  number: '1007',
  status: 'Ordered',
  created: Date.UTC(2026, 10, 29, 12),
  lines: [LINE],
  total: 13_000,
  currency: 'USD',
  ...fields,
});
const placed = (fields: object = {}) => {
  const order = orderWith(fields);
  const sent = { ...order, delivery: {}, payment: 'cod' };
  return placeOrder.fulfilled(order, '', { order: sent, attemptId: '' });
};
const stateOf = (...orders: readonly PlacedOrder[]) => ({
  placed: Object.fromEntries(orders.map((order) => [order.id, order])),
});

/** The next requests for a status get these answers. */
const statusIs = (...next: readonly string[]) => {
  for (const status of next)
    requestStatusMock.mockResolvedValueOnce({ status });
};
/** The ids of the orders whose status was requested. */
const requestedIds = () => requestStatusMock.mock.calls.flat().join(' ');
/** The time after which My Orders asks again. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(10_000));
const outdated = () => screen.queryByText(/the last known status/);

it('should request the status of each order, show each when it comes, announce a change, and after all answers request those in progress again while the page is visible', async () => {
  const orders = stateOf(
    orderWith({ currency: 'EUR' }),
    orderWith({ id: 'b', number: '1006', created: 1 }),
    orderWith({ id: 'c', number: '1005', status: 'Delivered', created: 0 }),
    orderWith({ id: 'd', number: '1004', status: 'Packed', created: -1 }),
    orderWith({ id: 'e', number: '1003', created: -2 }),
  );
  const answer = answerLater(requestStatusMock);
  statusIs('On its way', 'Delivered', 'Packed');
  // The service has deleted the order.
  requestStatusMock.mockResolvedValueOnce(undefined);
  jest.useFakeTimers({ advanceTimers: true });
  const store = await renderAt('/orders', { orders });
  await screen.findByText('On its way (now)');
  const numbers = [1007, 1006, 1005, 1004, 1003];
  expect(headings()).toEqual(numbers.map((number) => `Order ${number}`));
  // The currency of the shop has changed.
  expect(main().getAllByRole('listitem')[0]).toHaveTextContent(
    /Nov 29, 2026.*quantity 2€120.00Shiping Fee€10.00Total€130.00/,
  );
  await pause();
  expect(requestedIds()).toBe('a b c d e');
  answer({ status: 'Ordered' });
  await tasks();
  expect(outdated()).toBeNull();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pause();
  expect(requestedIds()).toBe('a b c d e');
  hidden.mockRestore();
  statusIs('Ready to ship');
  // The cart is emptied after an order, which is not announced.
  store.dispatch(itemAdded({ productId: SHIRT, size: 'S' }));
  await pause();
  expect(requestedIds()).toBe('a b c d e a b');
  await screen.findByText('Ready to ship (now)');
  await hears('Order 1007: Ready to ship');
  statusIs('Cancelled');
  await pause();
  await screen.findByText('Cancelled');
  const tracked = { name: 'Track Order', description: /^Order 100[365]$/ };
  expect(main().getAllByRole('button', tracked)).toHaveLength(3);
  await pause();
  expect(requestedIds()).toBe('a b c d e a b a b b');
  await goTo('/about');
  await pause();
  expect(requestedIds()).toBe('a b c d e a b a b b');
});

it('should request the statuses of the ten newest of many orders', async () => {
  const ids = Array.from('abcdefghijkl');
  await renderAt('/orders', {
    orders: stateOf(...ids.map((id, i) => orderWith({ id, created: -i }))),
  });
  await tasks();
  expect(requestedIds()).toBe('a b c d e f g h i j');
});

it('should be stored before its payment is opened', async () => {
  const store = setupStore();
  let onSynced: () => void = () => undefined;
  const whenSynced = new Promise<void>((resolve) => (onSynced = resolve));
  followOrders(store, () => whenSynced);
  // jsdom reports that it cannot leave the page.
  const leaving = jest.spyOn(console, 'error').mockReturnValue();
  store.dispatch(placed({ paymentUrl: 'https://pay.example/1' }));
  await tasks();
  expect(leaving).not.toHaveBeenCalled();
  onSynced();
  await tasks();
  expect(leaving).toHaveBeenCalledTimes(1);
});

it('should keep the last known status without an answer, and say so until one comes', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const orders = stateOf(orderWith({ status: 'On its way' }));
  const shop = await renderAt('/orders', { orders });
  expect(main().getByText('On its way (now)')).toHaveAttribute(
    'aria-current',
    'step',
  );
  // The answer for another order changes nothing.
  shop.dispatch(statusReceived({ id: 'another', status: 'Delivered' }));
  expect(screen.getByRole('status')).toHaveTextContent('the last known status');
  statusIs('On its way');
  await pause();
  expect(outdated()).toBeNull();
  await pause();
  expect(outdated()).toBeVisible();
  // Another tab has learned the final status.
  const { placed: delivered } = stateOf(orderWith({ status: 'Delivered' }));
  shop.dispatch(ordersLoaded(delivered));
  expect(outdated()).toBeNull();
});

it('should offer the payment of an order until the service says that it is paid, and then take its lines from the cart', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const unpaid = { status: 'Unpaid', paymentUrl: 'https://pay.example/1' };
  const orders = stateOf(orderWith(unpaid));
  statusIs('Unpaid');
  // The URL does not prove that the order is paid.
  const shop = await renderAt('/orders?id=a', { cart: CART, orders });
  await tasks();
  expect(main().getByText('Waiting for payment')).toBeVisible();
  expect(main().getByText(/^If you have paid, /)).toBeVisible();
  const payment = () => link('Pay for this order');
  expect(payment()).toHaveAttribute('href', unpaid.paymentUrl);
  expect(payment()).toHaveAccessibleDescription('Order 1007');
  expect(main().queryByText('Track Order')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(shop.getState().cart).toEqual(CART);
  // The service learns of the payment later, and the first URL expires.
  const paymentUrl = 'https://pay.example/2';
  requestStatusMock.mockResolvedValueOnce({ ...unpaid, paymentUrl });
  await pause();
  expect(payment()).toHaveAttribute('href', paymentUrl);
  // The first of two requests gets no answer.
  await pause();
  statusIs('Ordered');
  await pause();
  // The answer to an earlier request is late.
  shop.dispatch(statusReceived({ id: 'a', ...unpaid }));
  expect(main().getByText('Track Order')).toBeVisible();
  expect(main().queryByText('Pay for this order')).toBeNull();
  await goTo('/cart');
  await main().findByText('Your cart is empty.');
});

it('should learn on any page within a day that an order is bought, also in a page that opens in the background', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const created = Date.now();
  const status = 'Unpaid';
  const orders = stateOf(
    orderWith({ created, status }),
    orderWith({ id: 'b', created: created - 86_400_000, status }),
  );
  // A service may have statuses of its own.
  statusIs('Packed');
  const shop = await renderAt('/about', { cart: CART, orders });
  await untilMet(() => expect(shop.getState().cart.items).toEqual({}));
  expect(shop.getState().orders.placed).toMatchObject({
    a: { status: 'Packed' },
    b: { status },
  });
  expect(requestedIds()).toBe('a');
});

it('should be stored with those of other tabs, and with the cart that the lines of a bought one have left once', async () => {
  const unpaid = stateOf(orderWith({ status: 'Unpaid' })).placed;
  await writeCart({ items: { [SHIRT]: { S: 3 } }, orders: unpaid });
  const tabs = [await openTab(), await openTab()] as const;
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  tabs[0].dispatch(statusReceived({ id: 'a', status: 'Ordered' }));
  for (const [i, { dispatch }] of tabs.entries())
    dispatch(placed({ id: `of tab ${i}`, status: 'Unpaid' }));
  const ids = ['a', 'of tab 0', 'of tab 1'];
  await untilMet(() => {
    for (const { state } of tabs) {
      expect(state().cart.items).toEqual({ [SHIRT]: { S: 1 } });
      expect(Object.keys(state().orders.placed).toSorted()).toEqual(ids);
    }
  });
  const items = { [SHIRT]: { S: 1 } };
  const orders = { a: { status: 'Ordered' } };
  for (const [record] of put.mock.calls)
    expect(record).toMatchObject({ items, orders });
  tabs[1].dispatch(statusReceived({ id: 'a', status: 'Ready to ship' }));
  tabs[0].dispatch(itemAdded({ productId: SHIRT, size: 'S' }));
  const added = { [SHIRT]: { S: 2 } };
  await untilMet(() => expect(tabs[1].items()).toEqual(added));
  put.mockClear();
  const later = await openTab();
  expect(later.items()).toEqual(added);
  expect(later.state().orders.placed).toEqual(tabs[0].state().orders.placed);
  // The start has nothing to store.
  expect(put).not.toHaveBeenCalled();
});

it('should say on its day that an order is placed, and that it cannot be stored', async () => {
  const shop = await renderAt('/orders');
  const midnight = new Date().setHours(0, 0, 0, 0);
  const show = (created: number) =>
    shop.dispatch(ordersLoaded(stateOf(orderWith({ created })).placed));
  show(midnight - 1);
  expect(main().getByText('Order 1007')).toBeVisible();
  expect(screen.queryByText('Order 1007 is placed.')).toBeNull();
  show(midnight);
  expect(screen.getByText('Order 1007 is placed.')).toBeVisible();
  expect(main().queryByText(/write down their numbers/)).toBeNull();
  const full = fillDisk();
  shop.dispatch(placed({ id: 'b' }));
  expect(await main().findByText(/write down their numbers/)).toBeVisible();
  full.mockRestore();
});

it('should say what is sent and stored in the privacy policy', async () => {
  await renderAt('/about');
  expect(region('Privacy policy')).toHaveTextContent(
    /it is sent to us .* stored in this browser .* asks us for their status\. Nothing else is sent\.$/,
  );
});

it.each([
  { total: null },
  { number: undefined },
  { created: undefined },
  { status: 5 },
  { currency: 'Euro' },
  { lines: null },
  { lines: [null] },
  { lines: [{ ...LINE, price: undefined }] },
  { lines: [{ ...LINE, quantity: 0 }] },
])('should be read without a stored order that has %j', (fields) => {
  const a = orderWith({ id: 'a' });
  const b = orderWith({ id: 'b', ...fields });
  expect(parsePlacedOrders({ a, b })).toEqual({ a });
});
