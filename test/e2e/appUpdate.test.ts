import type { Page } from 'playwright-core';
import { COAT, PAGES } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { arrives, until, untilHydrated } from '../support/browser/waitFor';
import { FIRST, SECOND } from './support/testServer';
import {
  cachedPaths,
  cacheNames,
  openWithWorker,
  untilInstalled,
  waitForWorker,
} from './support/serviceWorker';
import { countLoads, openTab } from './support/visit';
import { addToCart, waitForBadge } from './support/actions';
import { button } from './support/controls';

// Each test starts a server, and each first visit downloads the whole shop.
const notice = (page: Page) =>
  page.getByText('A new version of the shop is available.');

/** Makes the browser check for an update, as it does after a navigation. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** The states of the installing, the waiting and the active worker. */
const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } =
      (await navigator.serviceWorker.getRegistration()) ?? {};
    return [installing, waiting, active].map((worker) => worker?.state).join();
  });

/**
 * Opens two tabs, then deploys the next build. The page of a product is cached.
 */
const openTwo = async () => {
  const { server, page: here } = await openWithWorker();
  await here.goto(server.url + COAT.path);
  await until(
    'the page is cached',
    async () => (await cachedPaths(here, 'weft-product')).length === 1,
  );
  const there = await openTab(here.context(), '/', false, server.url);
  // After the deployment the browser may check for an update at any time.
  expect(await notice(here).count()).toBe(0);
  await server.deployNext();
  return { server, here, there };
};

/**
 * Closes the only page of the shop until the update is active, and opens it.
 */
const activateByClosing = (page: Page, home: string) =>
  until('the update is active', async () => {
    await page.goto('about:blank');
    // The browser activates it some time after the last page has closed.
    await page.waitForTimeout(500);
    await page.goto(home);
    return (await workerStates(page)) === ',,activated';
  });

it('should offer an update to tabs of the older version, and reload only the one that accepts', async () => {
  const { server, here, there } = await openTwo();
  const [loadsHere, loadsThere] = [countLoads(here), countLoads(there)];
  await addToCart(here, 'M');
  await checkForUpdate(here);
  await notice(here).waitFor();
  await notice(there).waitFor();
  await here.getByText(FIRST).waitFor();

  const fresh = await openTab(here.context(), '/', false, server.url);
  await fresh.getByText(SECOND).waitFor();
  await userActions(here).goToCart();
  await button(here, 'Reload').click();
  await here.getByText(SECOND).waitFor();
  await waitForBadge(here, 1);
  await waitForWorker(here);
  expect(await notice(here).count()).toBe(0);

  // The other tab loads a chunk that only an older cache still has.
  await there.getByText(FIRST).waitFor();
  await userActions(there).goToAbout();
  expect(loadsHere()).toBe(1);
  expect(loadsThere()).toBe(0);

  // The update is active by now.
  await button(there, 'Reload').click();
  await there.getByText(SECOND).waitFor();
  await there.waitForLoadState('load');
  expect(loadsThere()).toBe(1);
  // It has run the new version from the start.
  expect(await notice(fresh).count()).toBe(0);

  // The cached page of the product is of the older version.
  server.stop();
  await here.context().setOffline(true);
  await here.goto(server.url + COAT.path);
  await arrives(here, COAT.name);
  await here.getByText(SECOND).waitFor();
});

it('should delete the old version once every tab is closed, on a host whose pages are cached for ten minutes', async () => {
  const { server, page } = await openWithWorker((_path, headers) => ({
    ...headers,
    'cache-control': 'max-age=600',
  }));
  const pages = [{ path: COAT.path, heading: COAT.name }, PAGES.about];
  for (const { path, heading } of pages) {
    await page.goto(server.url + path);
    await arrives(page, heading);
  }
  await server.deployNext();
  await checkForUpdate(page);
  await notice(page).waitFor();
  const countMainScripts = async () => {
    const paths = await cachedPaths(page, 'weft-precache');
    return paths.filter((path) => path.startsWith('/assets/main')).length;
  };
  expect(await countMainScripts()).toBe(2);
  await activateByClosing(page, `${server.url}/`);
  await waitForWorker(page);
  expect(await countMainScripts()).toBe(1);
  for (const { path, heading } of pages) {
    await page.goto(server.url + path);
    await untilHydrated(page);
    await arrives(page, heading);
    await page.getByText(SECOND).waitFor();
  }
});

it('should cache at most three versions, including the active one, while updates wait', async () => {
  const { server, here } = await openTwo();
  const [active] = await cacheNames(here, 'weft-precache');
  for (const deployment of [1, 2, 3, 4]) {
    const before = await cacheNames(here, 'weft-precache');
    if (deployment > 1) await server.deployNext();
    await checkForUpdate(here);
    await until(`deployment ${deployment} is cached`, async () => {
      const names = await cacheNames(here, 'weft-precache');
      return (
        names.at(-1) !== before.at(-1) &&
        names.length === Math.min(1 + deployment, 3)
      );
    });
    await until(
      'the update waits',
      async () => (await workerStates(here)) === ',installed,activated',
    );
    expect(await cacheNames(here, 'weft-precache')).toContain(active);
  }
  await button(here, 'Reload').click();
  await here.getByText(SECOND).waitFor();
  await waitForWorker(here);
  expect((await cacheNames(here, 'weft-precache')).length).toBe(3);
});

it('should offer an update after one that could not be installed', async () => {
  const { server, page } = await openWithWorker();
  await server.deployNext();
  server.handlers.set('/about', (response) => response.destroy());
  await checkForUpdate(page);
  await untilInstalled(page);
  server.handlers.delete('/about');
  await server.deployNext();
  await checkForUpdate(page);
  await notice(page).waitFor();
});

const BROKEN = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<h1>Broken</h1>', { headers: { 'Content-Type': 'text/html' } }));
});`;

it('should unregister a broken worker when a self-unregistering worker is deployed', async () => {
  const { server, page } = await openWithWorker();
  await server.deployWorker(BROKEN);
  await checkForUpdate(page);
  await until(
    'the broken worker is active',
    async () => (await workerStates(page)) === ',,activated',
  );
  await page.goto(`${server.url}/about`);
  await page.getByText('Broken').waitFor();

  await server.switchOff();
  // The navigation makes the browser check for an update.
  await page.goto(`${server.url}/about`);
  await until(
    'no worker is left',
    async () => (await workerStates(page)) === ',,',
  );
  await page.goto(`${server.url}/about`);
  await arrives(page, 'About us');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map(({ name }) => name)).not.toContain('workbox-expiration');
});
