import type { Page } from 'playwright-core';
import { COAT, PAGES, TEE } from '../support/browser/pages';
import { arrives, twoFrames, untilHydrated } from '../support/browser/waitFor';
import { addToCart, goToCart } from './support/actions';
import { PHONE } from './support/devices';
import { SHOP, visit } from './support/visit';

it('should start a new document at the top and restore the scroll position on Back', async () => {
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

describe('reload', () => {
  const reload = async (page: Page, scrollY: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), scrollY);
    await page.waitForFunction((y) => window.scrollY === y, scrollY);
    await page.reload();
    await untilHydrated(page);
    await twoFrames(page);
    return page.evaluate(() => window.scrollY);
  };

  it('should keep the scroll position in a long cart on a phone', async () => {
    const page = await visit(COAT.path, PHONE);
    for (const { path, name } of [COAT, TEE]) {
      if (path !== COAT.path) await page.goto(SHOP + path);
      await arrives(page, name);
      for (const size of ['S', 'M', 'L']) await addToCart(page, size);
    }
    await goToCart(page);
    expect(await reload(page, 1000)).toBe(1000);
  });

  it('should keep the scroll position with the search bar open', async () => {
    const page = await visit(`${PAGES.collections.path}?q=e`, PHONE);
    expect(await reload(page, 1500)).toBe(1500);
    expect(await page.getByRole('searchbox').inputValue()).toBe('e');
  });
});
