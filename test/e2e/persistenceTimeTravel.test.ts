import { COAT } from '../../tools/browser/pages';
import { devtoolsShim } from '../../tools/sessions/devtoolsShim';
import { addToCart, badgeSays } from './support/actions';
import { visit } from './support/shopper';

// With the Redux DevTools at a past state, an event changes the last state, which is shown after a jump back to it.
it.each([
  ['the DevTools stay in the past', 'stay', 1, 4],
  ['the past is made the present', 'commit', 2, 2],
] as const)(
  'should store the cart that is shown at last when %s',
  async (_, how, shownThen, shownAtLast) => {
    const page = await visit(COAT.path, { before: await devtoolsShim() });
    for (let count = 1; count <= 3; count += 1) await addToCart(page, 'M');
    await badgeSays(page, 3);
    const additions = await page.evaluate(() =>
      window.weftTools.events().flatMap((event, i) => (event?.type === 'cart/itemAdded' ? [i + 1] : [])),
    );
    await page.evaluate((index) => window.weftTools.jump(index ?? 0, 'event'), additions[0]);
    await badgeSays(page, 1);
    if (how === 'commit') await page.evaluate(() => window.weftTools.commit());
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await badgeSays(page, shownThen);
    await page.evaluate(() => window.weftTools.jump(window.weftTools.events().length, 'slider'));
    await badgeSays(page, shownAtLast);
    await page.reload();
    await badgeSays(page, shownAtLast);
  },
  60_000,
);
