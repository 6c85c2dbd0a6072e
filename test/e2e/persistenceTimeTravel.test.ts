import { COAT } from '../support/browser/pages';
import { devtoolsShim } from './support/devtoolsShim';
import { addToCart, waitForBadge } from './support/actions';
import { SHOP, visit } from './support/visit';

it.each([
  ['a jump, and show it at the end of the history', false, 4],
  ['a jump and Commit', true, 2],
])(
  'should store an addition after %s',
  async (_, isCommitted, expected) => {
    const page = await visit(COAT.path, { before: await devtoolsShim() });
    for (let count = 1; count <= 3; count += 1) await addToCart(page, 'M');
    await waitForBadge(page, 3);
    const types = await page.evaluate(() => window.weftTools.events().map((event) => event?.type));
    const first = types.indexOf('cart/itemAdded') + 1;
    await page.evaluate((index) => window.weftTools.jump(index, 'event'), first);
    await waitForBadge(page, 1);
    if (isCommitted) await page.evaluate(() => window.weftTools.commit());
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await page.evaluate(() => window.weftTools.jump(window.weftTools.events().length, 'slider'));
    await waitForBadge(page, expected);
    await page.reload();
    await waitForBadge(page, expected);
    await page.goto(`${SHOP}/cart`);
    const quantity = page.getByRole('spinbutton');
    await quantity.waitFor();
    expect(await quantity.inputValue()).toBe(String(expected));
  },
  60_000,
);
