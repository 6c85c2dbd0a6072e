import type { Browser, Page } from 'playwright-core';
import { said, table } from '../table';
import { DESK, openDevice } from './device';
import { openPage, tickEach } from './gestures';
import { longestOf, spreadOf, within, type Spread, type Task } from './stats';

/** How a very long list behaves, in milliseconds. */
export interface GridFigures {
  readonly products: number;
  /** How soon a filter is answered. */
  readonly filter: Spread;
  /** Tasks over 50 ms while the wheel went to the end of the list. */
  readonly scroll: { readonly screens: number; readonly longTasks: number; readonly longest: number };
}

/** A turn of the wheel, in pixels, and how long it rests after it, in milliseconds. */
const TURN = 1800;
const REST = 80;

/** How many products the shop's list says that it has. */
const countOf = async (page: Page): Promise<number> => {
  const words = await page.locator('main [role=status]').first().textContent();
  return Number.parseInt(words?.replaceAll(/\D/g, '') ?? '', 10);
};

const watchTasks = (page: Page) =>
  page.evaluateHandle(() => {
    const tasks: Task[] = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask' });
    return tasks;
  });

/** Where the page stands: how far down its upper edge is, and how far it could be. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    top: window.scrollY,
    end: document.documentElement.scrollHeight - window.innerHeight,
    screens: document.documentElement.scrollHeight / window.innerHeight,
  }));

/** Turns the wheel until the page is at its end. */
export const turnToEnd = async (page: Page): Promise<void> => {
  const { width, height } = page.viewportSize() ?? DESK.viewport;
  await page.mouse.move(width / 2, height / 2);
  let place = await placeOf(page);
  for (let before = -1; place.top < place.end - 1 && place.top !== before; place = await placeOf(page)) {
    before = place.top;
    await page.mouse.wheel(0, TURN);
    await page.waitForTimeout(REST);
  }
  await page.waitForTimeout(REST * 5);
};

const scrollToEnd = async (page: Page) => {
  const tasks = await watchTasks(page);
  await turnToEnd(page);
  const { screens } = await placeOf(page);
  const long = await tasks.jsonValue();
  return { screens, longTasks: long.length, longest: longestOf(long) };
};

/** Filters and scrolls the list that is built, on a slow processor. */
export const measureGrid = async (browser: Browser, shop: string): Promise<GridFigures> => {
  const device = await openDevice(browser, DESK);
  const { context, page } = device;
  const time = await openPage(device, `${shop}/Collections`);
  const products = await countOf(page);
  const filter = await tickEach(page, time, ['Men', 'Women', 'Kids', 'Men', 'Women', 'Kids']);
  await page.keyboard.press('Home');
  const scroll = await scrollToEnd(page);
  await context.close();
  return { products, filter: spreadOf(filter.map(({ answered }) => answered)), scroll };
};

/** From so many products on a list counts as a long one. */
export const LONG_LIST = 1000;

/** The long list, in one line. */
export const gridTable = ({ products, filter, scroll }: GridFigures): string =>
  table(
    ['products', 'filter answered ms', 'screens scrolled', 'long tasks', 'longest ms'],
    [[said(products), within(filter), said(scroll.screens), said(scroll.longTasks), said(scroll.longest)]],
  );
