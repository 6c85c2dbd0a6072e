import { COAT } from '../support/browser/pages';
import { addToCart, waitForBadge } from './support/actions';
import { devToolsShim } from './support/devToolsShim';
import { SHOP, visit } from './support/visit';

it.each([
  ['a jump, and show it at the end of the history', false, 4],
  ['a jump and Commit', true, 2],
])(
  'should store an addition after %s',
  async (_, isCommitted, expected) => {
    const page = await visit(COAT.path, { before: await devToolsShim() });
    for (let count = 1; count <= 3; count += 1) await addToCart(page, 'M');
    await waitForBadge(page, 3);
    const types = await page.evaluate(() => window.devTools.types());
    const first = types.indexOf('cart/itemAdded') + 1;
    await page.evaluate((index) => window.devTools.jumpTo(index), first);
    await waitForBadge(page, 1);
    if (isCommitted) await page.evaluate(() => window.devTools.commit());
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await page.evaluate(() => window.devTools.slideTo(window.devTools.types().length));
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
