import { join } from 'node:path';
import {
  runOrders,
  startService,
} from '../../../examples/order-service/test/support/service';
import { temporaryFolder } from '../../support/temporaryFolder';
import {
  addToCart,
  allowProblems,
  button,
  checkOut,
  goTo,
  PHONE,
  placeOrder,
  press,
  reload,
  visit,
} from '../support';

const SHOP = 'examples/harbour';
const NAME = 'Guernsey Jumper, Navy';

const ENTRIES = {
  'First name': 'Ana',
  'Last name': 'Nolan',
  'Email address': 'ana@mail.example',
  Street: '1 Pier Road',
  City: 'Cork',
  Zipcode: 'T12',
  Country: 'Ireland',
};

it('should place an order, which the owner finds and the shopper follows', async () => {
  const database = `file:${join(temporaryFolder(), 'orders.db')}`;
  const service = await startService(SHOP, { ORDERS_DATABASE: database });
  // Orders are all that the shop sends.
  allowProblems(new RegExp(`^fetch: ${service.url}/api/orders(/[\\w-]+)?$`));
  const page = await visit('/product/guernsey-jumper-navy', {
    ...PHONE,
    shop: service.url,
  });
  await addToCart(page, 'M');
  await goTo(page, 'cart');
  await checkOut(page);
  for (const [field, text] of Object.entries(ENTRIES))
    await page.getByLabel(field).fill(text);
  await placeOrder(page);
  await page.getByRole('heading', { name: 'Order 1001' }).waitFor();

  const variables = { ORDERS_DATABASE: database };
  expect(await runOrders(SHOP, ['list'], variables)).toMatch(
    new RegExp(`^1001  Ordered  139\\.50 EUR  cod  .*\\n  1 x ${NAME}, M\\n`),
  );
  await runOrders(SHOP, ['status', '1001', 'On its way'], variables);
  await reload(page);
  await press(page, 'Track Order');
  await page.getByText('On its way (now)').waitFor();
  expect(await button(page, 'Track Order').count()).toBe(1);
  await service.kill();
});
