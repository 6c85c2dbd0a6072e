import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { color, font, text } from '../../../src/styles/theme';
import { COAT } from './pages';
import { openPageState } from './pageStates';
import { userActions } from './userActions';
import { untilHydrated } from './waitFor';
import { withApp } from './withApp';

// Writes the images of README.md and docs/design.md from the built shop:
//   npx tsx test/support/browser/docsImages.ts

const MARGIN = 16;
const KIDS = '/Collections?category=Kids';

const save = (image: Buffer, name: string) => sharp(image).webp({ quality: 86 }).toFile(`docs/${name}.webp`);

const main = (page: Page) => page.getByRole('main');
const group = (name: string) => (page: Page) => page.getByRole('group', { name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const chooseM = (page: Page) => userActions(page).chooseSize('M');

type Find = (page: Page) => Locator;
type Prepare = (page: Page) => Promise<unknown>;

/** The components of docs/design.md: the page, the part of it, and what leads to its state. */
const PARTS: Readonly<Record<string, readonly [path: string, find: Find, prepare?: Prepare]>> = {
  button: [COAT.path, button('ADD TO CART')],
  'quiet-button': ['/orders', button('Track Order')],
  focus: [
    '/',
    (page) => page.getByRole('region', { name: 'Subscribe' }).locator('form'),
    (page) => page.getByLabel('Your email').focus(),
  ],
  field: ['/place-order', (page) => main(page).locator('form')],
  checkbox: [KIDS, group('Categories')],
  sizes: [COAT.path, group('Select Size'), chooseM],
  disclosure: [
    '/orders',
    (page) => main(page).getByRole('listitem').first(),
    (page) => button('Track Order')(page).click(),
  ],
  tabs: [COAT.path, (page) => page.getByRole('tablist')],
  badge: [
    COAT.path,
    (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
    async (page) => {
      await chooseM(page);
      await userActions(page).addToCart();
    },
  ],
  sheet: [
    KIDS,
    (page) => page.getByRole('dialog', { name: 'Filter' }),
    async (page) => {
      await page.setViewportSize({ width: 400, height: 900 });
      await button(/^Filter/)(page).click();
    },
  ],
  card: ['/Collections', (page) => main(page).getByRole('listitem').first()],
};

type Sample = readonly [name: string, style: string, content: string];

const COLORS = Object.entries(color).map(([name, value]): Sample => [
  name,
  `width:160px;height:72px;border:1px solid;background:${value}`,
  '',
]);
const TYPE = Object.entries(text).map(([name, size]): Sample => {
  const family = ['heading', 'title', 'hero'].includes(name) ? font.display : font.text;
  return [name, `width:896px;font:${size}/1.1 ${family}`, 'Cloth cut simply'];
});

/** Replaces the page by labelled samples of a style. */
const showSamples = async (page: Page, samples: readonly Sample[]) => {
  const figures = samples.map(
    ([name, style, content]) =>
      `<figure style='margin:0'><div style='${style}'>${content}</div><figcaption style='font-size:14px'>${name}</figcaption></figure>`,
  );
  const html = `<div id='samples' style='display:flex;flex-wrap:wrap;gap:24px;padding:32px;width:960px'>${figures.join('')}</div>`;
  await page.evaluate((given) => (document.body.innerHTML = given), html);
  return page.locator('#samples');
};

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
  const open = async (path: string) => {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
      colorScheme,
      // The samples are markup with inline styles.
      bypassCSP: true,
    });
    await page.goto(shop + path);
    await untilHydrated(page);
    return page;
  };
  for (const [name, [path, find, prepare]] of Object.entries(PARTS)) {
    const page = await open(path);
    await prepare?.(page);
    await takeAround(page, find(page), `${name}-${colorScheme}`);
    await page.close();
  }
  const page = await open('/');
  await takeAround(page, await showSamples(page, COLORS), `colors-${colorScheme}`);
  if (colorScheme === 'light') await takeAround(page, await showSamples(page, TYPE), 'type');
};

void withApp(async (browser, shop) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' });
  for (const pageState of ['home', 'product']) {
    await openPageState(page, shop, pageState);
    await page.waitForLoadState('networkidle');
    await save(await page.screenshot(), pageState);
  }
  await takeDesign(browser, shop, 'light');
  await takeDesign(browser, shop, 'dark');
});
