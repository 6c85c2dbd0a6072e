import type { Browser } from 'playwright-core';
import { DEVICES, openPage } from './devices';
import { FILTER, makeGesture } from './gestures';

const SCREENS = 28;

/** Runs in the page: collects the durations of long tasks. */
const observeTasks = () => {
  const durations = [0];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  });
  observer.observe({ type: 'longtask' });
  return durations;
};

/** A filter of 5,000 products, and their list scrolled. */
export const measureLarge = async (browser: Browser, shop: string) => {
  const page = await openPage(browser, 'desktop');
  const firstFilter = await makeGesture(page, 'desktop', shop, FILTER);
  const durations = await page.evaluateHandle(observeTasks);
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.mouse.wheel(0, DEVICES.desktop.viewport.height);
    await page.waitForTimeout(150);
  }
  const longestTask = await durations.evaluate((all) => Math.max(...all));
  await page.close();
  return {
    'first filter ms': firstFilter,
    [`longest task of ${SCREENS} screens ms`]: longestTask,
  };
};
