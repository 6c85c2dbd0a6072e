import { chromium, type Browser, type Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { addToCart } from '../support/browser/shopper';
import {
  kill,
  randomUpTo,
  start,
  watchBadges,
  withoutImages,
} from './support/badges';
import { SHOP } from './support/visit';

const TIMES = 10;

/** What a page has shown for this time is stored, also on a busy machine. */
const GRACE_MS = 100;

let separate: Browser | undefined;
afterEach(() => separate?.close());

const openShop = async () => {
  const browser = await chromium.launch(await withoutImages());
  separate = browser;
  const context = await browser.newContext();
  const badges = await watchBadges(context);
  const open = async () => {
    badges.forget();
    const page = await context.newPage();
    await page.goto(SHOP + COAT.path);
    await badges.reaches(0);
    return { page, restored: badges.most() };
  };
  return { browser, badges, open };
};

it('should restore items that were shown for a moment after the page is killed, 10 times', async () => {
  const { browser, badges, open } = await openShop();
  const kills: {
    readonly added: number;
    readonly shown: number;
    readonly restored: number;
  }[] = [];
  let { page, restored } = await open();
  for (let i = 0; i < TIMES; i++) {
    const added = randomUpTo(20);
    await start(page);
    await badges.reaches(restored + added);
    const killedAt = await kill(browser, 'renderer');
    await page.close();
    const shown = badges.most(killedAt - GRACE_MS);
    ({ page, restored } = await open());
    kills.push({ added, shown, restored });
  }
  expect(kills.filter((one) => one.restored < one.shown)).toEqual([]);
  expect(restored).toBeGreaterThan(TIMES);
});

/** Adds a coat, and leaves the page a moment later. */
const addAndLeave = async (page: Page, url: string) => {
  await addToCart(page, 'M');
  await page.waitForTimeout(GRACE_MS);
  await page.goto(url);
};

// A page of another site is loaded in another process, and the process of the
// first page ends.
it.each([
  ['the same site', `${SHOP}/robots.txt`],
  ['another site', `${SHOP.replace('127.0.0.1', 'localhost')}/robots.txt`],
])(
  'should store an addition of a page that navigates to %s a moment later, 5 times',
  async (_, url) => {
    const { open } = await openShop();
    for (let count = 0; count < 5; count++) {
      const { page, restored } = await open();
      expect(restored).toBe(count);
      await addAndLeave(page, url);
      await page.close();
    }
    const { restored } = await open();
    expect(restored).toBe(5);
  },
);
