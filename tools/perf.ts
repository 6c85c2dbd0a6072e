import type { CDPSession, Locator, Page } from 'playwright-core';
import { PATHS, productPath } from '../src/routing/paths';
import { launchBrowser } from './browser/launch';
import { DIST } from './build/fileMap';
import { serveDist } from './build/serveDist';

//   npm run perf -- other/dist 9
//
// Measures page loads and page changes of the build, and of another one, in
// nine rounds instead of five: a phone, its processor four times slower than
// this one. Without another build, it measures the same one twice: the noise.

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // It would load files during a measurement.
  serviceWorkers: 'block',
} as const;

/** The mobile network of Lighthouse: 150 ms, 1.6 Mbit/s. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

/** A page does nothing more by then. */
const SETTLE_MS = 2000;

/** Loads a page with an empty cache. */
const measureLoad = async (page: Page, session: CDPSession, url: string) => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate(async (settleMs) => {
    // The browser reports tasks of 50 ms and more.
    const figures = { FCP: NaN, LCP: NaN, TBT: 0, 'largest task': 50 };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, entryType, startTime, duration } = entry;
        if (name === 'first-contentful-paint') figures.FCP = startTime;
        if (entryType === 'largest-contentful-paint') figures.LCP = startTime;
        if (entryType !== 'longtask') continue;
        if (startTime > figures.FCP) figures.TBT += duration - 50;
        figures['largest task'] = Math.max(figures['largest task'], duration);
      }
    });
    for (const type of ['paint', 'largest-contentful-paint', 'longtask'])
      observer.observe({ type, buffered: true });
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    return figures;
  }, SETTLE_MS);
};

/** The time from a press, or from Back, to the frame with another heading. */
const measureChange = async (page: Page, link?: Locator) => {
  await link?.scrollIntoViewIfNeeded();
  const box = await link?.boundingBox();
  await page.waitForTimeout(SETTLE_MS);
  const change = await page.evaluateHandle((isBack) => {
    const before = document.querySelector('h1')?.textContent;
    let start = performance.now();
    addEventListener('click', (event) => (start = event.timeStamp), true);
    const painted = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1')?.textContent;
        if (heading === undefined || heading === before) return;
        observer.disconnect();
        // The task after the frame.
        requestAnimationFrame(() => {
          setTimeout(() => resolve(performance.now() - start));
        });
      }).observe(document, { childList: true, subtree: true });
    });
    if (isBack) history.back();
    // A promise in an object is not awaited.
    return { painted };
  }, !box);
  // `tap` of a locator would run script in the page during the page change.
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + 10);
  return change.evaluate(({ painted }) => painted);
};

/** From home to a product far down in the list, to the cart, and back. */
const measureChanges = async (page: Page, _: CDPSession, url: string) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const card = main.locator('a[href^="/product/"]').nth(20);
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart' });
  return {
    'home to list': await measureChange(page, main.getByText('SHOP NOW')),
    'list to product': await measureChange(page, card),
    'product to cart': await measureChange(page, cart),
    'Back to the product': await measureChange(page),
    'Back to the list': await measureChange(page),
  };
};

const MEASUREMENTS = [
  ['home', PATHS.home, measureLoad],
  ['list', PATHS.collections, measureLoad],
  ['product', productPath('melton-overcoat-charcoal'), measureLoad],
  ['change', PATHS.home, measureChanges],
] as const;

const main = async () => {
  const [other = DIST, runs = '5'] = process.argv.slice(2);
  const shops = [await serveDist(0), await serveDist(0, other)];
  const browser = await launchBrowser();
  const rows: Record<string, number[][]> = {};
  for (let run = 1; run <= Number(runs); run += 1) {
    for (const [what, path, measure] of MEASUREMENTS) {
      for (const [i, { url }] of shops.entries()) {
        const page = await browser.newPage(PHONE);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const figures = await measure(page, session, url + path);
        for (const [figure, value] of Object.entries(figures))
          (rows[`${what}: ${figure}`] ??= [[], []])[i]?.push(value);
        await page.close();
      }
    }
    console.log(`Round ${run} of ${runs}`);
  }
  for (const [figure, row] of Object.entries(rows)) {
    for (const values of row) values.sort((a, b) => a - b);
    const medians = row.map((values) => values[values.length >> 1] ?? NaN);
    console.log(figure.padEnd(26), ...medians.map(Math.round));
  }
  // The servers would keep the process running.
  process.exit();
};

void main();
