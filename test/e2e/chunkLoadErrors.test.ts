import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { addToCart, waitForBadge } from './support/actions';
import { openServer, scriptOf } from './support/testServer';
import { countLoads, SHOP, takeProblems, visit } from './support/visit';
import { button, headerLink } from './support/controls';

const CHUNK = /\/assets\/about\./;
const REASON = 'A part of the shop could not be loaded.';
// The browser logs this message.
const NOT_LOADED = 'console error: Failed to load resource: net::ERR_FAILED';

/**
 * Opens a page that is online, also on a machine without a network: the shop
 * does not reload a page offline.
 */
const visitOnline = (url: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(url, {
    ...options,
    before: () =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
  });

const waitForError = (page: Page) => page.getByText(REASON).waitFor();

/** Expects only the messages of the browser about failed requests. */
const expectBrowserMessages = () =>
  expect([...new Set(takeProblems())]).toEqual([NOT_LOADED]);

describe('chunk that cannot be loaded', () => {
  it('should reload the page once to load a newer build', async () => {
    const page = await visitOnline('/');
    const loads = countLoads(page);
    await page.route(CHUNK, (route) =>
      loads() === 0 ? route.abort() : route.continue(),
    );
    await userActions(page).goToAbout();
    expect(loads()).toBe(1);
    expectBrowserMessages();
  });

  it('should show an error with a retry button when a reload does not help, and be loaded later', async () => {
    const page = await visitOnline('/');
    const loads = countLoads(page);
    const user = userActions(page);
    await page.route(CHUNK, (route) => route.abort());
    await headerLink(page, 'ABOUT').click();
    await waitForError(page);
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(loads()).toBe(1);

    // The chunk is still missing: the button reloads once.
    await Promise.all([
      page.waitForEvent('load'),
      button(page, 'Try again').click(),
    ]);
    await waitForError(page);
    expect(loads()).toBe(2);

    // The other pages work.
    await user.goToContact();
    await page.goBack();
    await waitForError(page);
    await user.goToContact();
    await page.unroute(CHUNK);
    await user.goToAbout();
    expect(loads()).toBe(2);
    expectBrowserMessages();
  });

  it('should show an error without a reload when the browser is offline', async () => {
    const goOffline = () =>
      void Object.defineProperty(Navigator.prototype, 'onLine', {
        get: () => false,
      });
    const page = await visit('/', { before: goOffline });
    const loads = countLoads(page);
    await page.route(CHUNK, (route) => route.abort());
    await page.goto(`${SHOP}/about`);
    await waitForError(page);
    expect(loads()).toBe(1);
    expectBrowserMessages();
  });

  it('should show an error when the chunk does not parse, and be loaded by its retry button', async () => {
    const page = await visitOnline('/robots.txt', { bare: true });
    const loads = countLoads(page);
    await page.route(CHUNK, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const = ;' }),
    );
    await page.goto(`${SHOP}/about`);
    await waitForError(page);
    expect(loads()).toBe(2);
    expect([...new Set(takeProblems())]).toEqual([
      "uncaught: Unexpected token '='",
    ]);

    await page.unroute(CHUNK);
    await button(page, 'Try again').click();
    await arrives(page, 'About us');
    expect(loads()).toBe(3);
  });
});

it('should start the shop and load a page, although a script arrived cut and is in the HTTP cache', async () => {
  const expectSyntaxErrors = () => {
    const problems = takeProblems();
    expect(problems).not.toEqual([]);
    for (const problem of problems)
      expect(problem).toMatch(/^uncaught: (Unexpected|Invalid|missing)/);
  };
  const server = await openServer();
  await server.cutOnce(scriptOf('main'));
  await server.cutOnce(scriptOf('about'));
  const page = await visit(COAT.path, { shop: server.url });
  expectSyntaxErrors();
  await page.reload();
  await untilHydrated(page);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  expectSyntaxErrors();
  await userActions(page).goToAbout();
  await page.reload();
  await untilHydrated(page);
  await arrives(page, 'About us');
  expectSyntaxErrors();
});
