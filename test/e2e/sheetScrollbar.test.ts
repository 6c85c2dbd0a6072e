import type { Browser, Page } from 'playwright-core';
import { isDifferent } from './support/screenshots';
import { launchSeparate } from './support/separateBrowser';
import { openTab } from './support/visit';

let browser: Browser;
beforeAll(async () => {
  browser = await launchSeparate({ ignoreDefaultArgs: ['--hide-scrollbars'] });
});
afterAll(() => browser.close());

const widthOf = (page: Page, part: 'header' | 'dialog[open]') =>
  page.locator(part).evaluate((element) => element.getBoundingClientRect().width);

it('should cover the place of the scrollbar and keep the width of the page', async () => {
  const page = await openTab(
    await browser.newContext({ viewport: { width: 700, height: 700 } }),
    '/Collections',
  );
  const screenshot = () => page.screenshot({ clip: { x: 686, y: 10, width: 14, height: 1 } });
  const header = await widthOf(page, 'header');
  expect(header).toBeLessThan(700);
  const plain = await screenshot();

  await page.getByRole('button', { name: 'Filter' }).click();
  expect(await widthOf(page, 'header')).toBe(header);
  expect(await widthOf(page, 'dialog[open]')).toBe(700);
  expect(await isDifferent(plain, await screenshot())).toBe(true);

  await page.keyboard.press('Escape');
  // Until the sheet has slid out.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY === 'visible');
  expect(await widthOf(page, 'header')).toBe(header);
  expect(await isDifferent(plain, await screenshot())).toBe(false);
});
