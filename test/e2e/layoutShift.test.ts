import type { Page, Route } from 'playwright-core';
import { PAGES } from '../../tools/browser/pages';
import { arrives, untilHydrated } from '../../tools/browser/waitFor';
import { DEVICE_NAMES, DEVICES, type Device } from './support/devices';
import { SHOP, visit } from './support/visit';

jest.setTimeout(300_000);

const URLS: readonly string[] = [
  ...Object.values(PAGES).map(({ path }) => path),
  '/Collections?category=Women&q=e',
  '/nowhere',
];
/** Pages with an image on their first screen. */
const WITH_IMAGE: readonly string[] = [PAGES.home.path, PAGES.collections.path, PAGES.product.path];

const LATE = /\.(woff2|avif)$/;

/** Delays fonts and images until the returned function is called, which returns the delayed file types. */
const delayAssets = async (page: Page) => {
  let isDelaying = true;
  const delayed: Route[] = [];
  await page.route(LATE, async (route) => {
    if (isDelaying) delayed.push(route);
    else await route.continue();
  });
  return async () => {
    isDelaying = false;
    await Promise.all(delayed.map((route) => route.continue()));
    return new Set(delayed.map((route) => LATE.exec(route.request().url())?.[1]));
  };
};

/** The layout shifts of the current page so far, each with its score and the moved nodes. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    observer.disconnect();
    return entries.map((entry) => {
      const value = 'value' in entry && typeof entry.value === 'number' ? entry.value : NaN;
      const sources: unknown[] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      const moved = sources.flatMap((source) =>
        typeof source === 'object' && source && 'node' in source && source.node instanceof Node
          ? [source.node.nodeName, source.node.textContent?.slice(0, 30)].join(' ')
          : [],
      );
      return { value, moved };
    });
  });

/** Waits until all fonts and images near the viewport are painted. */
const waitForAssets = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const near = [...document.images].filter(({ loading, complete }) => loading === 'eager' || complete);
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Scrolls down the page, and waits after each step until the visible images are painted. */
const scrollDown = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo(0, y);
      await frame();
      await frame();
      const isVisible = (image: Element) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      await Promise.all(
        [...document.images].filter(isVisible).map((image) => image.decode().catch(() => undefined)),
      );
      await frame();
    }
  });

/** The total layout shift of a page whose fonts and images are late, and the moved nodes. */
const shiftOf = async (page: Page, url: string) => {
  const release = await delayAssets(page);
  await page.goto(SHOP + url, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const late = await release();
  await waitForAssets(page);
  await scrollDown(page);
  const all = await shifts(page);
  await page.unroute(LATE);
  return {
    sum: all.reduce((sum, { value }) => sum + value, 0),
    moved: all.flatMap(({ moved }) => moved),
    areFontsLate: late.has('woff2'),
    areImagesLate: late.has('avif') || !WITH_IMAGE.includes(url),
  };
};

it.each(DEVICE_NAMES)('should not shift the layout of any page on a %s', async (device: Device) => {
  const page = await visit('/orders', DEVICES[device]);
  const found: Record<string, unknown> = {};
  for (const url of URLS) found[url] = await shiftOf(page, url);
  const noShift = { sum: 0, moved: [], areFontsLate: true, areImagesLate: true };
  expect(found).toEqual(Object.fromEntries(URLS.map((url) => [url, noShift])));
});

/** The fonts with which the browser renders an element. */
const fontsOf = async (page: Page, selector: string): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
};

it('should use fonts that loaded too late from the next page on', async () => {
  // The first page of a browser may be painted before its fonts are loaded.
  const page = await visit('/', DEVICES.desktop);
  await page.goto(`${SHOP}/orders`);
  await untilHydrated(page);
  expect(await fontsOf(page, 'h1')).toEqual(['Instrument Serif']);
  const release = await delayAssets(page);
  await page.goto(`${SHOP}/cart`, { waitUntil: 'commit' });
  await arrives(page, 'Your Cart');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await release();
  await waitForAssets(page);
  expect(await fontsOf(page, 'h1')).not.toContain('Instrument Serif');

  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
  await arrives(page, 'About us');
  await waitForAssets(page);
  expect(await fontsOf(page, 'h1')).toEqual(['Instrument Serif']);
});
