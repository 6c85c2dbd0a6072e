import type { Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { arrives, twoFrames, until } from '../../tools/browser/waitFor';
import { FIRST, openServer, SECOND } from './support/ownServer';
import { kept, pathsKept } from './support/kept';
import { countLoads, openTab, visit } from './support/shopper';
import { addToCart, badgeSays } from './support/actions';

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

/** Notes on the page that the shop has asked a worker that waits whether it is newer. */
const noteAsking = () => {
  // A page that is nobody's knows no workers.
  if (!('ServiceWorker' in window)) return;
  const own: unknown = Reflect.get(ServiceWorker.prototype, 'postMessage');
  if (typeof own !== 'function') throw new Error('Workers hear nothing.');
  const spy = new Proxy(own, {
    apply: (target, self, args: unknown[]): unknown => {
      const [message] = args;
      const isAsking =
        typeof message === 'object' && message && 'kind' in message && message.kind === 'compare';
      if (isAsking) document.documentElement.dataset['asked'] = '';
      return Reflect.apply(target, self, args);
    },
  });
  Reflect.set(ServiceWorker.prototype, 'postMessage', spy);
};

/** Until the shop has asked the worker that waits whether it is newer, and whatever it was told is drawn. */
const hasHeard = async (page: Page) => {
  await page.locator('html[data-asked]').waitFor({ state: 'attached' });
  // A worker answers in turn: what is asked last has its answer last.
  await page.evaluate(async () => {
    const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      waiting?.postMessage({ kind: 'compare', scripts: [] }, [port2]);
    });
  });
  await twoFrames(page);
};

/** Two tabs of a shopper, and a shop that is renewed under them. */
const openTwo = async () => {
  const server = await openServer();
  const here = await visit(COAT.path, { shop: server.url, worker: true, before: noteAsking });
  await kept(here);
  const there = await openTab(here.context(), '/', false, server.url);
  await kept(there);
  // From then on the browser may ask of itself.
  expect(await offer(here).count()).toBe(0);
  await server.renew();
  return { server, here, there };
};

it('offers a newer shop, and loads anew the one tab in which it is taken', async () => {
  const { here, there } = await openTwo();
  const [loadsHere, loadsThere] = [countLoads(here), countLoads(there)];
  await addToCart(here, 'M');
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
  const fresh = await openTab(here.context(), '/', false, server.url);
  await fresh.getByText(SECOND).waitFor();
  for (const tab of [there, fresh]) await hasHeard(tab);
  expect(await offer(fresh).count()).toBe(0);
  expect(await offer(there).count()).toBe(0);
});

it('takes the newer shop once every tab is closed, and throws the older away', async () => {
  const { server, here, there } = await openTwo();
  await askForNewer(here);
  await isOffered(here);
  const before = await pathsKept(here, 'weft-edition');
  await there.goto('about:blank');
  await until('the older worker has gone', async () => {
    await here.goto('about:blank');
    // It goes when no page has been its own for a moment, and comes back to life with the next one.
    await here.waitForTimeout(500);
    await here.goto(`${server.url}/`);
    return here.evaluate(isSettled);
  });
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
  await until('the broken worker has taken over', () => page.evaluate(isSettled));
  await page.goto(`${server.url}/about`);
  await page.getByText('Broken').waitFor();

  await server.switchOff();
  // Coming here has the browser ask for the worker, and the worker that it finds goes away.
  await page.goto(`${server.url}/about`);
  await until('no worker is left', () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0),
  );
  await page.goto(`${server.url}/about`);
  await arrives(page, 'About us');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
