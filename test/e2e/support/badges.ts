import type { Browser, BrowserContext, Page } from 'playwright-core';
import { processesOf } from './ownBrowser';

const PATIENCE_MS = 30_000;

/** Tells of every number that the badge has shown; once the page is told to go, adds a coat every frame. */
const addForEver = () => {
  const tell: unknown = Reflect.get(window, 'tell');
  let last = -1;
  const frame = () => {
    requestAnimationFrame(frame);
    const button = [...document.querySelectorAll('button')].find((one) =>
      one.textContent.includes('ADD TO CART'),
    );
    const isOpen = document.documentElement.dataset['hydrated'] !== undefined;
    if (!button || !isOpen || typeof tell !== 'function') return;
    const said = document.querySelector('header a[href="/cart"]')?.textContent ?? '';
    const count = Number(/\d+/.exec(said)?.[0] ?? 0);
    if (count !== last) Reflect.apply(tell, undefined, [count]);
    last = count;
    if (document.documentElement.dataset['go'] === undefined) return;
    document.querySelector<HTMLInputElement>('input[type="radio"][value="M"]')?.click();
    button.click();
  };
  requestAnimationFrame(frame);
};

/** Every number that a badge of these pages has shown since it was last asked, and when. */
export const watchBadges = async (context: BrowserContext) => {
  const shown: { readonly count: number; readonly at: number }[] = [];
  let heard: () => void = () => undefined;
  await context.exposeBinding('tell', (_, count: number) => {
    shown.push({ count, at: Date.now() });
    heard();
  });
  await context.addInitScript(addForEver);
  /** The most that was shown until then. */
  const most = (until = Infinity) =>
    Math.max(0, ...shown.filter(({ at }) => at <= until).map(({ count }) => count));
  const until = async (what: string, holds: () => boolean) => {
    const end = Date.now() + PATIENCE_MS;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`The badge has come to ${most()}, and not ${what}.`);
      await new Promise<void>((resolve) => {
        heard = resolve;
        setTimeout(resolve, 50);
      });
    }
  };
  return {
    most,
    /** Waits until a badge shows at least so many. */
    reaches: (count: number) => until(`to ${count}`, () => shown.some((one) => one.count >= count)),
    /** Waits until a badge has shown more than that for longer than this. */
    hasLongShown: (count: number, ms: number) =>
      until(`for long beyond ${count}`, () => most(Date.now() - ms) > count),
    forget: () => shown.splice(0),
  };
};

/** Lets the page begin to add. */
export const go = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['go'] = '';
  });

/** Kills the processes of a kind; gives the time at which they are gone. */
export const kill = async (browser: Browser, type: 'browser' | 'renderer'): Promise<number> => {
  for (const id of await processesOf(browser, type)) process.kill(id, 'SIGKILL');
  return Date.now();
};

/** A number from 1 to `most`, nobody knows which. */
export const anyUpTo = (most: number): number => 1 + Math.floor(Math.random() * most);
