import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchOptions } from '../../../tools/browser/launch';

const TIME_LIMIT_MS = 60_000;

/**
 * Reports each number that the badge shows. After `start`, it adds a coat in
 * every frame.
 */
const addInEveryFrame = () => {
  const report: unknown = Reflect.get(window, 'reportBadge');
  let last = -1;
  const frame = () => {
    requestAnimationFrame(frame);
    const button = [...document.querySelectorAll('button')].find((one) =>
      one.textContent.includes('ADD TO CART'),
    );
    const isHydrated = document.documentElement.dataset['boot'] === 'done';
    if (!button || !isHydrated || typeof report !== 'function') return;
    const text =
      document.querySelector('header a[href="/cart"]')?.textContent ?? '';
    const count = Number(/\d+/.exec(text)?.[0] ?? 0);
    if (count !== last) Reflect.apply(report, undefined, [count]);
    last = count;
    if (document.documentElement.dataset['start'] === undefined) return;
    document
      .querySelector<HTMLInputElement>('input[type="radio"][value="M"]')
      ?.click();
    button.click();
  };
  requestAnimationFrame(frame);
};

/** Records every number that a badge of these pages shows, and when. */
export const watchBadges = async (context: BrowserContext) => {
  const shown: { readonly count: number; readonly at: number }[] = [];
  await context.exposeBinding('reportBadge', (_, count: number) => {
    shown.push({ count, at: Date.now() });
  });
  await context.addInitScript(addInEveryFrame);
  /** The largest number that was shown until then. */
  const most = (until = Infinity) =>
    Math.max(
      0,
      ...shown.filter(({ at }) => at <= until).map(({ count }) => count),
    );
  const until = async (what: string, holds: () => boolean) => {
    const end = Date.now() + TIME_LIMIT_MS;
    while (!holds()) {
      if (Date.now() > end)
        throw new Error(`The badge shows ${most()}, not ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return {
    most,
    /** Waits until a badge shows at least this number. */
    reaches: (count: number) =>
      until(`${count}`, () => shown.some((one) => one.count >= count)),
    /**
     * Waits until a badge has shown more than this number for longer than this
     * time.
     */
    hasLongShown: (count: number, ms: number) =>
      until(
        `more than ${count} for ${ms} ms`,
        () => most(Date.now() - ms) > count,
      ),
    forget: () => shown.splice(0),
  };
};

/** Makes the page add a coat in every frame from now on. */
export const start = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['start'] = '';
  });

/**
 * The options of a browser without images. Intercepting their requests would
 * disable the HTTP cache.
 */
export const withoutImages = async () => {
  const options = await launchOptions();
  return {
    ...options,
    args: [...options.args, '--blink-settings=imagesEnabled=false'],
  };
};

/** Kills the processes of a type. Returns the time of their end. */
export const kill = async (
  browser: Browser,
  type: 'browser' | 'renderer',
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
