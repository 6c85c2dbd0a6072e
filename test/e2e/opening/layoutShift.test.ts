import type { Page } from 'playwright-core';
import {
  delay,
  DEVICES,
  expectProblems,
  load,
  NOT_LOADED,
  PAGES,
  SHOP,
  visitBlank,
} from '../support';
import { findLayoutFaults } from '../support/layoutFaults';

/** The cumulative layout shift that late fonts may cause. */
const MAX_SHIFT = 0.02;

/** The scores of the layout shifts of the page, none of which an input causes. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) =>
      entries.push(...list.getEntries()),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in the next frame.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    observer.disconnect();
    return entries.map((entry) => Number(Reflect.get(entry, 'value')));
  });

/**
 * Loads a page whose fonts, and then its images, arrive after the first paint,
 * and expects neither to move what is shown.
 */
const expectNoShift = async (page: Page, url: string) => {
  const releaseFonts = await delay(page, /\.woff2$/);
  const releaseImages = await delay(page, /\.avif$/);
  await page.goto(SHOP + url, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  releaseFonts();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const byFonts = await shifts(page);
  releaseImages();
  await page.waitForLoadState();
  const byImages = (await shifts(page)).slice(byFonts.length);
  const sum = byFonts.reduce((total, value) => total + value, 0);
  await page.unrouteAll({ behavior: 'wait' });
  expect([url, byImages]).toEqual([url, []]);
  expect(sum).toBeLessThanOrEqual(MAX_SHIFT);
  // Of which the browser has loaded the file.
  const fonts = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family)
      .filter((family) => !family.endsWith('fallback')),
  );
  expect(fonts).toEqual(['display', 'text']);
};

it.each([
  ['phone', [PAGES.home, PAGES.product, PAGES.cart, PAGES.placeOrder]],
  ['desktop', [PAGES.home, PAGES.cart]],
] as const)(
  'should show the fonts on a first visit without a layout shift on a %s',
  async (device, pages) => {
    const page = await visitBlank(DEVICES[device]);
    for (const { path } of pages) await expectNoShift(page, path);
  },
);

it('should cover nothing by images that are not loaded', async () => {
  const page = await visitBlank();
  expectProblems(NOT_LOADED);
  await page.route('**/images/**', (route) => route.abort());
  for (const path of ['/', '/nowhere', '/Collections?q=weftless']) {
    await load(page, path);
    expect(await findLayoutFaults(page)).toEqual([]);
  }
});
