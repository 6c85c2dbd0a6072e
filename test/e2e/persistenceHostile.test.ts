import type { BrowserContext, Page } from 'playwright-core';
import { PAGES } from '../support/browser/pages';
import { clearStorage } from '../support/browser/pageStates';
import { untilHydrated } from '../support/browser/waitFor';
import { WORST_CASES } from '../support/hostileStorage';
import { openContext, SHOP, visit } from './support/visit';
import { addToCart, badge, waitForBadge } from './support/actions';

const ALL = Object.values(PAGES);

/** Navigates to each page without a reload, as Back does. Returns the headings. */
const goTo = (page: Page, pages: typeof ALL) =>
  page.evaluate(async (all) => {
    const headings: unknown[] = [];
    for (const { path, heading } of all) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      const read = () => document.querySelector('main h1')?.textContent;
      const end = performance.now() + 5000;
      while (read() !== heading && performance.now() < end) await new Promise(requestAnimationFrame);
      headings.push(read());
    }
    return headings;
  }, pages);

const writeLog = (page: Page, entries: readonly object[]) =>
  page.evaluate(
    (all) =>
      new Promise((resolve) => {
        const request = indexedDB.open('weft', 2);
        request.onupgradeneeded = () => {
          const options = { keyPath: 'key', autoIncrement: true };
          const store = request.result.createObjectStore('cartLog', options);
          for (const entry of all) store.add(entry);
        };
        request.onsuccess = () => {
          request.result.close();
          resolve(undefined);
        };
      }),
    entries,
  );

// All cases share a browser and its cache.
let context: BrowserContext;
beforeAll(async () => {
  context = await openContext();
});

// Each case starts at another page and then visits all of them.
it.each(WORST_CASES.map((found, i) => ({ ...found, start: ALL[i % ALL.length]?.path ?? '/' })))(
  'should open $start and every other page over $name',
  async ({ log, local = {}, session = {}, start }) => {
    const page = await visit('/robots.txt', { bare: true, context });
    await clearStorage(page);
    await page.evaluate(
      ([localTexts, sessionTexts]) => {
        for (const [key, text] of Object.entries(localTexts)) localStorage.setItem(key, text);
        for (const [key, text] of Object.entries(sessionTexts)) sessionStorage.setItem(key, text);
      },
      [local, session] as const,
    );
    if (log) await writeLog(page, log);
    await page.goto(SHOP + start);
    await untilHydrated(page);
    expect(await goTo(page, ALL)).toEqual(ALL.map(({ heading }) => heading));
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);

    const before = await badge(page);
    await goTo(page, [PAGES.product]);
    await addToCart(page, 'M');
    await waitForBadge(page, before + 1);
    await page.reload();
    await waitForBadge(page, before + 1);
  },
);
