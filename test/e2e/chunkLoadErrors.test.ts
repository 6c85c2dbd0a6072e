import type { Page } from 'playwright-core';
import { arrives } from '../../tools/browser/waitFor';
import { countLoads, SHOP, takeProblems, visit } from './support/shopper';

const CHUNK = /\/assets\/about\./;
const REASON = 'A part of the shop could not be loaded.';
// The message of the browser; the shop logs nothing.
const NOT_LOADED = 'console error: Failed to load resource: net::ERR_FAILED';

const isReported = (page: Page) => page.getByText(REASON).waitFor();
const aboutUs = (page: Page) => arrives(page, 'About us');

/** The browser reports each failed request, and nothing else does. */
const expectBrowserMessages = () => expect([...new Set(takeProblems())]).toEqual([NOT_LOADED]);

describe('a chunk that cannot be loaded', () => {
  it('reloads the page once, which loads a newer build', async () => {
    const page = await visit('/');
    const loads = countLoads(page);
    await page.route(CHUNK, (route) => (loads() === 0 ? route.abort() : route.continue()));
    await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
    await aboutUs(page);
    expect(loads()).toBe(1);
    expectBrowserMessages();
  });

  it('is reported where a reload does not help, with a retry', async () => {
    const page = await visit('/');
    const loads = countLoads(page);
    await page.route(CHUNK, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
    await isReported(page);
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(loads()).toBe(1);

    // Still missing: the button reloads once.
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()]);
    await isReported(page);
    expect(loads()).toBe(2);

    // The other pages work.
    await page.getByRole('banner').getByRole('link', { name: 'CONTACT' }).click();
    await arrives(page, 'Contact us');
    await page.goBack();
    await isReported(page);
    expect(loads()).toBe(2);

    await page.unroute(CHUNK);
    await page.getByRole('button', { name: 'Try again' }).click();
    await aboutUs(page);
    expect(loads()).toBe(3);
    expectBrowserMessages();
  });

  it('loads on a later navigation, without a reload', async () => {
    const page = await visit('/');
    const loads = countLoads(page);
    await page.route(CHUNK, (route) => route.abort());
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
    await link('ABOUT').click();
    await isReported(page);
    await link('CONTACT').click();
    await arrives(page, 'Contact us');
    await page.unroute(CHUNK);
    await link('ABOUT').click();
    await aboutUs(page);
    expect(loads()).toBe(1);
    expectBrowserMessages();
  });

  it('that does not parse is reported, too', async () => {
    const page = await visit('/robots.txt', { bare: true });
    const loads = countLoads(page);
    await page.route(CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = ;' }));
    await page.goto(`${SHOP}/about`);
    await isReported(page);
    expect(loads()).toBe(2);
    expect([...new Set(takeProblems())]).toEqual(["uncaught: Unexpected token '='"]);
  });

  it('is reported at once where the storage is blocked', async () => {
    const before = () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    const page = await visit('/', { before });
    const loads = countLoads(page);
    await page.route(CHUNK, (route) => route.abort());
    await page.goto(`${SHOP}/about`);
    await isReported(page);
    expect(loads()).toBe(1);
    expectBrowserMessages();
  });
});
