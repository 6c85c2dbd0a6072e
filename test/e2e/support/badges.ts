import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchOptions } from '../../../tools/browser/launch';
import { until } from '../../support/browser/waitFor';

/**
 * Reports each number that the badge shows. After `start`, it adds a coat in
 * every frame.
 */
const addInEveryFrame = () => {
  const report: unknown = Reflect.get(window, 'reportBadge');
  let last = -1;
  const reportChange = () => {
    const badge = document.querySelector('header a[href="/cart"]');
    const count = Number(/\d+/.exec(badge?.textContent ?? '')?.[0] ?? 0);
    if (count !== last && typeof report === 'function')
      Reflect.apply(report, undefined, [count]);
    last = count;
  };
  const onFrame = () => {
    requestAnimationFrame(onFrame);
    const { dataset } = document.documentElement;
    if (dataset['boot'] !== 'done') return;
    reportChange();
    if (dataset['start'] === undefined) return;
    document
      .querySelector<HTMLInputElement>('input[type="radio"][value="M"]')
      ?.click();
    [...document.querySelectorAll('button')]
      .find((button) => button.textContent.includes('ADD TO CART'))
      ?.click();
  };
  requestAnimationFrame(onFrame);
};

/** Makes the page add a coat in every frame from now on. */
export const start = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['start'] = '';
  });

/** Records every number that a badge of these pages shows, and when. */
export const watchBadges = async (context: BrowserContext) => {
  const shown: { readonly count: number; readonly at: number }[] = [];
  await context.exposeBinding('reportBadge', (_, count: number) => {
    shown.push({ count, at: Date.now() });
  });
  await context.addInitScript(addInEveryFrame);
  /** The largest number that was shown until then. */
  const most = (end = Infinity) => {
    const counts = shown.filter(({ at }) => at <= end);
    return Math.max(0, ...counts.map(({ count }) => count));
  };
  return {
    most,
    /** Waits until a badge shows at least this number. */
    reaches: (count: number) =>
      until(`the badge shows ${count}`, () => {
        const isReached = shown.some((one) => one.count >= count);
        return Promise.resolve(isReached);
      }),
    forget: () => shown.splice(0),
  };
};

/**
 * The options of a browser without images. Intercepting their requests would
 * disable the HTTP cache.
 */
export const withoutImages = async () => {
  const options = await launchOptions();
  const args = [...options.args, '--blink-settings=imagesEnabled=false'];
  return { ...options, args };
};

/** Kills the processes of a type. Returns the time of their end. */
export const kill = async (
  browser: Browser,
  type: 'renderer',
): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const one of processInfo)
    if (one.type === type) process.kill(one.id, 'SIGKILL');
  return Date.now();
};

/** A random whole number from 1 to `most`. */
export const randomUpTo = (most: number): number =>
  1 + Math.floor(Math.random() * most);
