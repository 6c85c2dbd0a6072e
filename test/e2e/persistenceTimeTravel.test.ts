import { COAT } from '../../tools/browser/pages';
import { devtoolsShim } from '../../tools/sessions/devtoolsShim';
import { addToCart, waitForBadge } from './support/actions';
import { SHOP, visit } from './support/visit';

it.each(['a jump', 'a jump and Commit'] as const)(
  'should continue from the cart that is shown after %s, and store it',
  async (how) => {
    const page = await visit(COAT.path, { before: await devtoolsShim() });
    for (let count = 1; count <= 3; count += 1) await addToCart(page, 'M');
    await waitForBadge(page, 3);
    const additions = await page.evaluate(() =>
      window.weftTools
        .events()
        .flatMap((event, i) => (event?.type.startsWith('cart/itemAdded') ? [i + 1] : [])),
    );
    await page.evaluate((index) => window.weftTools.jump(index ?? 0, 'event'), additions[0]);
    await waitForBadge(page, 1);
    if (how === 'a jump and Commit') await page.evaluate(() => window.weftTools.commit());
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await waitForBadge(page, 2);
    await page.evaluate(() => window.weftTools.jump(window.weftTools.events().length, 'slider'));
    await waitForBadge(page, 2);
    await page.reload();
    await waitForBadge(page, 2);
    await page.goto(`${SHOP}/cart`);
    const quantity = page.getByRole('spinbutton');
    await quantity.waitFor();
    expect(await quantity.inputValue()).toBe('2');
  },
  60_000,
);
