import { chromium, type Browser, type Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import {
  kill,
  randomUpTo,
  start,
  watchBadges,
  withoutImages,
} from './support/badges';
import { SHOP } from './support/visit';

const TIMES = 10;

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

it('should restore shown items after the page is killed, 10 times', async () => {
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
    const crashed = page.waitForEvent('crash');
    await kill(browser, 'renderer');
    await crashed;
    await page.close();
    const shown = badges.most();
    ({ page, restored } = await open());
    kills.push({ added, shown, restored });
  }
  expect(kills.filter((one) => one.restored < one.shown)).toEqual([]);
  expect(restored).toBeGreaterThan(TIMES);
});

/** Adds a coat and leaves the page in the same task. */
const addAndLeave = (page: Page, url: string) =>
  page.evaluate((to) => {
    document
      .querySelector<HTMLInputElement>('input[type="radio"][value="M"]')
      ?.click();
    // The page renders the choice before the button can add.
    setTimeout(() => {
      [...document.querySelectorAll('button')]
        .find((one) => one.textContent.includes('ADD TO CART'))
        ?.click();
      location.href = to;
    }, 50);
  }, url);

// A page of another site is loaded in another process, and the process of the
// first page ends.
it.each([
  ['the same site', `${SHOP}/robots.txt`],
  ['another site', `${SHOP.replace('127.0.0.1', 'localhost')}/robots.txt`],
])(
  'should store an addition of a page that navigates to %s in the same task, 5 times',
  async (_, url) => {
    const { open } = await openShop();
    for (let count = 0; count < 5; count++) {
      const { page, restored } = await open();
      expect(restored).toBe(count);
      const left = page.waitForURL(url);
      await addAndLeave(page, url);
      await left;
      await page.close();
    }
    const { restored } = await open();
    expect(restored).toBe(5);
  },
);
