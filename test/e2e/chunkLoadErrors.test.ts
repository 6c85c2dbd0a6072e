import type { Page } from 'playwright-core';
import { COAT, PAGES } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { arrives, reload } from '../support/browser/waitFor';
import { addToCart, waitForBadge } from './support/actions';
import { button, headerLink } from './support/controls';
import { openServer, scriptOf } from './support/testServer';
import {
  countLoads,
  expectProblem,
  NOT_LOADED,
  takeProblems,
  toUrl,
  visit,
} from './support/visit';

const CHUNK = /\/assets\/about\./;
const ABOUT = PAGES.about;

/**
 * The browser is online, also on a machine without a network: the shop does not
 * reload a page offline.
 */
const goOnline = () =>
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });

const visitOnline = async () => {
  const page = await visit('/', { before: goOnline });
  return { page, user: userActions(page), loads: countLoads(page) };
};

const waitForError = (page: Page) =>
  page.getByText('A part of the shop could not be loaded.').waitFor();

const expectSyntaxErrors = () => {
  const problems = takeProblems();
  expect(problems).not.toEqual([]);
  for (const problem of problems)
    expect(problem).toMatch(/^uncaught: SyntaxError: /);
};

describe('chunk that cannot be loaded', () => {
  it('should reload the page once to load a newer build', async () => {
    const { page, user, loads } = await visitOnline();
    await page.route(CHUNK, (route) =>
      loads() === 0 ? route.abort() : route.continue(),
    );
    await user.goToAbout();
    expect(loads()).toBe(1);
    expectProblem(NOT_LOADED);
  });

  it('should show an error when a reload does not help', async () => {
    const { page, user, loads } = await visitOnline();
    await page.route(CHUNK, (route) => route.abort());
    await headerLink(page, 'ABOUT').click();
    await waitForError(page);
    expect(toUrl(page)).toBe(ABOUT.path);
    expect(loads()).toBe(1);

    // The chunk is still missing: the button reloads once.
    const loaded = page.waitForEvent('load');
    await button(page, 'Try again').click();
    await loaded;
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
    expectProblem(NOT_LOADED);
  });

  it('should be loaded by the retry button when it did not parse', async () => {
    const { page, loads } = await visitOnline();
    const broken = { contentType: 'text/javascript', body: 'const = ;' };
    await page.route(CHUNK, (route) => route.fulfill(broken));
    await headerLink(page, 'ABOUT').click();
    await waitForError(page);
    expect(loads()).toBe(1);
    expectProblem("uncaught: SyntaxError: Unexpected token '='");

    await page.unroute(CHUNK);
    await button(page, 'Try again').click();
    await arrives(page, ABOUT.heading);
    expect(loads()).toBe(2);
  });
});

it('should replace a cut script that is in the HTTP cache', async () => {
  const server = await openServer();
  await server.cutOnce(scriptOf('main'));
  await server.cutOnce(scriptOf('about'));
  const page = await visit(COAT.path, { shop: server.url });
  expectSyntaxErrors();
  await reload(page);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  expectSyntaxErrors();
  await userActions(page).goToAbout();
  await reload(page);
  await arrives(page, ABOUT.heading);
  expectSyntaxErrors();
});
