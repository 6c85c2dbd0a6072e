import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { color, font, text } from '../../src/styles/theme';
import { COAT } from '../browser/pages';
import { openPageState } from '../browser/pageStates';
import { userActions } from '../browser/userActions';
import { untilHydrated } from '../browser/waitFor';
import { withApp } from '../browser/withApp';

// Writes the images of README.md and docs from the built shop:   npx tsx tools/docs/docsImages.ts

const save = (image: Buffer, name: string) => sharp(image).webp({ quality: 86 }).toFile(`docs/${name}.webp`);

const untilImagesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    Array.from(document.images)
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.complete),
  );

const takeReadme = async (browser: Browser, shop: string) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' });
  for (const pageState of ['home', 'product']) {
    await openPageState(page, shop, pageState);
    await untilImagesLoaded(page);
    await save(await page.screenshot(), pageState);
  }
};

interface Part {
  readonly path: string;
  readonly find: (page: Page) => Locator;
  readonly width?: number;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const KIDS = '/Collections?category=Kids';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const chooseM = (page: Page) => userActions(page).chooseSize('M');

/** The components of docs/design.md. */
const PARTS: Readonly<Record<string, Part>> = {
  button: { path: COAT.path, find: (page) => button(page, 'ADD TO CART') },
  'quiet-button': { path: '/orders', find: (page) => button(page, 'Track Order') },
  focus: {
    path: '/',
    find: (page) => page.getByRole('region', { name: 'Subscribe' }).locator('form'),
    prepare: (page) => page.getByLabel('Your email').focus(),
  },
  field: { path: '/place-order', find: (page) => main(page).locator('form') },
  checkbox: { path: KIDS, find: (page) => page.getByRole('group', { name: 'Categories' }) },
  'radio-cells': {
    path: COAT.path,
    find: (page) => page.getByRole('group', { name: 'Select Size' }),
    prepare: chooseM,
  },
  disclosure: {
    path: '/orders',
    find: (page) => main(page).getByRole('listitem').first(),
    prepare: (page) => button(page, 'Track Order').click(),
  },
  tabs: { path: COAT.path, find: (page) => page.getByRole('tablist') },
  badge: {
    path: COAT.path,
    find: (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
    prepare: async (page) => {
      await chooseM(page);
      await userActions(page).addToCart();
    },
  },
  sheet: {
    path: KIDS,
    width: 400,
    find: (page) => page.getByRole('dialog', { name: 'Filter' }),
    prepare: (page) => button(page, /^Filter/).click(),
  },
  card: { path: '/Collections', find: (page) => main(page).getByRole('listitem').first() },
};

/** Replaces the page by labelled samples with the given styles. */
const showSamples = async (page: Page, samples: readonly (readonly [string, string, string])[]) => {
  await page.evaluate((given) => {
    const sheet = document.createElement('div');
    sheet.id = 'samples';
    sheet.style.cssText = 'display:flex;flex-wrap:wrap;gap:24px;padding:32px;width:960px';
    for (const [name, style, words] of given) {
      const sample = document.createElement('figure');
      const label = document.createElement('figcaption');
      const shown = document.createElement('div');
      sample.style.margin = '0';
      shown.style.cssText = style;
      shown.textContent = words;
      label.textContent = name;
      label.style.cssText = 'font-size:14px;padding-top:6px';
      sample.append(shown, label);
      sheet.append(sample);
    }
    document.body.replaceChildren(sheet);
  }, samples);
  return page.locator('#samples');
};

const swatches = Object.entries(color).map(
  ([name, value]) => [name, `width:160px;height:72px;border:1px solid;background:${value}`, ''] as const,
);
const typeSizes = Object.entries(text).map(([name, size]) => {
  const family = ['heading', 'title', 'hero'].includes(name) ? font.display : font.text;
  return [
    name,
    `width:896px;font-family:${family};font-size:${size};line-height:1.1`,
    'Cloth cut simply',
  ] as const;
});

const MARGIN = 16;

const takeAround = async (page: Page, part: Locator, name: string) => {
  await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const box = await part.boundingBox();
  if (!box) throw new Error(`${name} is not visible.`);
  const clip = {
    x: Math.max(0, box.x - MARGIN),
    y: Math.max(0, box.y - MARGIN),
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
  await save(await page.screenshot({ clip, animations: 'disabled' }), `design/${name}`);
};

const takeDesign = async (browser: Browser, shop: string, colorScheme: 'light' | 'dark') => {
  const options = { deviceScaleFactor: 1.5, reducedMotion: 'reduce', colorScheme } as const;
  const open = async (path: string, width = 1280) => {
    const page = await browser.newPage({ ...options, viewport: { width, height: 900 } });
    await page.goto(shop + path);
    await untilHydrated(page);
    return page;
  };
  for (const [name, { path, find, width, prepare }] of Object.entries(PARTS)) {
    const page = await open(path, width);
    await prepare?.(page);
    await takeAround(page, find(page), `${name}-${colorScheme}`);
    await page.close();
  }
  const page = await open('/');
  await takeAround(page, await showSamples(page, swatches), `colors-${colorScheme}`);
  if (colorScheme === 'light') await takeAround(page, await showSamples(page, typeSizes), 'type');
  await page.close();
};

withApp(async (browser, shop) => {
  await takeReadme(browser, shop);
  await takeDesign(browser, shop, 'light');
  await takeDesign(browser, shop, 'dark');
});
