import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright-core';
import { untilHydrated } from '../../../tools/browser/waitFor';
import { isMissing } from './missing';

// A machine that is busy elsewhere is slow, not broken.
jest.setTimeout(30_000);

/** What `start` has left for the tests. */
export const fromStart = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the browser tests run through jest's globalSetup.`);
  return value;
};

export const SHOP = fromStart('SHOP_URL');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(fromStart('BROWSER_WS'));
});
afterAll(() => browser.close());

const problems: string[] = [];
const leaving: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(leaving.splice(0).map((leave) => leave()));
  expect(problems.splice(0)).toEqual([]);
});

const ASKS_A_SERVER = ['fetch', 'xhr', 'eventsource', 'websocket', 'ping'];

// The browser's own words, also of a page that is rightly missing; a file that is missing is told by its response.
const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** Whether it is a page of an address at which the shop has none, as the host hands it out. */
const owesNotFound = (response: Response): boolean =>
  response.request().isNavigationRequest() &&
  !response.fromServiceWorker() &&
  (response.headers()['content-type'] ?? '').startsWith('text/html') &&
  isMissing(response.url());

/** Whatever the console is told, whatever throws, and every request that the shop has promised not to make. */
const watch = (page: Page, shop = SHOP) => {
  page.on('console', (message) => {
    if (message.text() === NOT_FOUND && isMissing(message.location().url)) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  page.on('websocket', (socket) => problems.push(`socket: ${socket.url()}`));
  page.on('request', (request) => {
    const elsewhere = !request.url().startsWith(`${shop}/`);
    if (elsewhere || ASKS_A_SERVER.includes(request.resourceType()))
      problems.push(`${request.resourceType()}: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isRight = owesNotFound(response) ? response.status() === 404 : response.status() < 400;
    if (!isRight) problems.push(`${response.status()}: ${response.url()}`);
  });
};

/** Another tab of the same browser, watched like every other. */
export const openTab = async (
  context: BrowserContext,
  address: string,
  bare = false,
  shop = SHOP,
): Promise<Page> => {
  const page = await context.newPage();
  watch(page, shop);
  await page.goto(shop + address);
  if (!bare) await untilHydrated(page);
  return page;
};

interface ContextOptions extends BrowserContextOptions {
  /** Runs in every page before the shop does: a browser that is not as it should be. */
  readonly before?: (() => void) | string;
  /** Whether the browser has service workers: what they answer, no test can intercept. */
  readonly worker?: boolean;
}

interface Options extends ContextOptions {
  /** The address is of the shop's origin, but no page of the shop. */
  readonly bare?: boolean;
  /** Where the shop is, if not where all the tests have it. */
  readonly shop?: string;
  /** A browser that several visits share, with all that it has fetched and kept. */
  readonly context?: BrowserContext;
}

const withoutWorkers = () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/** A shopper's browser, in which nothing moves; at home where neither the time nor the numbers are ours. */
export const openContext = async ({
  before,
  worker,
  ...options
}: ContextOptions = {}): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...options,
  });
  context.setDefaultTimeout(10_000);
  if (!worker) await context.addInitScript(withoutWorkers);
  if (before) await context.addInitScript(before);
  return context;
};

/** A shopper with a browser of their own, standing at this address; all they do is watched. */
export const visit = async (
  address = '/',
  { bare, shop, context, ...options }: Options = {},
): Promise<Page> => {
  const within = context ?? (await openContext(options));
  leaving.push(() => (context ? Promise.all(context.pages().map((page) => page.close())) : within.close()));
  return openTab(within, address, bare, shop);
};

/** What went wrong so far, for a test that broke something on purpose: it has to look at every one of them. */
export const takeProblems = (): string[] => problems.splice(0);

/** The path and search that the browser shows. */
export const toUrl = (page: Page): string => page.url().slice(SHOP.length);

/** How often this tab was asked to load a page, from now on. */
export const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
};
