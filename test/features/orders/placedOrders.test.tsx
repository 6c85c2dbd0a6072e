import { setupStore } from '../../../src/app/store';
import { itemAdded } from '../../../src/features/cart/cartSlice';
import { followOrders } from '../../../src/features/orders/followOrders.effect';
import {
  orderPlaced,
  ordersLoaded,
  statusReceived,
} from '../../../src/features/orders/ordersSlice';
import {
  parsePlacedOrders,
  type PlacedOrder,
} from '../../../src/features/orders/placedOrders';
import { navigated } from '../../../src/routing/routeSlice';
import {
  act,
  goTo,
  hears,
  link,
  main,
  region,
  renderAt,
  screen,
  SHIRT,
  textsOf,
  waitFor,
} from '../../support';
import type * as AllSettings from '../../support/allSettings';
import {
  fillDisk,
  openTab,
  storedCart,
  untilMet,
  writeCart,
} from '../../support/fakeBrowser';
import {
  answerLater,
  answerStatusWith,
  json,
  noAnswer,
  sent,
  statusIs,
} from '../../support/fakeService';
import { routeAt, tasks } from '../../support/storeHelpers';

afterEach(() => void jest.useRealTimers());

jest.mock('../../../src/data/settings', () =>
  jest.requireActual<typeof AllSettings>('../../support/allSettings'),
);

const CART = { items: { [SHIRT]: { S: 2 } } };

const LINE = { productId: SHIRT, size: 'S', quantity: 2, price: 6000 };
const orderWith = (fields: object) => ({
  id: 'a/b',
  number: '1007',
  status: 'Ordered',
  created: Date.UTC(2026, 10, 29, 12),
  lines: [LINE],
  total: 13_000,
  ...fields,
});
/** The time after which My Orders asks again. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(10_000));
const placed = (fields: object = {}) => orderPlaced(orderWith(fields));
const stateOf = (...orders: readonly PlacedOrder[]) => ({
  placed: Object.fromEntries(orders.map((order) => [order.id, order])),
});

it('should ask for the status of each order, show each when it comes, announce a change, and after all answers ask again for those that may change soon while the page is visible', async () => {
  const orders = stateOf(
    orderWith({}),
    orderWith({ id: 'b', number: '1006', created: 1 }),
    orderWith({ id: 'c', number: '1005', status: 'Delivered', created: 0 }),
    orderWith({ id: 'd', number: '1004', status: 'Cancelled', created: -1 }),
    orderWith({ id: 'e', number: '1003', status: 'Packed', created: -2 }),
  );
  const answer = answerLater(answerStatusWith);
  answerStatusWith(
    statusIs('On its way'),
    statusIs('Delivered'),
    json(404, {}),
    statusIs('Packed'),
  );
  jest.useFakeTimers({ advanceTimers: true });
  const store = await renderAt('/orders', { orders });
  await screen.findByText('On its way (now)');
  const numbers = textsOf(main().getAllByRole('heading', { level: 2 }));
  expect(numbers).toEqual(
    [1007, 1006, 1005, 1004, 1003].map((n) => `Order ${n}`),
  );
  const urls = ['a%2Fb', 'b', 'c', 'd', 'e'].map((id) => `/api/orders/${id}`);
  expect(sent.map(({ url }) => url)).toEqual(urls);
  expect(main().getAllByRole('listitem')[0]).toHaveTextContent(
    /Nov 29, 2026.*quantity 2\$120Shiping Fee\$10.00Total\$130.00/,
  );
  await pause();
  expect(sent).toHaveLength(5);
  answer(statusIs('Ordered'));
  await tasks();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pause();
  expect(sent).toHaveLength(5);
  hidden.mockRestore();
  answerStatusWith(statusIs('Ready to ship'));
  // The cart is emptied after an order, which is not announced.
  act(() => {
    store.dispatch(itemAdded({ productId: SHIRT, size: 'S' }));
  });
  await pause();
  expect(sent.slice(5).map(({ url }) => url)).toEqual(urls.slice(0, 2));
  await screen.findByText('Ready to ship (now)');
  await hears('Order 1007: Ready to ship');
  answerStatusWith(statusIs('Cancelled'));
  await pause();
  await waitFor(() => expect(main().getAllByText('Cancelled')).toHaveLength(2));
  const tracked = { name: 'Track Order', description: /^Order 100/ };
  expect(main().getAllByRole('button', tracked)).toHaveLength(2);
  const { length } = sent;
  await goTo('/about');
  await pause();
  expect(sent).toHaveLength(length);
});

/** The record is synchronized when the test calls `onSynced`. */
const followInNewStore = () => {
  const store = setupStore();
  let onSynced: () => void = () => undefined;
  const whenSynced = new Promise<void>((resolve) => (onSynced = resolve));
  followOrders(store, () => whenSynced);
  return { store, onSynced };
};

it('should ask for the status of orders that are loaded after the page was opened', async () => {
  const { store, onSynced } = followInNewStore();
  store.dispatch(navigated(routeAt('/orders')));
  answerStatusWith(statusIs('On its way'));
  store.dispatch(ordersLoaded(stateOf(orderWith({})).placed));
  await tasks();
  expect(sent).toHaveLength(0);
  onSynced();
  await tasks();
  expect(store.getState().orders.placed).toMatchObject({
    'a/b': { status: 'On its way' },
  });
});

it('should keep the last known status without an answer, and say so', async () => {
  const orders = stateOf(orderWith({ status: 'On its way' }));
  const shop = await renderAt('/about', { orders });
  for (const [answer, note] of [
    [noAnswer, 1],
    [json(200, {}), 1],
    // The service has deleted the order.
    [json(404, { status: 'Ordered' }), 0],
  ] as const) {
    answerStatusWith(answer);
    await goTo('/orders');
    expect(screen.queryAllByText(/the last known status/)).toHaveLength(note);
    expect(main().getByText('On its way (now)')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await goTo('/about');
  }
  answerStatusWith(noAnswer, statusIs('On its way'));
  jest.useFakeTimers({ advanceTimers: true });
  await goTo('/orders');
  // The answer for another order changes nothing.
  shop.dispatch(statusReceived({ id: 'another', status: 'Delivered' }));
  expect(screen.getByRole('status')).toHaveTextContent('the last known status');
  await pause();
  await waitFor(() =>
    expect(screen.queryByText(/the last known status/)).toBeNull(),
  );
  await pause();
  await screen.findByText(/the last known status/);
  // Another tab has learned the final status.
  const { placed: delivered } = stateOf(orderWith({ status: 'Delivered' }));
  shop.dispatch(ordersLoaded(delivered));
  expect(screen.queryByText(/the last known status/)).toBeNull();
});

it('should keep an order that is sent again, with its new payment URL', () => {
  const shop = setupStore();
  const unpaid = { status: 'Unpaid', created: 2 };
  const paymentUrl = 'https://pay.example/2';
  shop.dispatch(placed({ ...unpaid, paymentUrl: 'https://pay.example/1' }));
  shop.dispatch(placed({ ...unpaid, created: 3, paymentUrl }));
  expect(shop.getState().orders.placed).toMatchObject({
    'a/b': { ...unpaid, paymentUrl },
  });
});

it('should offer the payment of an order until the service says that it is paid, and then take its lines from the cart', async () => {
  const paymentUrl = 'https://pay.example/1';
  const shop = await renderAt('/about', { cart: CART });
  // The service answers an order that is sent again with the same id.
  const unpaid = { id: 'a/b', status: 'Unpaid', paymentUrl };
  shop.dispatch(placed({ status: 'Unpaid' }));
  shop.dispatch(placed({ status: 'Unpaid', created: 0 }));
  shop.dispatch(statusReceived(unpaid));
  answerStatusWith(statusIs('Unpaid'));
  // The URL does not prove that the order is paid.
  await goTo('/orders?id=a%2Fb');
  await tasks();
  expect(link('Pay for this order')).toHaveAttribute('href', paymentUrl);
  expect(link('Pay for this order')).toHaveAccessibleDescription('Order 1007');
  expect(main().queryByText('Track Order')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(shop.getState().cart).toEqual(CART);
  // The service learns of the payment later, and the first URL expires.
  await goTo('/about');
  jest.useFakeTimers({ advanceTimers: true });
  const newUrl = 'https://pay.example/2';
  // An order with a payment URL is unpaid, also if its status differs.
  answerStatusWith(statusIs('Ordered', newUrl), noAnswer, statusIs('Ordered'));
  await goTo('/orders?id=a%2Fb');
  await waitFor(() =>
    expect(link('Pay for this order')).toHaveAttribute('href', newUrl),
  );
  await pause();
  await pause();
  // The answer to an earlier request is late.
  shop.dispatch(statusReceived(unpaid));
  expect(main().getByText('Track Order')).toBeVisible();
  expect(main().queryByText('Pay for this order')).toBeNull();
  await goTo('/cart');
  await main().findByText('Your cart is empty.');
});

it('should open the payment of an order when the order is stored', async () => {
  const { store, onSynced } = followInNewStore();
  // jsdom reports that it cannot leave the page.
  const leaving = jest.spyOn(console, 'error').mockReturnValue();
  store.dispatch(placed({ paymentUrl: 'https://pay.example/1' }));
  await tasks();
  expect(leaving).not.toHaveBeenCalled();
  onSynced();
  await tasks();
  expect(leaving).toHaveBeenCalledTimes(1);
});

it('should learn on any page within a day that an order is paid, also in a page that opens in the background', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const created = Date.now();
  const status = 'Unpaid';
  const orders = stateOf(
    orderWith({ created, status }),
    orderWith({ id: 'b', created: created - 86_400_000, status }),
  );
  answerStatusWith(statusIs('Ordered'));
  const shop = await renderAt('/about', { cart: CART, orders });
  await untilMet(() => expect(shop.getState().cart).not.toEqual(CART));
  expect(shop.getState().orders.placed).toMatchObject({
    'a/b': { status: 'Ordered' },
    b: { status },
  });
  expect(sent).toHaveLength(1);
});

it.each([
  ['Cancelled', CART.items],
  ['Packed', {}],
])(
  'should leave the cart with any status but Unpaid and Cancelled: %s',
  async (status, items) => {
    const unpaid = orderWith({ created: Date.now(), status: 'Unpaid' });
    answerStatusWith(statusIs(status));
    const orders = stateOf(unpaid);
    const shop = await renderAt('/orders', { cart: CART, orders });
    await screen.findByText(status);
    await tasks();
    expect(shop.getState().cart.items).toEqual(items);
  },
);

it('should be stored with the cart that its lines have left, also if it was paid in two tabs', async () => {
  const unpaid = stateOf(orderWith({ status: 'Unpaid' })).placed;
  await writeCart({ items: { [SHIRT]: { S: 3 } }, orders: unpaid });
  const tabs = [await openTab(), await openTab()] as const;
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  for (const { dispatch } of tabs)
    dispatch(statusReceived({ id: 'a/b', status: 'Ordered' }));
  await untilMet(() => {
    for (const { state } of tabs)
      expect(state().cart.orderIds).toEqual(['a/b']);
  });
  const items = { [SHIRT]: { S: 1 } };
  const orders = { 'a/b': { status: 'Ordered' } };
  for (const [record] of put.mock.calls)
    expect(record).toMatchObject({ items, orders });
  tabs[0].dispatch(itemAdded({ productId: SHIRT, size: 'S' }));
  const added = { [SHIRT]: { S: 2 } };
  await untilMet(() => expect(tabs[1].items()).toEqual(added));
  put.mockClear();
  const later = await openTab();
  expect(later.items()).toEqual(added);
  expect(later.state().orders.placed).toMatchObject(orders);
  // The start has nothing to store.
  expect(put).not.toHaveBeenCalled();
});

it('should say on its day that an order is placed', async () => {
  const shop = await renderAt('/orders');
  const midnight = new Date().setHours(0, 0, 0, 0);
  const show = (created: number) =>
    shop.dispatch(ordersLoaded(stateOf(orderWith({ created })).placed));
  show(midnight - 1);
  expect(main().getByText('Order 1007')).toBeVisible();
  expect(screen.queryByText('Order 1007 is placed.')).toBeNull();
  show(midnight);
  expect(screen.getByText('Order 1007 is placed.')).toBeVisible();
});

it('should show an order in its currency after the shop has changed its own', async () => {
  const orders = stateOf(orderWith({ currency: 'EUR' }));
  await renderAt('/orders', { orders });
  expect(main().getAllByRole('listitem')[0]).toHaveTextContent(
    /quantity 2€120.00Shiping Fee€10.00Total€130.00$/,
  );
});

it('should say when the orders cannot be stored', async () => {
  const shop = await renderAt('/orders');
  const full = fillDisk();
  shop.dispatch(placed());
  expect(await main().findByText(/write down their numbers/)).toBeVisible();
  full.mockRestore();
});

it('should join the orders of two tabs', async () => {
  const tabs = [await openTab(), await openTab()] as const;
  const ids = ['first', 'second'] as const;
  for (const [i, id] of ids.entries()) tabs[i]?.dispatch(placed({ id }));
  const orders = stateOf(...ids.map((id) => orderWith({ id }))).placed;
  await untilMet(async () => {
    for (const { state } of tabs) expect(state().orders.placed).toEqual(orders);
    expect(await storedCart()).toMatchObject({ orders });
  });
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
