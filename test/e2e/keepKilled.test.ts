import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchIn, launchOwn, processesOf } from './support/ownBrowser';
import { SHOP } from './support/shopper';
import { COAT } from './support/words';

const KILLS_OF_THE_PAGE = 50;
const KILLS_OF_THE_BROWSER = 10;
/** A browser has so long to bring to disk what a page has shown; the bar is ten seconds. */
const GRACE_MS = 1000;
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
    const isOpen = document.documentElement.dataset['shop'] === 'open';
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

/** Every number that a badge has shown since it was last asked, and when. */
const watchBadges = async (context: BrowserContext) => {
  const shown: { readonly count: number; readonly at: number }[] = [];
  let heard: () => void = () => undefined;
  await context.exposeBinding('tell', (_, count: number) => {
    shown.push({ count, at: Date.now() });
    heard();
  });
  await context.addInitScript(addForEver);
  await context.route('**/images/**', (route) => route.abort());
  /** The most that was shown until then. */
  const most = (until = Infinity) =>
    Math.max(0, ...shown.filter(({ at }) => at <= until).map(({ count }) => count));
  const until = async (holds: () => boolean) => {
    const end = Date.now() + PATIENCE_MS;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`The badge has come to ${most()} and no further.`);
      await new Promise<void>((resolve) => {
        heard = resolve;
        setTimeout(resolve, 50);
      });
    }
  };
  return {
    most,
    /** Waits until a badge shows at least so many. */
    reaches: (count: number) => until(() => shown.some((one) => one.count >= count)),
    /** Waits until a badge has shown more than that for longer than the grace. */
    hasLongShown: (count: number) => until(() => most(Date.now() - GRACE_MS) > count),
    forget: () => shown.splice(0),
  };
};

const go = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['go'] = '';
  });

const kill = async (browser: Browser, type: 'browser' | 'renderer') => {
  for (const id of await processesOf(browser, type)) process.kill(id, 'SIGKILL');
  return Date.now();
};

let own: Browser | null = null;
const directory = mkdtempSync(join(tmpdir(), 'weft-killed-'));
afterEach(() => own?.close());
// The last of the killed browser's own processes may still be writing.
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const atAnyMoment = (most: number) => 1 + Math.floor(Math.random() * most);

it('loses nothing that a page has shown when its process is killed, 50 times', async () => {
  own = await launchOwn();
  const context = await own.newContext();
  const badges = await watchBadges(context);
  let safe = 0;
  for (let kills = 0; kills < KILLS_OF_THE_PAGE; kills++) {
    const page = await context.newPage();
    await page.goto(SHOP + COAT.path);
    await badges.reaches(0);
    const restored = badges.most();
    expect(restored).toBeGreaterThanOrEqual(safe);
    await go(page);
    await badges.reaches(restored + atAnyMoment(20));
    const crashed = page.waitForEvent('crash');
    await kill(own, 'renderer');
    await crashed;
    await page.close();
    safe = badges.most();
    badges.forget();
  }
  expect(safe).toBeGreaterThan(KILLS_OF_THE_PAGE);
}, 600_000);

it('loses nothing that it has shown a second before when the whole browser is killed, 10 times', async () => {
  let safe = 0;
  for (let kills = 0; kills <= KILLS_OF_THE_BROWSER; kills++) {
    const context = await launchIn(directory);
    own = context.browser();
    if (!own) throw new Error('The browser has no process.');
    const badges = await watchBadges(context);
    const page = await context.newPage();
    await page.goto(SHOP + COAT.path);
    // The second copy comes a moment after the first paint.
    await badges.reaches(safe);
    await go(page);
    await badges.reaches(safe + atAnyMoment(100));
    await badges.hasLongShown(safe);
    const closed = new Promise((resolve) => own?.once('disconnected', resolve));
    const died = await kill(own, 'browser');
    await closed;
    safe = Math.max(safe, badges.most(died - GRACE_MS));
  }
  expect(safe).toBeGreaterThan(KILLS_OF_THE_BROWSER);
}, 600_000);
