import { PAGES } from '../../tools/browser/pages';
import { arrives, untilHydrated } from '../../tools/browser/waitFor';
import { SHOP, visit } from './support/shopper';

it('starts at the top of a new document, and restores the position on Back', async () => {
  const page = await visit(PAGES.home.path);
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto(SHOP + PAGES.about.path);
  await arrives(page, PAGES.about.heading);
  await untilHydrated(page);
  expect(await scrollY()).toBe(0);
  await page.goBack();
  await arrives(page, PAGES.home.heading);
  await untilHydrated(page);
  await page.waitForFunction(() => window.scrollY === 900);
});
