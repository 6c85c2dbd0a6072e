import { rootReducer, type RootState } from '../../../src/app/rootReducer';
import { linesOf } from '../../../src/features/cart/cart';
import { itemAdded, lineRemoved } from '../../../src/features/cart/cartSlice';
import { BLANK_CHECKOUT } from '../../../src/features/checkout/checkout';
import { statusReceived } from '../../../src/features/orders/ordersSlice';
import {
  act,
  arrives,
  button,
  cleanup,
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
  within,
} from '../../support';
import type * as AllSettings from '../../support/allSettings';
import { theProduct } from '../../support/catalogue';
import { openTab, storedCart, untilMet } from '../../support/fakeBrowser';
import {
  answerLater,
  answerWith,
  json,
  placed,
  refused,
  sent,
} from '../../support/fakeService';
import { tasks } from '../../support/storeHelpers';

jest.mock('../../../src/data/settings', () =>
  jest.requireActual<typeof AllSettings>('../../support/allSettings'),
);

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

const checkout = { ...BLANK_CHECKOUT, delivery: DELIVERY };
const open = (state: Partial<RootState> = {}) =>
  renderAt('/place-order', { cart: CART, checkout, ...state });
const orders = () => sent.filter(({ method }) => method === 'POST');
const keys = () => orders().map(({ key }) => key);

/** Presses PLACE ORDER, and gets no answer. Returns what the page says. */
const placeUnanswered = async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  limit.mockReturnValueOnce(AbortSignal.abort());
  answerWith(placed());
  await press('PLACE ORDER');
  return screen.findByRole('alert');
};

const placeWith = async (answer: () => Response) => {
  answerWith(answer);
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

it('should place an order once, show it with its number, lines and total, and store no address', async () => {
  // Only a page with https has it.
  const randomUUID = jest.spyOn(crypto, 'randomUUID');
  answerWith(placed({ paymentUrl: null }));
  const store = await open();
  // As a browser fills it in, without an event.
  screen.getByLabelText<HTMLInputElement>('City').value = 'Cork';
  await user.dblClick(button('PLACE ORDER'));
  await arrives('My Orders');
  expect(h1()).toHaveAccessibleDescription(/^Order 1007 is placed\./);
  expect(main().getByRole('heading', { level: 2 })).toHaveTextContent('1007');
  expect(main().getByText('Total').parentElement).toHaveTextContent('$238.00');
  expect(main().getAllByText(/quantity/)).toHaveLength(2);
  expect(store.getState().cart.items).toEqual({});
  await untilMet(async () => {
    const stored = await storedCart();
    expect(stored?.items).toEqual({});
    expect(stored?.orders).toMatchObject({
      'a b': { number: 1007, currency: 'USD' },
    });
    expect(JSON.stringify(stored)).not.toMatch(/Ada|Quay|ada@/);
  });

  expect(randomUUID).not.toHaveBeenCalled();
  expect(sent[0]).toMatchObject({ method: 'POST', url: '/api/orders' });
  expect(sent[0]?.body).toEqual({
    ...ORDER,
    delivery: { ...DELIVERY, city: 'Cork' },
  });
  const [key] = keys();
  expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(sessionStorage.getItem('weft.checkout')).not.toContain(key);
  expect(JSON.stringify(localStorage)).not.toMatch(/Ada|Quay|ada@/);
});

it('should send the sku of a product that has one', async () => {
  const variants = { S: { sku: 'CAMP-S' }, M: { sku: 'CAMP-M' } };
  const products = [{ ...theProduct(SHIRT), variants }, theProduct(HOODIE)];
  await open({ catalogue: { products } });
  await placeUnanswered();
  expect(sent[0]?.body).toEqual({
    ...ORDER,
    lines: [{ ...ORDER.lines[0], sku: 'CAMP-S' }, ORDER.lines[1]],
  });
});

const lineOf = (reason: string, price?: unknown) =>
  refused({ productId: SHIRT, size: 'S', reason, price });
const SHIRT_S = 'Linen Camp Shirt, Sand, size S';

it('should say why nothing was ordered, and change nothing', async () => {
  const store = await open();
  const refusals = [
    [lineOf('soldOut'), `${SHIRT_S}, is sold out.`],
    [lineOf('unknown'), `${SHIRT_S}, is no longer sold.`],
    [lineOf('tooMany'), `${SHIRT_S}Remove`],
    [lineOf('price', 7200), `${SHIRT_S} costs $72 now.`],
    [json(409, { lines: [], total: 17_000 }), 'The total is $170.00 now.'],
    // The currency has changed.
    [refused(), 'something has changed'],
    [json(400, { error: 'At most 100 lines.' }), 'cannot take this order'],
    [json(413, {}), 'cannot take this order'],
    [json(422, { fields: {} }), 'cannot take this order'],
    [json(422, { fields: { hat: 'No.' } }), 'cannot take this order'],
  ] as const;
  for (const [i, [answer, text]] of refusals.entries()) {
    answerWith(answer);
    await press('PLACE ORDER');
    await untilMet(() => expect(sent).toHaveLength(i + 1));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(text),
    );
  }
  expect(link('View cart')).toHaveAttribute('href', '/cart');
  expect(store.getState()).toMatchObject({
    cart: CART,
    checkout: { delivery: DELIVERY },
  });
});

it('should offer to remove what the service no longer sells', async () => {
  const larger = { productId: SHIRT, size: 'M' };
  answerWith(
    refused(
      { productId: SHIRT, size: 'S', reason: 'soldOut' },
      { ...larger, reason: 'price', price: 9900 },
    ),
  );
  const store = await open({ cart: { items: { [SHIRT]: { S: 2, M: 1 } } } });
  await press('PLACE ORDER');
  const notice = await screen.findByRole('alert');
  expect(within(notice).getAllByRole('button')).toHaveLength(1);
  await press(`Remove ${SHIRT_S}`);
  expect(h1()).toHaveFocus();
  expect(notice).not.toHaveTextContent('sold out');
  expect(notice).toHaveTextContent('costs $99 now');
  expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 1 } });
  store.dispatch(lineRemoved(larger));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('should show at a field why the service refuses it, until the field is changed', async () => {
  const fields = { zipcode: 'No such place.', city: '', hat: 'No.' };
  answerWith(json(422, { fields }));
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

it.each([
  { lines: [null] },
  { delivery: {} },
  { payment: undefined },
  { currency: undefined },
])('should ignore a damaged sent order: %j', async (damage) => {
  const damaged = {
    ...checkout,
    placing: { status: 'unanswered' },
    sent: { order: { ...ORDER, total: 1, ...damage }, attemptId: 'id' },
  };
  sessionStorage.setItem('weft.checkout', JSON.stringify(damaged));
  await renderAt('/place-order', { cart: CART });
  expect(button('PLACE ORDER')).toBeEnabled();
  expect(region('Cart Totals')).toHaveTextContent('$238.00');
});

it.each([
  [23_500, '$7.00Total$235.00'],
  [22_800, '$0.00Total$228.00'],
])(
  'should show and send again the total of an order without an answer, also if the fee has changed: %i',
  async (total, text) => {
    const store = await open();
    await placeUnanswered();
    const { checkout } = store.getState();
    const stored = JSON.stringify(checkout).replace('23800', `${total}`);
    cleanup();
    sessionStorage.setItem('weft.checkout', stored);
    await renderAt('/place-order');
    expect(region('Cart Totals')).toHaveTextContent(`Shiping Fee${text}`);
    await press('TRY AGAIN');
    await untilMet(() => expect(orders()[1]?.body).toMatchObject({ total }));
  },
);

it('should go back from a placed order to the page before the checkout', async () => {
  await renderAt('/cart', { cart: CART, checkout });
  await press('PROCEED TO CHECKOUT');
  await arrives('Delivery Information');
  await placeWith(placed());
  await goBack('Your Cart');
});

it('should place the order again that the shop has cancelled', async () => {
  const store = await open();
  await placeWith(placed({ status: 'Cancelled' }));
  expect(main().getByText('Cancelled')).toBeVisible();
  expect(store.getState().cart).toEqual(CART);
  await goBack('Delivery Information');
  await press('PLACE ORDER');
  await untilMet(() => expect(new Set(keys()).size).toBe(2));
});

it('should not say on another page that a cancelled order is placed', async () => {
  const answer = answerLater();
  const store = await open();
  await press('PLACE ORDER');
  await goToCart();
  answer(placed({ status: 'Cancelled' }));
  await untilMet(() => expect(store.getState().orders.placed).not.toEqual({}));
  await tasks();
  expect(screen.queryByText('Order 1007 is placed.')).toBeNull();
});

it('should send the same order with its key again until the service answers, also after a reload', async () => {
  const store = await open();
  expect(await placeUnanswered()).toHaveTextContent(
    'your order may or may not have arrived. Press TRY AGAIN',
  );
  await goToCart();
  await goBack('Delivery Information');
  expect(field('City')).toBeDisabled();
  expect(radio(/cash/i)).toBeDisabled();
  expect(screen.queryByText('Change the cart')).toBeNull();
  cleanup();
  await renderAt('/place-order');
  store.dispatch(itemAdded({ productId: SHIRT, size: 'S' }));
  const answers = [
    json(503, { error: 'The database is full.' }),
    () => new Response('<h1>Wi-Fi</h1>'),
    () => new Response('<h1>Bad Request</h1>', { status: 400 }),
    json(201, { number: 1 }),
    placed({ status: undefined, paymentUrl: 'http://pay.example' }),
    json(409, {}),
    json(409, { lines: [null] }),
    json(422, { error: 'Another order.' }),
    json(422, { fields: { city: {} } }),
    placed(),
  ];
  for (const answer of answers) {
    answerWith(answer);
    await screen.findByRole('alert');
    expect(region('Cart Totals')).toHaveTextContent('$238.00');
    await press('TRY AGAIN');
  }
  await arrives('My Orders');
  const [first, ...others] = sent.slice(0, answers.length + 1);
  expect(others).toEqual(answers.map(() => first));
});

it('should send the same order with the same key after a reload before the answer, and after it was dropped', async () => {
  await open();
  answerLater();
  await press('PLACE ORDER');
  await untilMet(() => expect(sent).toHaveLength(1));
  cleanup();
  await renderAt('/place-order');
  await press('Change the order');
  expect(field('City')).toBeEnabled();
  answerWith(placed());
  await press('PLACE ORDER');
  await arrives('My Orders');
  expect(new Set(keys()).size).toBe(1);
});

it('should send an unpaid order again with its key, also after a reload, unless it is changed or paid', async () => {
  const send = async () => {
    await placeWith(placed({ status: 'Unpaid' }));
    expect(main().getByText('Waiting for payment')).toBeVisible();
  };
  const first = await open();
  await send();
  expect(first.getState().cart).toEqual(CART);
  cleanup();
  const store = await renderAt('/place-order');
  await send();
  await goBack('Delivery Information');
  expect(field('City')).toBeEnabled();
  await type('City', ' West');
  await send();
  store.dispatch(statusReceived({ id: 'a b', status: 'Ordered' }));
  await untilMet(() => expect(store.getState().cart.items).toEqual({}));
  const { cart, orders: paid } = store.getState();
  cleanup();
  await open({ cart: { ...cart, ...CART }, orders: paid });
  await placeUnanswered();
  const [key, again, changed, next] = keys();
  expect(again).toBe(key);
  expect(new Set([key, changed, next]).size).toBe(3);
  expect(orders()[3]?.body).toEqual(orders()[2]?.body);
});

it('should lock the form from the press on', async () => {
  answerLater();
  await open();
  await press('PLACE ORDER');
  expect(field('City')).toBeDisabled();
  expect(button('PLACING ORDER')).toBeVisible();
});

it('should return to the checkout with the reason if an order is refused on another page', async () => {
  const answer = answerLater();
  await open();
  await press('PLACE ORDER');
  await untilMet(() => expect(sent).toHaveLength(1));
  await goToCart();
  answer(json(400, {}));
  await arrives('Delivery Information');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was ordered');
});

it('should take another key for an order that the shopper changes, and say what that means', async () => {
  await open();
  expect(await placeUnanswered()).toHaveTextContent('an additional order');
  await press('Change the order');
  expect(h1()).toHaveFocus();
  await type('City', ' West');
  await placeUnanswered();
  expect(new Set(keys()).size).toBe(2);
  expect(sent[1]?.body).toMatchObject({ delivery: { city: 'Kinsale West' } });
});

it('should say that it is being placed, and keep what another tab adds meanwhile', async () => {
  const answer = answerLater();
  const store = await open();
  const other = await act(openTab);
  await press('PLACE ORDER');
  expect(
    await screen.findByRole('button', { name: 'PLACING ORDER' }),
  ).toHaveFocus();
  const pressedAt = performance.now();
  await hears('Your order is being placed.');
  // A failure that comes sooner is announced alone.
  expect(performance.now() - pressedAt).toBeGreaterThan(1500);
  other.dispatch(itemAdded({ productId: SHIRT, size: 'S' }));
  other.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
  // The shopper stays on the page that was opened meanwhile.
  await goToCart();
  answer(placed());
  const rest = [
    { productId: SHIRT, size: 'S', quantity: 1 },
    { productId: SHIRT, size: 'M', quantity: 1 },
  ];
  for (const items of [() => store.getState().cart.items, other.items])
    await untilMet(() => expect(linesOf(items())).toEqual(rest));
  expect(h1()).toHaveTextContent('Your Cart');
  expect(screen.getByText('Order 1007 is placed.')).toBeVisible();
});

it('should send nothing at a jump or a replay of the Redux DevTools', async () => {
  const store = await open();
  const states = [store.getState()];
  const stop = store.subscribe(() => states.push(store.getState()));
  await placeUnanswered();
  answerWith(placed());
  await press('TRY AGAIN');
  await arrives('My Orders');
  await tasks();
  stop();
  const count = sent.length;
  const stored = () =>
    act(async () =>
      JSON.stringify([localStorage, sessionStorage, await storedCart()]),
    );
  await untilMet(async () =>
    expect((await storedCart())?.orders).toHaveProperty('a b'),
  );
  const before = await stored();
  for (const state of states.toReversed()) {
    act(() => {
      store.replaceReducer(() => state);
      store.replaceReducer(rootReducer);
    });
    await tasks();
  }
  expect([sent.length, await stored()]).toEqual([count, before]);
});
