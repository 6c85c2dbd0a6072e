import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from 'playwright-core';
import { openPageState } from '../../support/browser/pageStates';
import { untilHydrated } from '../../support/browser/shopper';

/**
 * Ends a wait that hangs. A busy machine may take many times as long as a quiet
 * one.
 */
const WAIT_LIMIT_MS = 60_000;

/** A small phone. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

/** The devices of the accessibility tests, with reduced motion. */
export const DEVICES = {
  phone: { ...PHONE, reducedMotion: 'reduce' },
  desktop: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
} as const satisfies Record<string, BrowserContextOptions>;

/** The origin of the shop, which `globalSetup` sets. */
export const { SHOP_URL: SHOP = '' } = process.env;

/** The environment of the browser tests opens it. */
declare const browser: Browser;

const problems: string[] = [];
const allowed: RegExp[] = [];
const required: RegExp[] = [];
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
  const found = problems.splice(0);
  const kinds = allowed.splice(0);
  for (const kind of required.splice(0))
    expect(found).toContainEqual(expect.stringMatching(kind));
  const isAllowed = (problem: string) =>
    kinds.some((kind) => kind.test(problem));
  expect(found.filter((problem) => !isAllowed(problem))).toEqual([]);
});

/**
 * Allows problems of this kind in this test. They are checked after its end,
 * because a browser may report a problem later than it shows the effect.
 */
export const allowProblems = (kind: RegExp) => void allowed.push(kind);

/** Expects at least one problem of this kind in this test. */
export const expectProblems = (kind: RegExp) => {
  allowProblems(kind);
  required.push(kind);
};

const SERVER_REQUESTS = ['fetch', 'xhr', 'eventsource', 'websocket', 'ping'];

// The browser logs it for each missing file, which is also a failed response.
const NOT_FOUND =
  'Failed to load resource: the server responded with a status of 404 (Not Found)';

/**
 * Records console messages, errors, failed responses and requests for data. The
 * policy blocks requests to other origins, which the browser logs.
 */
const watch = (page: Page) => {
  page.on('console', (message) => {
    if (message.text() !== NOT_FOUND)
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ name, message }) =>
    problems.push(`uncaught: ${name}: ${message}`),
  );
  page.on('websocket', (socket) => problems.push(`socket: ${socket.url()}`));
  page.on('request', (request) => {
    if (SERVER_REQUESTS.includes(request.resourceType()))
      problems.push(`${request.resourceType()}: ${request.url()}`);
  });
  page.on('response', (response) => {
    const url = response.url();
    const isFound = response.status() < 400;
    // It has no page.
    if (!isFound && new URL(url).pathname !== '/nowhere')
      problems.push(`${response.status()}: ${url}`);
  });
};

/** Opens a tab. The test fails on any console message or failed request. */
export const openTab = async (
  context: BrowserContext,
  url: string,
  bare = false,
  shop = SHOP,
) => {
  const page = await context.newPage();
  watch(page);
  await page.goto(shop + url);
  if (!bare) await untilHydrated(page);
  return page;
};

/** Opens a page of the shop in the same tab. */
export const load = async (page: Page, path: string) => {
  await page.goto(SHOP + path);
  await untilHydrated(page);
};

interface Options extends BrowserContextOptions {
  /** Runs in every page before its scripts. */
  before?: (() => void) | string;
  /** Whether the browser has service workers. */
  worker?: boolean;
  /** Does not wait for hydration, for a URL that is no page of the shop. */
  bare?: boolean;
  /** The origin of a separate server. */
  shop?: string;
}

const withoutWorkers = () =>
  void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/**
 * Opens a URL in a new browser context with reduced motion and a foreign locale
 * and time zone.
 */
export const visit = async (
  url = '/',
  { bare, shop, before, worker, ...options }: Options = {},
) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...options,
  });
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  if (!worker) await context.addInitScript(withoutWorkers);
  if (before) await context.addInitScript(before);
  cleanups.push(() => context.close());
  return openTab(context, url, bare, shop);
};

/** Opens a page that is not of the shop, for states that are opened later. */
export const visitBlank = (options?: Options) =>
  visit('/robots.txt', { ...options, bare: true });

/** Opens a page in one of its visual states in a new browser context. */
export const visitState = async (name: string, options?: Options) => {
  const page = await visitBlank(options);
  await openPageState(page, SHOP, name);
  return page;
};

/** The browser logs this for a request that failed. */
export const NOT_LOADED = /Failed to load resource: net::ERR_FAILED$/;

/** The path and search that the browser shows. */
export const toUrl = (page: Page) => page.url().slice(SHOP.length);

/** Waits until the browser shows a path and search. */
export const untilUrl = (page: Page, expected: string) =>
  page.waitForURL(({ pathname, search }) => pathname + search === expected);

/** Delays files until the returned function is called. */
export const delay = async (page: Page, files: RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Opens a page whose scripts are delayed until `hydrate` is called. */
export const withSlowScript = async (url: string, tab?: Page) => {
  const page = tab ?? (await visitBlank());
  const release = await delay(page, /\/assets\/.*\.js$/);
  await page.goto(SHOP + url, { waitUntil: 'commit' });
  // The browser has parsed the page, and waits for its scripts.
  await page.waitForFunction(() => document.readyState === 'interactive');
  const hydrate = async () => {
    release();
    await untilHydrated(page);
  };
  return { page, hydrate };
};
