import type { Page } from 'playwright-core';
import { arrives } from '../../tools/browser/waitFor';
import { countLoads, SHOP, takeProblems, visit } from './support/shopper';

const PART = /\/assets\/about\./;
const REASON = 'A part of the shop could not be loaded.';
// The browser's own words; the shop says nothing.
const NOT_LOADED = 'console error: Failed to load resource: net::ERR_FAILED';

const toldOf = (page: Page) => page.getByText(REASON).waitFor();
const aboutUs = (page: Page) => arrives(page, 'About us');

/** Nothing was told but by the browser, of each time that it asked for the part. */
const expectTold = () => expect([...new Set(takeProblems())]).toEqual([NOT_LOADED]);

describe('a part of the shop that has gone', () => {
  it('has the page loaded anew once, and is there when it was a newer one that was missing', async () => {
    const page = await visit('/');
    const loads = countLoads(page);
    await page.route(PART, (route) => (loads() === 0 ? route.abort() : route.continue()));
    await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
    await aboutUs(page);
    expect(loads()).toBe(1);
    expectTold();
  });

  it('is told of when that does not help, and can be tried again', async () => {
    const page = await visit('/');
    const loads = countLoads(page);
    await page.route(PART, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
    await toldOf(page);
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(loads()).toBe(1);

    // Still gone: one load for one press of the button.
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()]);
    await toldOf(page);
    expect(loads()).toBe(2);

    // The rest of the shop goes on.
    await page.getByRole('banner').getByRole('link', { name: 'CONTACT' }).click();
    await arrives(page, 'Contact us');
    await page.goBack();
    await toldOf(page);
    expect(loads()).toBe(2);

    await page.unroute(PART);
    await page.getByRole('button', { name: 'Try again' }).click();
    await aboutUs(page);
    expect(loads()).toBe(3);
    expectTold();
  });

  it('is told of at once where nothing can be remembered', async () => {
    const before = () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    const page = await visit('/', { before });
    const loads = countLoads(page);
    await page.route(PART, (route) => route.abort());
    await page.goto(`${SHOP}/about`);
    await toldOf(page);
    expect(loads()).toBe(1);
    expectTold();
  });
});
