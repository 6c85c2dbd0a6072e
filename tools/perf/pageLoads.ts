import type { Browser } from 'playwright-core';
import { PATHS, productPath } from '../../src/features/navigation/paths';
import { CPU_SLOWDOWN, DEVICES } from './devices';

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
/** A task blocks for the time that exceeds this. */
const SHORT_TASK_MS = 50;

/** Runs in the page: what the browser reports of its loading. */
const readEntries = async (settleMs: number) => {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) =>
    entries.push(...list.getEntries()),
  );
  for (const type of [
    'largest-contentful-paint',
    'longtask',
    'navigation',
    'paint',
    'resource',
  ])
    observer.observe({ type, buffered: true });
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return entries.map((entry) => ({
    type: entry.entryType,
    name: entry.name,
    start: entry.startTime,
    duration: entry.duration,
    bytes: Number(Reflect.get(entry, 'transferSize') ?? 0),
  }));
};

type Entries = Awaited<ReturnType<typeof readEntries>>;

const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);

const summaryOf = (entries: Entries) => {
  const first = entries.find(({ name }) => name === 'first-contentful-paint');
  const largest = entries.findLast(
    ({ type }) => type === 'largest-contentful-paint',
  );
  const longTasks = entries.filter(({ type }) => type === 'longtask');
  return {
    'FCP ms': first?.start ?? NaN,
    'LCP ms': largest?.start ?? NaN,
    'blocked ms': sum(
      longTasks.map(({ duration }) => duration - SHORT_TASK_MS),
    ),
    KiB: sum(entries.map(({ bytes }) => bytes)) / 1024,
  };
};

/** Loads a page once on a slow phone with an empty cache. */
export const measurePageLoad = async (browser: Browser, url: string) => {
  const context = await browser.newContext({
    ...DEVICES.phone,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  const entries = await page.evaluate(readEntries, SETTLE_MS);
  await context.close();
  return summaryOf(entries);
};
