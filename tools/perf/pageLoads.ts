import type { Browser } from 'playwright-core';
import { PATHS, productPath } from '../../src/routing/paths';
import { CPU_SLOWDOWN, openPage } from './devices';

export const LOADED = {
  home: PATHS.home,
  list: PATHS.collections,
  product: productPath('melton-overcoat-charcoal'),
};

/** 1.6 Mbit/s, and 150 ms for each request. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 96_000,
};
/** Every image and script of the first screens has loaded by then. */
const SETTLE_MS = 2500;
/** Runs in the page: waits for it to settle, and reads what was measured. */
const readFigures = async (settleMs: number) => {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => {
    entries.push(...list.getEntries());
  });
  for (const type of [
    'largest-contentful-paint',
    'longtask',
    'navigation',
    'paint',
    'resource',
  ]) {
    observer.observe({ type, buffered: true });
  }
  await new Promise((resolve) => setTimeout(resolve, settleMs));

  const figures = { 'FCP ms': NaN, 'LCP ms': NaN, 'blocked ms': 0, KiB: 0 };
  for (const entry of entries) {
    const { entryType, name, startTime, duration } = entry;
    if (name === 'first-contentful-paint') figures['FCP ms'] = startTime;
    // The last one is the largest.
    if (entryType === 'largest-contentful-paint') figures['LCP ms'] = startTime;
    // A task blocks for the time that exceeds 50 ms.
    if (entryType === 'longtask') figures['blocked ms'] += duration - 50;
    if (entry instanceof PerformanceResourceTiming) {
      figures.KiB += entry.transferSize / 1024;
    }
  }
  return figures;
};

/** Loads a page once on a slow phone with an empty cache. */
export const measurePageLoad = async (browser: Browser, url: string) => {
  const page = await openPage(browser, 'phone');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  const figures = await page.evaluate(readFigures, SETTLE_MS);
  await page.close();
  return figures;
};
