import { rootReducer, type RootState } from '../../../src/app/rootReducer';
import { setupStore } from '../../../src/app/store';
import { itemAdded, lineRemoved } from '../../../src/features/cart/cartSlice';
import {
  BLANK_CHECKOUT,
  parseCheckout,
} from '../../../src/features/checkout/checkout';
import {
  fieldChanged,
  orderToSend,
  unansweredOrderDropped,
} from '../../../src/features/checkout/checkoutSlice';
import {
  selectPlacedOrders,
  statusReceived,
} from '../../../src/features/orders/ordersSlice';
import { placeOrder } from '../../../src/features/orders/placeOrder';
import {
  act,
  arrives,
  button,
  field,
  goBack,
  goToCart,
  formFields,
  h1,
  hears,
  HOODIE,
  link,
  main,
  press,
  radio,
  region,
  renderAt,
  screen,
  SHIRT,
  type,
  user,
  waitFor,
} from '../../support';
import type * as AllSettings from '../../support/allSettings';
import { theProduct } from '../../support/catalogue';
import { openTab, storedCart, untilMet } from '../../support/fakeBrowser';
import { answerLater, sendOrderMock } from '../../support/fakeService';
import { tasks } from '../../support/storeHelpers';

jest.mock('../../../src/data/settings', () =>
  jest.requireActual<typeof AllSettings>('../../support/allSettings'),
);
jest.mock('../../../src/features/orders/orderService');

const CART = { items: { [SHIRT]: { S: 2 }, [HOODIE]: { XXL: 1 } } };
const DELIVERY = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  street: '1 Quay',
  city: 'Kinsale',
  state: '',
  zipcode: 'P17',
  country: 'Ireland',
  phone: '',
};
const ORDER = {
  lines: [
    { productId: SHIRT, size: 'S', quantity: 2, price: 6800 },
    // XXL costs more than the other sizes.
    { productId: HOODIE, size: 'XXL', quantity: 1, price: 9200 },
  ],
  delivery: DELIVERY,
  payment: 'cod',
  currency: 'USD',
  total: 23_800,
};

const CONFIRMATION = {
  id: 'a b',
  number: 1007,
  status: 'Ordered',
  paymentUrl: null,
};
const CANCELLED = { ...CONFIRMATION, status: 'Cancelled' };

const checkout = { ...BLANK_CHECKOUT, delivery: DELIVERY };
const unanswered = {
  ...checkout,
  submission: {
    stage: 'unanswered' as const,
    sent: { order: ORDER, attemptId: 'id' },
  },
};
const open = (state: Partial<RootState> = {}) =>
  renderAt('/place-order', { cart: CART, checkout, ...state });
const attemptIds = () =>
  sendOrderMock.mock.calls.map(([, attemptId]) => attemptId);

const placeWith = async (answer: typeof CONFIRMATION) => {
  sendOrderMock.mockResolvedValueOnce(answer);
  await press('PLACE ORDER');
  await arrives('My Orders');
};

it('should require the fields that the shop does not name as optional, and place no order of an empty cart', async () => {
  await renderAt('/place-order');
  const optional = formFields().filter((text) => !text.includes('required'));
  expect(optional.map((text) => text.split(':')[0])).toEqual([
    'State (optional)',
    'Phone (optional)',
  ]);
  expect(button('PLACE ORDER')).toBeDisabled();
});

it('should store an order before it is sent, send it once, show it with its number, lines and total, store no address, and go back to the page before the checkout', async () => {
  const answer = answerLater(sendOrderMock);
  const variants = { S: { sku: 'CAMP-S' }, M: { sku: 'CAMP-M' } };
  const products = [{ ...theProduct(SHIRT), variants }, theProduct(HOODIE)];
  const catalogue = { products };
  const store = await renderAt('/cart', { cart: CART, checkout, catalogue });
  await press('PROCEED TO CHECKOUT');
  await arrives('Delivery Information');
  // As a browser fills it in, without an event.
  screen.getByLabelText<HTMLInputElement>('City').value = 'Cork';
  await user.dblClick(button('PLACE ORDER'));
  expect(field('City')).toBeDisabled();
  const [shirt, hoodie] = ORDER.lines;
  const order = {
    ...ORDER,
    lines: [{ ...shirt, sku: 'CAMP-S' }, hoodie],
    delivery: { ...DELIVERY, city: 'Cork' },
  };
  const [attemptId] = attemptIds();
  expect(attemptId).toMatch(/^[\w-]{21}$/);
  expect(sendOrderMock.mock.calls).toEqual([[order, attemptId]]);
  const form = () => sessionStorage.getItem('weft.checkout') ?? '';
  // After a reload, the order has no answer.
  expect(parseCheckout(JSON.parse(form()))).toMatchObject({
    delivery: order.delivery,
    submission: { stage: 'unanswered', sent: { order, attemptId } },
  });
  answer(CONFIRMATION);
  await arrives('My Orders');
  expect(h1()).toHaveAccessibleDescription(/^Order 1007 is placed\./);
  expect(main().getAllByRole('listitem')[0]).toHaveTextContent(
    /^Order 1007.*quantity 2\$136.*quantity 1\$92Shiping Fee\$10.00Total\$238.00$/,
  );
  expect(store.getState().cart.items).toEqual({});
  await untilMet(async () => {
    const stored = await storedCart();
    expect(stored?.items).toEqual({});
    expect(stored?.orders).toMatchObject({
      'a b': { number: 1007, currency: 'USD' },
    });
    expect(JSON.stringify(stored)).not.toMatch(/Ada|Quay|ada@/);
  });
  expect(form()).not.toContain(attemptId);
  await goBack('Your Cart');
});

it('should say for each line why nothing was ordered, change nothing, and offer to remove what cannot be ordered', async () => {
  const lineOf = (size: string, reason: string, price?: number) => ({
    productId: SHIRT,
    size,
    reason,
    price,
  });
  sendOrderMock.mockResolvedValueOnce({
    stage: 'changed',
    lines: [
      lineOf('S', 'soldOut'),
      lineOf('M', 'unknown'),
      lineOf('L', 'tooMany'),
      lineOf('XL', 'price', 7200),
    ],
    total: 17_000,
  });
  const cart = { items: { [SHIRT]: { S: 2, M: 1, L: 1, XL: 1 } } };
  const store = await open({ cart });
  await press('PLACE ORDER');
  const notice = await screen.findByRole('alert');
  const shirt = 'Linen Camp Shirt, Sand, size';
  expect(notice).toHaveTextContent(
    `Nothing was ordered, because something has changed.${shirt} S, is sold out.Remove${shirt} M, is no longer sold.Remove${shirt} LRemove${shirt} XL costs $72 now.The total is $170.00 now.View cart`,
  );
  expect(link('View cart')).toHaveAttribute('href', '/cart');
  expect(store.getState()).toMatchObject({
    cart,
    checkout: { delivery: DELIVERY },
  });
  await press(`Remove ${shirt} S`);
  expect(h1()).toHaveFocus();
  expect(notice).not.toHaveTextContent('sold out');
  expect(store.getState().cart.items).toEqual({
    [SHIRT]: { M: 1, L: 1, XL: 1 },
  });
  for (const size of ['M', 'L', 'XL'])
    store.dispatch(lineRemoved({ productId: SHIRT, size }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('should show at a field why the service refuses it, until the field is changed', async () => {
  const fields = { zipcode: 'No such place.', city: '' };
  sendOrderMock.mockResolvedValueOnce({ stage: 'fieldsRefused', fields });
  await open();
  await press('PLACE ORDER');
  await waitFor(() => expect(field('City')).toHaveFocus());
  for (const name of ['City', 'Zipcode']) expect(field(name)).toBeInvalid();
  expect(field('Zipcode')).toHaveAccessibleDescription('No such place.');
  expect(field('City')).toHaveAccessibleDescription('Check this entry');
  // A zipcode of this shop has letters.
  await type('Zipcode', '5');
  expect(field('Zipcode')).toHaveDisplayValue('P175');
  expect(field('Zipcode')).toBeValid();
  expect(field('City')).toBeInvalid();
});

it('should be read with the order that was sent, unless it is damaged', () => {
  expect(parseCheckout(unanswered)).toEqual(unanswered);
  const sent = { ...unanswered.submission.sent, id: 'a b' };
  const unpaid = { ...checkout, submission: { stage: 'idle', sent } };
  expect(parseCheckout(unpaid)).toEqual(unpaid);
  for (const damage of [
    { lines: [null] },
    { delivery: undefined },
    { payment: undefined },
    { currency: undefined },
  ]) {
    const order = { ...ORDER, ...damage };
    const submission = {
      ...unanswered.submission,
      sent: { order, attemptId: 'id' },
    };
    expect(parseCheckout({ ...checkout, submission })).toEqual(checkout);
  }
});

it('should show an order without an answer as it was sent, send the same again, and another one if the shopper changes it', async () => {
  // The fee and the currency were others.
  const order = { ...ORDER, currency: 'EUR', total: 22_800 };
  const submission = {
    ...unanswered.submission,
    sent: { order, attemptId: 'id' },
  };
  const store = await open({ checkout: { ...checkout, submission } });
  store.dispatch(itemAdded({ productId: SHIRT, size: 'S' }));
  await press('TRY AGAIN');
  await goToCart();
  await arrives('Your Cart');
  await goBack('Delivery Information');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /your order may or may not have arrived. Press TRY AGAIN.*an additional order/,
  );
  expect(region('Cart Totals')).toHaveTextContent(
    'Shiping Fee€0.00Total€228.00',
  );
  expect(document.querySelector('summary')).toHaveTextContent('€228.00');
  expect(field('City')).toBeDisabled();
  expect(radio(/cash/i)).toBeDisabled();
  expect(screen.queryByText('Change the cart')).toBeNull();
  await press('Change the order');
  expect(h1()).toHaveFocus();
  expect(field('City')).toBeEnabled();
  const states = [store.getState()];
  store.subscribe(() => states.push(store.getState()));
  await placeWith(CONFIRMATION);
  const [, attemptId] = attemptIds();
  expect(attemptId).not.toBe('id');
  expect(sendOrderMock.mock.calls).toMatchObject([
    [order, 'id', undefined],
    [{ total: 30_600 }, attemptId, undefined],
  ]);
  // A jump and a replay of the Redux DevTools send nothing.
  for (const state of [...states].toReversed()) {
    act(() => {
      store.replaceReducer(() => state);
      store.replaceReducer(rootReducer);
    });
    await tasks();
  }
  expect(sendOrderMock).toHaveBeenCalledTimes(2);
});

it('should keep the id of an order until it is placed, paid or changed, and take the payment URL and the status of each answer', async () => {
  const store = setupStore({ cart: CART, checkout });
  const place = (status?: string, paymentUrl?: string) => {
    if (status)
      sendOrderMock.mockResolvedValueOnce({
        ...CONFIRMATION,
        status,
        paymentUrl,
      });
    return store.dispatch(placeOrder(orderToSend(store.getState())));
  };
  await place();
  store.dispatch(unansweredOrderDropped());
  await place('Unpaid', 'https://pay.example/1');
  const paymentUrl = 'https://pay.example/2';
  await place('Unpaid', paymentUrl);
  const placedOrders = () => selectPlacedOrders(store.getState());
  expect(placedOrders()).toMatchObject([{ status: 'Unpaid', paymentUrl }]);
  store.dispatch(fieldChanged({ field: 'city', text: 'Cork' }));
  await place('Unpaid');
  store.dispatch(statusReceived({ id: 'a b', status: 'Ordered' }));
  await place('Ordered');
  await place('Cancelled');
  await place();
  await place('Unpaid');
  await place('Ordered');
  expect(placedOrders()).toMatchObject([{ status: 'Ordered' }]);
  const ids = attemptIds();
  expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 0, 3, 4, 5, 6, 6, 6]);
});

it('should open from another page the checkout with the reason why an order is refused, or My Orders', async () => {
  const store = await open();
  const answers = [
    answerLater(sendOrderMock),
    answerLater(sendOrderMock),
  ] as const;
  await press('PLACE ORDER');
  await goToCart();
  answers[0](CANCELLED);
  await arrives('My Orders');
  expect(screen.queryByText('Order 1007 is placed.')).toBeNull();
  await goBack('Your Cart');
  await goBack('Delivery Information');
  await press('PLACE ORDER');
  await goToCart();
  answers[1]({ stage: 'notPlaced' });
  await arrives('Delivery Information');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Nothing was ordered, because the shop cannot take this order.',
  );
  // The currency is another.
  sendOrderMock.mockResolvedValueOnce({ stage: 'changed', lines: [] });
  await press('PLACE ORDER');
  await screen.findByText(/something has changed/);
  await placeWith(CANCELLED);
  expect(main().getByText('Cancelled')).toBeVisible();
  expect(store.getState().cart).toEqual(CART);
  await goBack('Delivery Information');
});

it('should say that it is being placed, and keep what another tab adds meanwhile', async () => {
  const answer = answerLater(sendOrderMock);
  const store = await open();
  const other = await act(openTab);
  const pressedAt = performance.now();
  await press('PLACE ORDER');
  expect(button('PLACING ORDER')).toHaveFocus();
  await hears('Your order is being placed.');
  // A failure that comes sooner is announced alone.
  expect(performance.now() - pressedAt).toBeGreaterThan(1500);
  for (const size of ['S', 'M'])
    other.dispatch(itemAdded({ productId: SHIRT, size }));
  answer(CONFIRMATION);
  const rest = { [SHIRT]: { S: 1, M: 1 } };
  for (const items of [() => store.getState().cart.items, other.items])
    await untilMet(() => expect(items()).toEqual(rest));
});
