import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

// A machine that is busy elsewhere is slow, not broken.
jest.setTimeout(30_000);

const fromStart = (name: string): string => {
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
const pages: Page[] = [];
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.context().close()));
  expect(problems.splice(0)).toEqual([]);
});

const ASKS_A_SERVER = ['fetch', 'xhr', 'eventsource', 'websocket', 'ping'];

/** Whatever the console is told, whatever throws, and every request that the shop has promised not to make. */
const watch = (page: Page) => {
  page.on('console', (message) => problems.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  page.on('websocket', (socket) => problems.push(`socket: ${socket.url()}`));
  page.on('request', (request) => {
    const elsewhere = !request.url().startsWith(`${SHOP}/`);
    if (elsewhere || ASKS_A_SERVER.includes(request.resourceType()))
      problems.push(`${request.resourceType()}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
};

/** A shopper with a browser of their own, standing at this address; all they do is watched. `script` runs first. */
export const visit = async (
  address = '/',
  options: BrowserContextOptions = {},
  script = '',
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  pages.push(page);
  watch(page);
  await page.addInitScript(script);
  await page.goto(SHOP + address);
  await page.locator('h1').waitFor();
  return page;
};

/** What went wrong so far, for a test that broke something on purpose: it has to look at every one of them. */
export const takeProblems = (): string[] => problems.splice(0);

/** The path and search that the browser shows. */
export const addressOf = (page: Page): string => page.url().slice(SHOP.length);
