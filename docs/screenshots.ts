import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { COLORS } from '../src/data/colors';
import { launchBrowser } from '../tools/browser/launch';
import { serveDist } from '../tools/build/serveDist';
import { boxOf } from '../test/e2e/support/boxes';
import {
  openPageState,
  pageStatesAt,
} from '../test/support/browser/pageStates';
import { choose } from '../test/support/browser/shopper';

// Takes the images of README.md and docs/design.md from the built shop, or,
// with widths, every page state:
//   npx tsx docs/screenshots.ts [--width 360,1280]

const MARGIN = 16;

/** A file of the shop, at which its storage can be set. */
const BLANK = '/robots.txt';

/**
 * The components of docs/design.md: a page state, a part of it, and what leads
 * to the state of the part.
 */
const PARTS: Readonly<
  Record<
    string,
    readonly [state: string, part: string, prepare?: (page: Page) => unknown]
  >
> = {
  button: ['product', 'role=button[name="ADD TO CART"]'],
  'outline-button': ['orders', 'role=button[name="Track Order"] >> nth=1'],
  focus: [
    'home',
    'form:has(:focus)',
    (page) => page.getByLabel('Your email').focus(),
  ],
  field: ['placeOrder', 'main form'],
  checkbox: ['filtered', 'role=group[name="Categories"]'],
  sizes: [
    'product',
    'role=group[name="Select Size"]',
    (page) => choose(page, 'M'),
  ],
  disclosure: ['orders', 'main li'],
  tabs: ['product', 'role=tablist'],
  badge: ['placeOrder', 'header a[href="/cart"]'],
  sheet: ['filter-sheet', 'dialog:modal'],
  card: ['collections', 'main li'],
};

const COLOR_SAMPLES = Object.keys({ ...COLORS.light, scrim: '' })
  .filter((name) => name !== 'shadow')
  .map(
    (name) =>
      [
        name,
        `width:160px;height:72px;border:1px solid;background:var(--${name})`,
      ] as const,
  );
const TYPE_SAMPLES = [
  ['small', 'text'],
  ['card', 'text'],
  ['body', 'text'],
  ['lead', 'text'],
  ['heading', 'display'],
  ['name', 'text'],
  ['title', 'display'],
  ['hero', 'display'],
].map(
  ([size, family]) =>
    [
      `size-${size}`,
      `width:896px;font:var(--size-${size})/1.1 var(--${family})`,
      'Cloth cut simply',
    ] as const,
);

/** Replaces the page by labelled samples of a style. */
const showSamples = async (
  page: Page,
  samples: typeof COLOR_SAMPLES | typeof TYPE_SAMPLES,
) => {
  const figures = samples.map(
    ([name, style, content = '']) =>
      `<figure style='margin:0'><div style='${style}'>${content}</div><figcaption style='font-size:14px'>${name}</figcaption></figure>`,
  );
  const html = `<div id='samples' style='display:flex;flex-wrap:wrap;gap:24px;padding:32px;width:960px'>${figures.join('')}</div>`;
  await page.evaluate((given) => (document.body.innerHTML = given), html);
  return page.locator('#samples');
};

const save = (image: Buffer, name: string) =>
  sharp(image).webp({ quality: 86 }).toFile(`docs/${name}.webp`);

const saveAround = async (page: Page, part: Locator, name: string) => {
  await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const { x, y, width, height } = await boxOf(part);
  const [left, top] = [Math.max(0, x - MARGIN), Math.max(0, y - MARGIN)];
  const clip = {
    x: left,
    y: top,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  await save(
    await page.screenshot({ clip, animations: 'disabled' }),
    `design/${name}`,
  );
};

const saveDocs = async (browser: Browser, shop: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
      colorScheme,
      // Chromium cannot delete a database that a service worker has open.
      serviceWorkers: 'block',
      // The samples are markup with inline styles.
      bypassCSP: true,
    });
    await page.goto(shop + BLANK);
    for (const [name, [state, part, prepare]] of Object.entries(PARTS)) {
      await page.setViewportSize({
        width: name === 'sheet' ? 400 : 1280,
        height: 900,
      });
      await openPageState(page, shop, state);
      await prepare?.(page);
      await saveAround(
        page,
        page.locator(part).first(),
        `${name}-${colorScheme}`,
      );
    }
    await saveAround(
      page,
      await showSamples(page, COLOR_SAMPLES),
      `colors-${colorScheme}`,
    );
    if (colorScheme === 'dark') continue;
    await saveAround(page, await showSamples(page, TYPE_SAMPLES), 'type');
    await page.setViewportSize({ width: 1280, height: 1000 });
    for (const state of ['home', 'product']) {
      await openPageState(page, shop, state);
      await page.waitForLoadState('networkidle');
      await save(await page.screenshot({ scale: 'css' }), state);
    }
  }
};

const savePageStates = async (
  browser: Browser,
  shop: string,
  width: number,
) => {
  const isPhone = width < 600;
  const page = await browser.newPage({
    viewport: { width, height: isPhone ? 740 : 900 },
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers: 'block',
  });
  await page.goto(shop + BLANK);
  for (const pageState of pageStatesAt(width)) {
    await openPageState(page, shop, pageState);
    const isModal = await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = 'eager';
        // An image that decodes asynchronously may be missing in a full-page
        // screenshot.
        image.decoding = 'sync';
      }
      await Promise.all(
        Array.from(document.images, (image) =>
          image.decode().catch(() => undefined),
        ),
      );
      window.scrollTo(0, 0);
      return document.querySelector('dialog:modal') !== null;
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const path = `test/e2e/screenshots/${pageState}-${width}-${colorScheme}.png`;
      // A modal dialog covers the window, not the page.
      await page.screenshot({ path, fullPage: !isModal });
    }
  }
};

const { values } = parseArgs({ options: { width: { type: 'string' } } });
const widths = values.width?.split(',').map(Number);

const main = async () => {
  const [shop, browser] = await Promise.all([serveDist(0), launchBrowser()]);
  for (const width of widths ?? [])
    await savePageStates(browser, shop.url, width);
  if (!widths) await saveDocs(browser, shop.url);
  await browser.close();
  shop.stop();
};

void main();
