import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import {
  runOrders,
  startService,
} from '../../../examples/order-service/test/support/service';
import { temporaryFolder } from '../../support/temporaryFolder';
import { expectAccessible } from '../support/axe';
import { serve } from '../support/testServer';
import {
  allowProblems,
  button,
  checkOut,
  DEVICES,
  headerLink,
  placeOrder,
  press,
  readFocus,
  reload,
  until,
  untilFocused,
  visit,
  waitForBadge,
} from '../support';

const FOLDER = 'examples/harbour';
let shop: string;
beforeAll(async () => {
  ({ url: shop } = await serve(`${FOLDER}/dist`));
});

const { products } = jest.requireActual<{
  products: readonly { _id: string; name: string }[];
}>('../../../examples/harbour/products');
const [JUMPER] = products;
const { _id: PRODUCT, name: NAME } = JUMPER ?? { _id: '', name: '' };

const FORM = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Email address': 'ada@example.com',
  Street: '1 Quay',
  City: 'Kinsale',
  Zipcode: 'P17 X0',
  Country: 'Ireland',
};

type Answer = Parameters<Route['fulfill']>[0];

const ID = '3f6c';
const PLACED = { id: ID, number: 1007, status: 'Ordered' };

const keys: (string | undefined)[] = [];

/** The next order gets this answer; none if it is undefined. */
const answerNext = (page: Page, answer: Answer) =>
  page.route(
    '**/api/orders',
    async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await (answer ? route.fulfill(answer) : route.abort());
    },
    { times: 1 },
  );

/** Opens the checkout of a shop with one item in the cart. */
const openCheckoutOf = async (origin: string) => {
  const page = await visit(`/product/${PRODUCT}`, {
    ...DEVICES.phone,
    shop: origin,
  });
  await page.getByRole('radio').first().check();
  await press(page, 'ADD TO CART');
  await waitForBadge(page, 1);
  await page.getByRole('link', { name: 'View cart' }).click();
  await checkOut(page);
  return page;
};

const fillIn = async (page: Page) => {
  for (const [label, text] of Object.entries(FORM))
    await page.getByLabel(label, { exact: true }).fill(text);
};

it('should send nothing without a required field, or by Enter in a field, say why an order is refused, and send it with one key after a reload before the answer, after one without a connection, go to the payment, keep everything if it is cancelled, and show the order when it is paid', async () => {
  allowProblems(/api\/orders|Failed to load resource/);
  const page = await openCheckoutOf(shop);
  await press(page, 'PLACE ORDER');
  await untilFocused(page.getByLabel('First name'));
  await fillIn(page);
  await page.getByLabel('City').press('Enter');
  const email = page.getByLabel('Email address');
  await email.fill('ada');
  await email.blur();
  const problem = page.getByRole('alert').getByText("'ada' is missing an '@'");
  await problem.waitFor();
  await press(page, 'PLACE ORDER');
  await untilFocused(email);
  expect(keys).toEqual([]);

  await email.fill(FORM['Email address']);
  expect(await problem.isVisible()).toBe(false);
  const lines = [{ productId: PRODUCT, size: 'S', reason: 'soldOut' }];
  await answerNext(page, { status: 409, json: { lines } });
  const place = button(page, 'PLACE ORDER');
  await place.focus();
  await place.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    window.scrollBy(0, bottom - window.innerHeight);
  });
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('sold out').waitFor();
  await until('the button is visible below the notice', async () => {
    const { name, problem } = await readFocus(page);
    return name === 'PLACE ORDER' && !problem;
  });
  await expectAccessible(page);
  await answerNext(page, { status: 422, json: { fields: { zipcode: 'No.' } } });
  await press(page, 'PLACE ORDER');
  const zipcode = page.getByLabel('Zipcode');
  await untilFocused(zipcode);
  await expectAccessible(page);
  await zipcode.fill('P17 X1');

  keys.length = 0;
  await page.route('**/api/orders', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
  });
  await press(page, 'PLACE ORDER');
  await button(page, 'PLACING ORDER').waitFor();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await reload(page);
  const alert = page.getByRole('alert');
  await answerNext(page, undefined);
  await press(page, 'TRY AGAIN');
  await alert.waitFor();
  await reload(page);
  await alert.waitFor();
  await expectAccessible(page);
  const paymentUrl = 'https://pay.example/session';
  await page.route(paymentUrl, (route) => route.fulfill({ body: 'Pay' }));
  let status = 'Unpaid';
  await page.route('**/api/orders/*', (route) =>
    route.fulfill({ json: { status } }),
  );
  await answerNext(page, { status: 201, json: { ...PLACED, paymentUrl } });
  await button(page, 'TRY AGAIN').dblclick();
  await page.waitForURL(paymentUrl);
  expect(keys).toEqual(Array(3).fill(keys[0]));
  await page.goto(`${shop}/place-order`);
  await button(page, 'PLACE ORDER').waitFor();
  await waitForBadge(page, 1);
  expect(await page.getByLabel('City').inputValue()).toBe('Kinsale');
  status = 'On its way';
  await page.goto(`${shop}/orders?id=${ID}`);
  await page.getByRole('heading', { level: 2, name: 'Order 1007' }).waitFor();
  await headerLink(page, 'Cart').waitFor();
  await expectAccessible(page);
});

it('should place an order that the owner finds, and the shopper follows', async () => {
  const database = `file:${join(temporaryFolder(), 'orders.db')}`;
  const variables = { ORDERS_DATABASE: database };
  const service = await startService(FOLDER, variables);
  // Orders are all that the shop sends.
  allowProblems(new RegExp(`^fetch: ${service.url}/api/orders(/[\\w-]+)?$`));
  const page = await openCheckoutOf(service.url);
  await page.locator('summary').getByText('138.50').waitFor();
  await fillIn(page);
  await placeOrder(page);
  await untilFocused(page.locator('h1'));
  await page.getByRole('heading', { name: 'Order 1001' }).waitFor();

  expect(await runOrders(FOLDER, ['list'], variables)).toMatch(
    new RegExp(
      `^1001  Ordered  138\\.50 EUR  Cash on delivery  .*\\n  1 x ${NAME}, S, HB-GUE-NVY-S\\n`,
    ),
  );
  await runOrders(FOLDER, ['status', '1001', 'On its way'], variables);
  await reload(page);
  await press(page, 'Track Order');
  await page.getByText('On its way (now)').waitFor();
  await service.kill();
});
