import type { Browser } from 'playwright-core';
import { DEVICES } from './devices';
import { FILTER, makeGesture, openPage } from './gestures';

const SCREENS = 28;

/** Runs in the page: collects the durations of long tasks. */
const observeTasks = () => {
  const tasks: number[] = [0];
  new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask' });
  Object.assign(window, { tasks });
};

/** A filter of 5,000 products, and their list scrolled. */
export const measureLarge = async (browser: Browser, shop: string) => {
  const page = await openPage(browser, 'desktop');
  const firstFilter = await makeGesture(page, 'desktop', shop, FILTER);
  await page.evaluate(observeTasks);
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.mouse.wheel(0, DEVICES.desktop.viewport.height);
    await page.waitForTimeout(150);
  }
  const longestTask = await page.evaluate(() =>
    Math.max(...[Reflect.get(window, 'tasks')].flat().map(Number)),
  );
  await page.close();
  return {
    'first filter ms': firstFilter,
    [`longest task of ${SCREENS} screens ms`]: longestTask,
  };
};
