import { join } from 'node:path';
import {
  runOrders,
  startService,
} from '../../../examples/order-service/test/support/service';
import { tabTo } from '../../support/browser/keyboardPurchase';
import { temporaryFolder } from '../../support/temporaryFolder';
import {
  allowProblems,
  arrives,
  button,
  focusedName,
  PAGES,
  reload,
  untilFocused,
  visit,
} from '../support';

const SHOP = 'examples/harbour';
const NAME = 'Guernsey Jumper, Navy';

const ENTRIES: readonly (readonly [RegExp, string])[] = [
  [/^First name/i, 'Ana'],
  [/^Last name/i, 'Nolan'],
  [/^Email/i, 'ana@mail.example'],
  [/^Street/i, '1 Pier Road'],
  [/^City/i, 'Cork'],
  [/^Zipcode/i, 'T12'],
  [/^Country/i, 'Ireland'],
];

it('should place an order by keyboard, which the owner finds and the shopper follows', async () => {
  const database = `file:${join(temporaryFolder(), 'orders.db')}`;
  const service = await startService(SHOP, { ORDERS_DATABASE: database });
  // Orders are all that the shop sends.
  allowProblems(new RegExp(`^fetch: ${service.url}/api/orders(/[\\w-]+)?$`));
  const page = await visit('/product/guernsey-jumper-navy', {
    shop: service.url,
    viewport: { width: 390, height: 844 },
  });
  const { keyboard } = page;
  const find = (control: RegExp) =>
    tabTo(control, async () => {
      await keyboard.press('Tab');
      return focusedName(page);
    });
  const use = async (control: RegExp) => {
    await find(control);
    await keyboard.press('Enter');
  };

  await find(/^S$/);
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await use(/^ADD TO CART$/);
  await use(/^View cart$/);
  await arrives(page, PAGES.cart.heading);
  await use(/^PROCEED TO CHECKOUT$/);
  await arrives(page, PAGES.placeOrder.heading);
  for (const [field, text] of ENTRIES) {
    await find(field);
    await keyboard.type(text);
  }
  await use(/^PLACE ORDER$/);
  await arrives(page, PAGES.orders.heading);
  await untilFocused(page.locator('h1'));
  await page.getByRole('heading', { name: 'Order 1001' }).waitFor();

  const variables = { ORDERS_DATABASE: database };
  expect(await runOrders(SHOP, ['list'], variables)).toMatch(
    new RegExp(`^1001  Ordered  138\\.50 EUR  cod  .*\\n  1 x ${NAME}, M\\n`),
  );
  await runOrders(SHOP, ['status', '1001', 'On its way'], variables);
  await reload(page);
  await use(/^Track Order$/);
  await page.getByText('On its way (now)').waitFor();
  expect(await button(page, 'Track Order').count()).toBe(1);
  await service.kill();
});
