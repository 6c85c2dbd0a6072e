import type { Page } from 'playwright-core';
import { COAT, PAGES } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { arrives, until, untilHydrated } from '../support/browser/waitFor';
import { addToCart, waitForBadge } from './support/actions';
import { button } from './support/controls';
import {
  cachedPaths,
  cacheNames,
  openWithWorker,
  untilInstalled,
  waitForStates,
  waitForWorker,
  workerStates,
} from './support/serviceWorker';
import { FIRST, SECOND } from './support/testServer';
import { countLoads, openTab } from './support/visit';

const PRECACHE = 'weft-precache';
const UPDATE_WAITS = ',installed,activated';
const UPDATE_IS_ACTIVE = ',,activated';

// Each test starts a server, and each first visit downloads the whole shop.
const notice = (page: Page) =>
  page.getByText('A new version of the shop is available.');

const acceptUpdate = (page: Page) => button(page, 'Reload').click();

const shows = (page: Page, version: string) =>
  page.getByText(version).waitFor();

/** Makes the browser check for an update, as it does after a navigation. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

it('should offer an update in each tab and reload the tab that accepts', async () => {
  const { server, page: here } = await openWithWorker();
  await here.goto(server.url + COAT.path);
  await until('the page is cached', async () => {
    const paths = await cachedPaths(here, 'weft-product');
    return paths.length === 1;
  });
  const openHome = () => openTab(here.context(), '/', false, server.url);
  const there = await openHome();
  // After the deployment the browser may check for an update at any time.
  expect(await notice(here).count()).toBe(0);
  await server.deployNext();
  const loadsHere = countLoads(here);
  const loadsThere = countLoads(there);
  await addToCart(here, 'M');
  await checkForUpdate(here);
  await notice(here).waitFor();
  await notice(there).waitFor();
  await shows(here, FIRST);

  const fresh = await openHome();
  await shows(fresh, SECOND);
  await userActions(here).goToCart();
  await acceptUpdate(here);
  await shows(here, SECOND);
  await waitForBadge(here, 1);
  await waitForWorker(here);
  expect(await notice(here).count()).toBe(0);

  // The other tab loads a chunk that only an older cache still has.
  await shows(there, FIRST);
  await userActions(there).goToAbout();
  expect(loadsHere()).toBe(1);
  expect(loadsThere()).toBe(0);

  // The update is active by now.
  await acceptUpdate(there);
  await shows(there, SECOND);
  await there.waitForLoadState('load');
  expect(loadsThere()).toBe(1);
  // It has run the new version from the start.
  expect(await notice(fresh).count()).toBe(0);

  // The cached page of the product is of the older version.
  server.stop();
  await here.context().setOffline(true);
  await here.goto(server.url + COAT.path);
  await arrives(here, COAT.name);
  await shows(here, SECOND);
});

/**
 * Closes the only page of the shop until the update is active, and opens it.
 */
const activateByClosing = (page: Page, home: string) =>
  until('the update is active', async () => {
    await page.goto('about:blank');
    // The browser activates it some time after the last page has closed.
    await page.waitForTimeout(500);
    await page.goto(home);
    return (await workerStates(page)) === UPDATE_IS_ACTIVE;
  });

it('should delete the old version when all tabs are closed', async () => {
  const { server, page } = await openWithWorker((_path, headers) => ({
    ...headers,
    'cache-control': 'max-age=600',
  }));
  const product = { path: COAT.path, heading: COAT.name };
  const pages = [product, PAGES.about];
  for (const { path, heading } of pages) {
    await page.goto(server.url + path);
    await arrives(page, heading);
  }
  await server.deployNext();
  await checkForUpdate(page);
  await notice(page).waitFor();
  const countMainScripts = async () => {
    const paths = await cachedPaths(page, PRECACHE);
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
    await shows(page, SECOND);
  }
});

it('should cache the active version and at most two updates', async () => {
  const { server, page } = await openWithWorker();
  const [active] = await cacheNames(page, PRECACHE);
  let newest = active;
  for (const deployment of [1, 2, 3, 4]) {
    await server.deployNext();
    await checkForUpdate(page);
    await until(`deployment ${deployment} is cached`, async () => {
      const names = await cacheNames(page, PRECACHE);
      const isCached = names.at(-1) !== newest;
      return isCached && names.length === Math.min(1 + deployment, 3);
    });
    await waitForStates(page, UPDATE_WAITS);
    const names = await cacheNames(page, PRECACHE);
    expect(names).toContain(active);
    newest = names.at(-1);
  }
  await acceptUpdate(page);
  await shows(page, SECOND);
  await waitForWorker(page);
  expect(await cacheNames(page, PRECACHE)).toHaveLength(3);
});

const BROKEN = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<h1>Broken</h1>', { headers: { 'Content-Type': 'text/html' } }));
});`;

it('should recover from an update that fails and from a broken worker', async () => {
  const { server, page } = await openWithWorker();
  await server.deployNext();
  server.handlers.set('/about', (response) => response.destroy());
  await checkForUpdate(page);
  await untilInstalled(page);
  server.handlers.delete('/about');
  await server.deployNext();
  await checkForUpdate(page);
  await notice(page).waitFor();

  const about = server.url + PAGES.about.path;
  await server.deployWorker(BROKEN);
  await checkForUpdate(page);
  await waitForStates(page, UPDATE_IS_ACTIVE);
  await page.goto(about);
  await shows(page, 'Broken');

  await server.switchOff();
  // The navigation makes the browser check for an update.
  await page.goto(about);
  await waitForStates(page, ',,');
  await page.goto(about);
  await arrives(page, PAGES.about.heading);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map(({ name }) => name)).not.toContain('workbox-expiration');
});
