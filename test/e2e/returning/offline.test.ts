import type { Route } from 'playwright-core';
import { products } from '../../../src/data/products';
import { openWithWorker } from '../support/serviceWorker';
import {
  addToCart,
  arrives,
  COAT,
  expectProblems,
  goTo,
  NOT_FOUND,
  NOT_LOADED,
  openProduct,
  PAGES,
  reload,
  TEE,
  until,
  untilHydrated,
  untilStored,
  waitForBadge,
} from '../support';

const { about, contact, login } = PAGES;

/** Whether an image has failed to load, and keeps its height. */
const isMissing = ({
  complete,
  naturalWidth,
  clientHeight,
}: HTMLImageElement) => complete && naturalWidth === 0 && clientHeight > 300;

it('should show its pages and keep a cart offline after one visit', async () => {
  const { server, page } = await openWithWorker();
  // The images that no visited page has shown.
  expectProblems(NOT_LOADED);
  // The HTTP cache has the images of the first page, which had no worker.
  const image = page.getByRole('main').locator('img').first();
  const src = await image.evaluate(
    ({ currentSrc }: HTMLImageElement) => currentSrc,
  );
  server.stop();
  await page.context().setOffline(true);
  for (const { path, heading } of [
    PAGES.home,
    PAGES.orders,
    {
      path: '/COLLECTIONS/?type=Topwear&sort=low-to-high',
      heading: 'Topwear',
    },
    { path: '/nowhere', heading: NOT_FOUND },
  ]) {
    await page.goto(server.url + path);
    await arrives(page, heading);
  }
  await goTo(page, 'collections');
  await openProduct(page, COAT.name);
  await addToCart(page, 'M');
  await goTo(page, 'cart');
  await untilStored(page, 1);
  await reload(page);
  await arrives(page, PAGES.cart.heading);
  await waitForBadge(page, 1);

  await page.evaluate(
    (file) => Object.assign(new Image(), { src: file }).decode(),
    src,
  );
  await page.goto(server.url + TEE.path);
  await untilHydrated(page);
  // The front is that of its card.
  const back = page.getByAltText(`${TEE.name}: the back`);
  await until('the image is missing', () => back.evaluate(isMissing));
  const text = await back.evaluate(
    (image) => getComputedStyle(image, '::after').content,
  );
  expect(text).toBe(`"${TEE.name}: the back"`);
});

const isLoaded = ({ naturalWidth }: HTMLImageElement) => naturalWidth > 0;

const respondWith =
  (status: number, body = '<h1>Not of the shop</h1>') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType: 'text/html; charset=utf-8' });

it('should show the image of the card on a product page that was never opened, load the failed images when the network is back, show pages when the server fails or does not respond, and keep none of its own', async () => {
  const { server, page } = await openWithWorker();
  expectProblems(NOT_LOADED);
  expectProblems(/\b(404|503)\b/);
  await goTo(page, 'collections');
  const card = page.getByAltText(`${COAT.name}: the front`);
  await card.scrollIntoViewIfNeeded();
  const isCached = () =>
    card.evaluate(
      async ({ currentSrc }: HTMLImageElement) =>
        (await caches.match(currentSrc)) !== undefined,
    );
  await until('the image of the card is cached', isCached);
  // Requests of a worker ignore `setOffline`, which changes `navigator.onLine`.
  let isOffline = true;
  const waiting: Route[] = [];
  await page.context().route('**', async (route) => {
    const isHeld = route.request().url().includes(`${COAT.id}-back`);
    if (!isOffline) await route.continue();
    else if (isHeld) waiting.push(route);
    else await route.abort();
  });
  await page.context().setOffline(true);
  await openProduct(page, COAT.name);
  const image = (name: string) =>
    page.getByAltText(`${COAT.name}: ${name}`).first();
  await until('its front is shown', () =>
    image('the front').evaluate(isLoaded),
  );
  await until('an image has failed', () =>
    image('a close detail').evaluate(isMissing),
  );
  await until('an image is requested', () => waiting.length > 0);
  isOffline = false;
  await page.context().setOffline(false);
  // A request that began offline may fail after the network is back.
  await Promise.all(waiting.map((route) => route.abort()));
  for (const name of ['the back', 'a close detail'])
    await until(`${name} is shown`, () => image(name).evaluate(isLoaded));
  await page.context().unrouteAll();

  const respond = (path: string, handler: (route: Route) => unknown) =>
    page.context().route(server.url + path, handler);
  await respond(about.path, respondWith(503));
  await page.goto(server.url + about.path);
  await arrives(page, about.heading);

  await respond(login.path, respondWith(200, '<h1>Maintenance</h1>'));
  await page.goto(server.url + login.path);
  await arrives(page, 'Maintenance');

  await respond(contact.path, () => undefined);
  await page.goto(server.url + contact.path, { waitUntil: 'commit' });
  await arrives(page, contact.heading);
  // A page that this version does not know may take longer.
  await respond('/moved', (route) =>
    route.fulfill({ status: 302, headers: { Location: '/nowhere' } }),
  );
  await respond('/nowhere', async (route) => {
    await page.waitForTimeout(3500);
    await respondWith(404, '<h1>Newer</h1>')(route);
  });
  await page.goto(`${server.url}/moved`);
  await arrives(page, 'Newer');

  const file = products.at(-1)?.image[0] ?? '';
  const isShownAfter = async (status: number, times: number) => {
    const url = server.url + file;
    await page.context().route(url, respondWith(status), { times });
    return page.evaluate(
      (src) =>
        Object.assign(new Image(), { src })
          .decode()
          .then(
            () => true,
            () => false,
          ),
      file,
    );
  };
  expect(await isShownAfter(404, 1)).toBe(false);
  expect(await isShownAfter(200, 2)).toBe(false);
  // The HTTP cache may have such a page, so the worker requests the file again.
  expect(await isShownAfter(200, 1)).toBe(true);

  await page.context().unrouteAll();
  await page.context().setOffline(true);
  await page.goto(server.url + login.path);
  await arrives(page, login.heading);
});
