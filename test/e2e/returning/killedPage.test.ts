import { chromium, type Browser, type Page } from 'playwright-core';
import { launchOptions } from '../../../tools/browser/launch';
import { COAT } from '../../support/browser/pages';
import { until } from '../../support/browser/waitFor';
import { SHOP } from '../support/visit';

/** What a page has shown for this time is stored, also on a busy machine. */
const GRACE_MS = 100;

let separate: Browser | undefined;
afterEach(() => separate?.close());

/**
 * Reports each number that the badge shows. Once the page has `data-start`, it
 * adds a coat in every frame.
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

interface Shown {
  readonly count: number;
  readonly at: number;
}

/** Starts a browser that records every number of the badge, and when. */
const startBrowser = async () => {
  const browser = await chromium.launch(await launchOptions());
  separate = browser;
  const context = await browser.newContext();
  const shown: Shown[] = [];
  await context.exposeBinding('reportBadge', (_, count: number) => {
    shown.push({ count, at: Date.now() });
  });
  await context.addInitScript(addInEveryFrame);
  const untilShown = (count: number) =>
    until(`the badge shows ${count}`, () =>
      Promise.resolve(shown.some((one) => one.count >= count)),
    );
  /** Opens the page, and returns the number that its badge shows at first. */
  const open = async () => {
    shown.length = 0;
    const page = await context.newPage();
    await page.goto(SHOP + COAT.path);
    await untilShown(0);
    return { page, first: shown[0]?.count ?? 0 };
  };
  return { browser, shown, open, untilShown };
};

/** Kills the processes of all pages. Returns the time of their end. */
const killPages = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { type, id } of processInfo)
    if (type === 'renderer') process.kill(id, 'SIGKILL');
  return Date.now();
};

const startAdding = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['start'] = '';
  });

it('should restore items that were shown for a moment after the page is killed, 3 times', async () => {
  const { browser, shown, open, untilShown } = await startBrowser();
  let { page, first } = await open();
  for (const added of [1, 7, 20]) {
    await startAdding(page);
    await untilShown(first + added);
    const killedAt = await killPages(browser);
    await page.close();
    const stored = shown.filter(({ at }) => at <= killedAt - GRACE_MS);
    const least = stored.at(-1)?.count ?? 0;
    ({ page, first } = await open());
    expect(first).toBeGreaterThanOrEqual(least);
  }
  expect(first).toBeGreaterThan(0);
});
