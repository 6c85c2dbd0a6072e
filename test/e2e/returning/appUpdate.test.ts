import { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { openWithWorker, workerStates } from '../support/serviceWorker';
import { FIRST, SECOND } from '../support/testServer';
import {
  addToCart,
  allowProblems,
  arrives,
  COAT,
  goTo,
  NOT_LOADED,
  openProduct,
  openTab,
  PAGES,
  reload,
  until,
  untilStored,
  waitForBadge,
} from '../support';

/** Counts the document requests of a tab from this call on. */
const countLoads = (page: Page) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};

const shows = (page: Page, version: string) =>
  page.getByText(version).waitFor();

/**
 * Makes the browser check for an update, as it does after a navigation, until it
 * has the next worker: a check that began earlier may have read the last one.
 */
const updateUntil = (
  page: Page,
  what: string,
  isUpdated: () => Promise<boolean>,
) =>
  until(what, async () => {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    return isUpdated();
  });

/** Whether the new worker has deleted the script of a tab. */
const isReplaced = (page: Page) =>
  page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('[type=module]');
    return !(await caches.match(script?.src ?? ''));
  });

/** Sends all files with the header of a host whose pages browsers may keep. */
const letBrowsersKeepPages = () =>
  jest
    .spyOn(ServerResponse.prototype, 'setHeaders')
    .mockImplementation(function setHeaders(this: ServerResponse, headers) {
      for (const [name, value] of headers) this.setHeader(name, value);
      return this.setHeader('Cache-Control', 'max-age=600');
    });

it('should let a tab go on after an update, and show the new version when the tab is reloaded', async () => {
  letBrowsersKeepPages();
  // An image may be requested when the server is stopped.
  allowProblems(NOT_LOADED);
  const { server, page: here } = await openWithWorker();
  await here.goto(server.url + COAT.path);
  const there = await openTab(here.context(), '/', false, server.url);
  await server.deployNext();
  const loadsThere = countLoads(there);
  await addToCart(here, 'M');
  await untilStored(here, 1);
  await updateUntil(here, 'the script is not cached', () => isReplaced(here));
  await goTo(here, 'cart');
  await shows(here, FIRST);
  await reload(here);
  await shows(here, SECOND);
  await waitForBadge(here, 1);

  // Its script and its pages are gone.
  await goTo(there, 'about');
  await goTo(there, 'collections');
  await openProduct(there, COAT.name);
  await addToCart(there, 'M');
  await waitForBadge(here, 2);
  await untilStored(there, 2);
  await shows(there, FIRST);
  expect(loadsThere()).toBe(0);
  await reload(there);
  await shows(there, SECOND);
  await waitForBadge(there, 2);

  server.stop();
  await here.context().setOffline(true);
  await here.goto(server.url + COAT.path);
  await arrives(here, COAT.name);
  await shows(here, SECOND);
});

const BROKEN = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<h1>Broken</h1>', { headers: { 'Content-Type': 'text/html' } }));
});`;

it('should recover from a broken worker', async () => {
  const { server, page } = await openWithWorker();
  const about = server.url + PAGES.about.path;
  allowProblems(NOT_LOADED);
  await server.deployWorker(BROKEN);
  // Chromium may not answer a navigation while a worker is activated.
  await updateUntil(
    page,
    'the broken worker is active',
    async () => (await workerStates(page)) === ',,activated',
  );
  await page.goto(about);
  await page.getByText('Broken').waitFor();

  await server.switchOff();
  // The navigation makes the browser check for an update.
  await page.goto(about);
  await until(
    'no worker is registered',
    async () => (await workerStates(page)) === ',,',
  );
  await page.goto(about);
  await arrives(page, PAGES.about.heading);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
