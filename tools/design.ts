import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { color, font, text } from '../src/styles/theme';
import { withApp } from './withApp';
import { COAT } from './pages';
import { untilHydrated } from './waitFor';

// Takes the pictures of docs/design.md from the shop that is built: tokens as the page knows them, and parts
// where they stand.   npm run docs:design

const OUT = join(__dirname, '../docs/design');
const SCHEMES = ['light', 'dark'] as const;

interface Part {
  readonly name: string;
  readonly address: string;
  readonly find: (page: Page) => Locator;
  /** Pixels of the window; 1280 unless told. */
  readonly width?: number;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');

const PARTS: readonly Part[] = [
  { name: 'button', address: COAT.path, find: (page) => page.getByRole('button', { name: 'ADD TO CART' }) },
  {
    name: 'quiet-button',
    address: '/orders',
    find: (page) => page.getByRole('button', { name: 'Track Order' }).first(),
  },
  {
    name: 'focus',
    address: '/',
    find: (page) => page.getByRole('region', { name: 'Subscribe' }).locator('form'),
    prepare: (page) => page.getByLabel('Your email').focus(),
  },
  { name: 'field', address: '/place-order', find: (page) => main(page).locator('form') },
  {
    name: 'checkbox',
    address: '/Collections?category=Kids',
    find: (page) => page.getByRole('group', { name: 'Categories' }),
  },
  {
    name: 'radio-cells',
    address: COAT.path,
    find: (page) => page.getByRole('group', { name: 'Select Size' }),
    prepare: (page) => page.getByRole('radio', { name: 'M', exact: true }).check(),
  },
  {
    name: 'disclosure',
    address: '/orders',
    find: (page) => main(page).getByRole('listitem').first(),
    prepare: (page) => page.getByRole('button', { name: 'Track Order' }).first().click(),
  },
  { name: 'tabs', address: COAT.path, find: (page) => page.getByRole('tablist') },
  {
    name: 'badge',
    address: COAT.path,
    find: (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'M', exact: true }).check();
      await page.getByRole('button', { name: 'ADD TO CART' }).click();
    },
  },
  {
    name: 'sheet',
    address: '/Collections?category=Kids',
    width: 400,
    find: (page) => page.getByRole('dialog', { name: 'Filter' }),
    prepare: (page) => page.getByRole('button', { name: /^Filter/ }).click(),
  },
  { name: 'card', address: '/Collections', find: (page) => main(page).getByRole('listitem').first() },
];

/** Empties the page and lays out what `fill` gives: the tokens, in the fonts and colours of the shop. */
const specimen = async (page: Page, rows: readonly (readonly [string, string, string])[], kind: string) => {
  await page.evaluate(
    ([given, what]) => {
      document.body.replaceChildren();
      const sheet = document.createElement('div');
      sheet.id = 'specimen';
      sheet.style.cssText =
        what === 'colours'
          ? 'display:grid;grid-template-columns:repeat(5,1fr);gap:24px;padding:32px;width:960px'
          : 'display:grid;gap:24px;padding:32px;width:960px';
      for (const [name, style, words] of given) {
        const row = document.createElement('div');
        const sample = document.createElement('div');
        const label = document.createElement('div');
        sample.style.cssText = style;
        sample.textContent = words;
        label.textContent = name;
        label.style.cssText = 'font-size:14px;padding-top:6px';
        row.append(sample, label);
        sheet.append(row);
      }
      document.body.append(sheet);
    },
    [rows, kind] as const,
  );
  return page.locator('#specimen');
};

const colours = Object.entries(color).map(
  ([name, value]) => [name, `height:72px;border:1px solid var(--hairline);background:${value}`, ''] as const,
);

const sizes = Object.entries(text).map(([name, size]) => {
  const family = ['heading', 'title', 'hero'].includes(name) ? font.display : font.text;
  return [name, `font-family:${family};font-size:${size};line-height:1.1`, 'Cloth cut simply'] as const;
});

/** Pixels of ground that are shown around a part. */
const MARGIN = 16;

const take = async (page: Page, what: Locator, file: string) => {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${file} is not on the page.`);
  const clip = {
    x: Math.max(0, box.x - MARGIN),
    y: Math.max(0, box.y - MARGIN),
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
  const picture = await page.screenshot({ clip, animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 84 })
    .toFile(join(OUT, `${file}.webp`));
};

/** Takes all pictures of one scheme of colours. */
const draw = async (browser: Browser, shop: string, colorScheme: (typeof SCHEMES)[number]) => {
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    colorScheme,
  });
  for (const { name, address, width = 1280, find, prepare } of PARTS) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await untilHydrated(page);
    await prepare?.(page);
    await find(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await take(page, find(page), `${name}-${colorScheme}`);
    await page.close();
  }
  const page = await context.newPage();
  await page.goto('/');
  await untilHydrated(page);
  await take(page, await specimen(page, colours, 'colours'), `colours-${colorScheme}`);
  if (colorScheme === 'light') await take(page, await specimen(page, sizes, 'type'), 'type');
  await context.close();
};

withApp(async (browser, shop) => {
  mkdirSync(OUT, { recursive: true });
  for (const scheme of SCHEMES) await draw(browser, shop, scheme);
  console.log(OUT);
});
