import type { Page } from 'playwright-core';
import { COAT } from '../../tools/pages';
import { arrives } from '../../tools/waiting';
import { FIRST, openServer, SECOND } from './support/ownServer';
import { kept, pathsKept, until } from './support/kept';
import { openTab, visit } from './support/shopper';
import { addToCart, badgeSays } from './support/shopperDoes';

// A visit fetches the whole shop, and each test has a server of its own.
jest.setTimeout(120_000);

const OFFER = 'The shop has been renewed.';

const offer = (page: Page) => page.getByText(OFFER);
const isOffered = (page: Page) => offer(page).waitFor();

/** Has the browser ask for a newer worker, as it does whenever a page is loaded. */
const askForNewer = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** Whether no worker is on its way. */
const isSettled = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return !registration?.installing && !registration?.waiting && registration?.active?.state === 'activated';
};

/** How often this tab was loaded anew, from now on. */
const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return () => loads.length;
};

/** Two tabs of a shopper, and a shop that is renewed under them. */
const openTwo = async () => {
  const server = await openServer();
  const here = await visit(COAT.path, { shop: server.url, worker: true });
  await kept(here);
  const there = await openTab(here.context(), '/', false, server.url);
  await kept(there);
  await server.renew();
  return { server, here, there };
};

it('offers a newer shop, and loads anew the one tab in which it is taken', async () => {
  const { here, there } = await openTwo();
  const [loadsHere, loadsThere] = [countLoads(here), countLoads(there)];
  await addToCart(here, 'M');
  expect(await offer(here).count()).toBe(0);
  await askForNewer(here);
  await isOffered(here);
  await isOffered(there);
  await here.getByText(FIRST).waitFor();

  await here.getByRole('button', { name: 'Reload' }).click();
  await here.getByText(SECOND).waitFor();
  await badgeSays(here, 1);
  await kept(here);
  expect(await offer(here).count()).toBe(0);

  // The other one goes on as it was, with parts that no server has any more.
  await there.getByText(FIRST).waitFor();
  await there.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
  await arrives(there, 'About us');
  expect(loadsHere()).toBe(1);
  expect(loadsThere()).toBe(0);

  // There it has been taken already: its button leads to it as well.
  await there.getByRole('button', { name: 'Reload' }).click();
  await there.getByText(SECOND).waitFor();
  await there.waitForLoadState('load');
  expect(loadsThere()).toBe(1);
});

it('offers nothing to a tab that came from the newer shop', async () => {
  const { server, here, there } = await openTwo();
  await askForNewer(here);
  await isOffered(here);
  await there.goto(`${server.url}/about`);
  await there.getByText(SECOND).waitFor();
  await until(() =>
    there.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
  );
  const fresh = await openTab(here.context(), '/', false, server.url);
  await fresh.getByText(SECOND).waitFor();
  // The tab that is to be offered it has heard of it before these two have looked.
  await fresh.waitForTimeout(1000);
  expect(await offer(fresh).count()).toBe(0);
  expect(await offer(there).count()).toBe(0);
});

it('takes the newer shop once every tab is closed, and throws the older away', async () => {
  const { server, here, there } = await openTwo();
  await askForNewer(here);
  await isOffered(here);
  const before = await pathsKept(here, 'weft-edition');
  await there.goto('about:blank');
  await here.goto('about:blank');
  await here.waitForTimeout(500);
  await here.goto(`${server.url}/`);
  await here.getByText(SECOND).waitFor();
  await kept(here);
  const after = await pathsKept(here, 'weft-edition');
  expect(after.length).toBeLessThan(before.length);
  expect(before.filter((path) => path.startsWith('/assets/main')).length).toBe(2);
  expect(after.filter((path) => path.startsWith('/assets/main')).length).toBe(1);
});

const BROKEN = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<h1>Broken</h1>', { headers: { 'Content-Type': 'text/html' } }));
});`;

it('is switched off by a worker that removes itself, even where a broken one answers', async () => {
  const server = await openServer();
  const page = await visit('/', { shop: server.url, worker: true });
  await kept(page);
  await server.spoil(BROKEN);
  await askForNewer(page);
  await until(() => page.evaluate(isSettled));
  await page.goto(`${server.url}/about`);
  await page.getByText('Broken').waitFor();

  await server.switchOff();
  // Coming here has the browser ask for the worker, and the worker that it finds goes away.
  await page.goto(`${server.url}/about`);
  await until(() =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0),
  );
  await page.goto(`${server.url}/about`);
  await arrives(page, 'About us');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
