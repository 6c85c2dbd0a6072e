import type { Browser } from 'playwright-core';
import { PATHS } from '../../src/features/navigation/paths';
import { DEVICES, filterGesture, measureGesture } from './interactions';
import type { RecordValue } from './report';

const SCREENS = 28;

export const measureLargeCatalogue = async (
  browser: Browser,
  shop: string,
  record: RecordValue,
) => {
  const page = await browser.newPage({
    ...DEVICES.desktop,
    serviceWorkers: 'block',
  });
  const { longest } = await measureGesture(
    page,
    'desktop',
    shop + PATHS.collections,
    filterGesture,
  );
  record('5,000 products: first filter ms', longest);
  await page.evaluate(() => {
    const tasks: number[] = [0];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    Object.assign(window, { tasks });
  });
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.mouse.wheel(0, DEVICES.desktop.viewport.height);
    await page.waitForTimeout(150);
  }
  const longestTask = await page.evaluate(() =>
    Math.max(...[Reflect.get(window, 'tasks')].flat().map(Number)),
  );
  record(`5,000 products: longest task of ${SCREENS} screens ms`, longestTask);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  record('5,000 products: heap MiB', usedSize / 1024 ** 2, { digits: 1 });
  await page.close();
};
