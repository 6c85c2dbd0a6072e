import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { delay } from './support/slowScript';
import { visit } from './support/visit';

const BAR = '[role=progressbar]';

/** Records when the bar appears after an event of the window, in ms. */
const watchBar = (page: Page, event: 'click' | 'popstate') =>
  page.evaluate(
    ([type, bar]) => {
      let start = NaN;
      const delays: number[] = [];
      Reflect.set(window, 'barDelays', delays);
      window.addEventListener(type, () => (start = performance.now()), true);
      new MutationObserver(() => {
        if (document.querySelector(bar)) delays.push(performance.now() - start);
      }).observe(document.body, { childList: true, subtree: true });
    },
    [event, BAR] as const,
  );
const barDelays = (page: Page) =>
  page.evaluate(() => {
    const delays: unknown = Reflect.get(window, 'barDelays');
    return Array.isArray(delays) ? delays.map(Number) : [];
  });

it('should show the loading bar within 150 ms and keep the previous page visible', async () => {
  const page = await visit('/');
  const release = await delay(page, /\/assets\/about\./);
  await watchBar(page, 'click');
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
  await page.locator(BAR).waitFor();
  expect((await barDelays(page))[0]).toBeLessThan(150);
  expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(await page.getByRole('heading', { level: 1, name: 'Latest Arrivals' }).isVisible()).toBe(true);
  release();
  await arrives(page, 'About us');
  expect(await page.locator(BAR).count()).toBe(0);
  expect(await page.getByRole('main').getAttribute('aria-busy')).toBe(null);
});

it('should show the loading bar on Back and keep the state of the previous page', async () => {
  const page = await visit('/Collections');
  await page.getByRole('link', { name: COAT.name }).first().click();
  await arrives(page, COAT.name);
  // In the new document, the chunk of the list is not loaded.
  await page.reload();
  await untilHydrated(page);
  const release = await delay(page, /\/assets\/collections\./);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await watchBar(page, 'popstate');
  await page.goBack();
  await page.locator(BAR).waitFor();
  expect((await barDelays(page))[0]).toBeLessThan(150);
  expect(await page.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true);
  release();
  await arrives(page, 'All Collections');
  expect(await page.locator(BAR).count()).toBe(0);
});

it('should not show the loading bar when the page is already loaded', async () => {
  const page = await visit('/');
  const about = page.getByRole('banner').getByRole('link', { name: 'ABOUT' });
  const loaded = page.waitForResponse(/\/assets\/about\./);
  await about.hover();
  await loaded;
  await watchBar(page, 'click');
  await about.click();
  await arrives(page, 'About us');
  await page.goBack();
  await arrives(page, 'Latest Arrivals');
  expect(await barDelays(page)).toEqual([]);
});
