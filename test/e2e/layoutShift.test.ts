import type { Page, Route } from 'playwright-core';
import { PAGES } from '../../tools/browser/pages';
import { arrives, untilHydrated } from '../../tools/browser/waitFor';
import { DEVICE_NAMES, DEVICES, type Device } from './support/devices';
import { SHOP, visit } from './support/shopper';

jest.setTimeout(300_000);

const ADDRESSES: readonly string[] = [
  ...Object.values(PAGES).map(({ path }) => path),
  '/Collections?category=Women&q=e',
  '/nowhere',
];
/** Pages that have a picture on their first screen. */
const PICTURED: readonly string[] = [PAGES.home.path, PAGES.collections.path, PAGES.product.path];

const LATE = /\.(woff2|avif)$/;

/** Holds back fonts and pictures until it is told to let them come; gives the kinds of what has been held back. */
const holdBack = async (page: Page) => {
  let isHolding = true;
  const held: Route[] = [];
  await page.route(LATE, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
    return new Set(held.map((route) => LATE.exec(route.request().url())?.[1]));
  };
};

/** Every shift so far of the page that is shown: how far, and what has moved. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What is buffered is handed over by the next frame.
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

/** Everything that is on the page has come, and has been drawn. */
const haveCome = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const near = [...document.images].filter(({ loading, complete }) => loading === 'eager' || complete);
    await Promise.all(near.map((picture) => picture.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Walks down the page by screens; what comes near is loaded and drawn before the next step. */
const walkDown = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo(0, y);
      await frame();
      await frame();
      const isNear = (picture: Element) => {
        const { top, bottom } = picture.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      await Promise.all(
        [...document.images].filter(isNear).map((picture) => picture.decode().catch(() => undefined)),
      );
      await frame();
    }
  });

/** How far a page shifts in all, at first with nothing of its fonts and pictures, and what shifts. */
const shiftOf = async (page: Page, address: string) => {
  const release = await holdBack(page);
  await page.goto(SHOP + address, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const late = await release();
  await haveCome(page);
  await walkDown(page);
  const all = await shifts(page);
  await page.unroute(LATE);
  return {
    sum: all.reduce((sum, { value }) => sum + value, 0),
    moved: all.flatMap(({ moved }) => moved),
    fontsLate: late.has('woff2'),
    picturesLate: late.has('avif') || !PICTURED.includes(address),
  };
};

it.each(DEVICE_NAMES)('moves nothing that a shopper on a %s has not moved', async (device: Device) => {
  const page = await visit('/orders', DEVICES[device]);
  const found: Record<string, unknown> = {};
  for (const address of ADDRESSES) found[address] = await shiftOf(page, address);
  const still = { sum: 0, moved: [], fontsLate: true, picturesLate: true };
  expect(found).toEqual(Object.fromEntries(ADDRESSES.map((address) => [address, still])));
});

/** The fonts that the browser really draws a part of the page with. */
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

it('wears fonts that came too late from the next page on', async () => {
  // The first page of all may be there before its fonts.
  const page = await visit('/', DEVICES.desktop);
  await page.goto(`${SHOP}/orders`);
  await untilHydrated(page);
  expect(await fontsOf(page, 'h1')).toEqual(['Instrument Serif']);
  const release = await holdBack(page);
  await page.goto(`${SHOP}/cart`, { waitUntil: 'commit' });
  await arrives(page, 'Your Cart');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await release();
  await haveCome(page);
  expect(await fontsOf(page, 'h1')).not.toContain('Instrument Serif');

  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
  await arrives(page, 'About us');
  await haveCome(page);
  expect(await fontsOf(page, 'h1')).toEqual(['Instrument Serif']);
});
