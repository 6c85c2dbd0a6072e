import { COAT, PAGES } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { addToCart, waitForBadge } from './support/actions';
import { untilInstalled, waitForWorker } from './support/serviceWorker';
import { openServer, scriptOf } from './support/testServer';
import { takeProblems, visit } from './support/visit';

// The service worker downloads the whole shop.
jest.setTimeout(120_000);

const expectSyntaxErrors = () => {
  const problems = takeProblems();
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem).toMatch(/^uncaught: (Unexpected|Invalid|missing)/);
};

describe('script that arrived cut and is in the HTTP cache', () => {
  it('should not keep the shop from starting or a page from loading', async () => {
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
    await arrives(page, PAGES.about.heading);
    expectSyntaxErrors();
  });

  it('should not be kept by the service worker', async () => {
    const server = await openServer();
    const { sent } = await server.cutOnce(scriptOf('about'));
    const page = await visit('/', { shop: server.url, worker: true });
    await sent;
    await untilInstalled(page);
    await page.reload();
    await waitForWorker(page);

    await page.evaluate(async (path) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
    }, scriptOf('about'));
    await server.cutOnce(scriptOf('about'));
    await page.goto(`${server.url}/about`);
    await untilHydrated(page);
    expect(takeProblems()).not.toEqual([]);
    await page.reload();
    await untilHydrated(page);

    server.stop();
    await page.context().setOffline(true);
    await page.goto(`${server.url}/about`);
    await untilHydrated(page);
    await arrives(page, PAGES.about.heading);
  });
});
