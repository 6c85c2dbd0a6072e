import type { Page } from 'playwright-core';
import { COAT, PAGES } from '../../support/browser/pages';
import { PHONE } from '../support/devices';
import { SHOP, visit } from '../support/visit';

/** The cards and tiles that begin or end outside the window. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li')]
      .filter((item) => item.querySelector('img'))
      .filter((item) => {
        const { left, right } = item.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((item) => item.textContent),
  );

it('should show all cards in a narrow window with a mouse', async () => {
  const page = await visit(PAGES.home.path);
  for (const path of [PAGES.home.path, COAT.path]) {
    await page.goto(SHOP + path);
    for (const width of [320, 853]) {
      await page.setViewportSize({ width, height: 700 });
      expect([path, width, await outside(page)]).toEqual([path, width, []]);
    }
  }
});

it('should keep one row, which a finger scrolls, on a phone', async () => {
  const page = await visit(PAGES.home.path, PHONE);
  expect(await outside(page)).not.toEqual([]);
});
