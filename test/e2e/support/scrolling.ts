import type { Page } from 'playwright-core';
import { twoFrames } from '../../support/browser/shopper';

/** How far the page is scrolled, in px. */
export const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page is scrolled this far. */
export const untilScrolledTo = (page: Page, y: number) =>
  page.waitForFunction((expected) => window.scrollY === expected, y);

/** Scrolls as the browser does, and waits until the page has followed. */
export const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await untilScrolledTo(page, y);
};

/** Scrolls, and waits until the place is saved a moment later. */
export const scrollAndWait = async (page: Page, y: number) => {
  await scrollTo(page, y);
  await page.waitForFunction(
    (to) => Reflect.get(history.state ?? {}, 'scroll') === to,
    y,
  );
};

/** Rolls the wheel over a point, and waits until the page is painted. */
export const rollWheel = async (
  page: Page,
  x: number,
  y: number,
  by: number,
) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    gestureSourceType: 'mouse',
    x,
    y,
    // Above 0 scrolls up.
    yDistance: -by,
  });
  await twoFrames(page);
};
