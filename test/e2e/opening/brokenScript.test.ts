import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { products } from '../../../src/data/products';
import { DIST } from '../../../tools/build/fileMap';
import { temporaryFolder } from '../../support/temporaryFolder';
import {
  addToCart,
  arrives,
  button,
  cards,
  COAT,
  expectProblems,
  headerLink,
  load,
  NOT_LOADED,
  openTab,
  PAGES,
  PHONE,
  radio,
  SHOP,
  twoFrames,
  untilStored,
  visit,
  visitBlank,
  waitForBadge,
  withSlowScript,
} from '../support';

const MAIN = /\/assets\/main\..*\.js(\?again)?$/;

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The shop could not be started.' });

/** Opens a page whose main script fails, and waits for the notice. */
const openBroken = async (page: Page, path: string) => {
  await page.goto(SHOP + path);
  await notice(page).waitFor();
};

it('should show a readable product and no untrue cart when the main script fails, and keep the stored cart', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await untilStored(page, 1);
  await page.route(MAIN, (route) => route.abort());
  await openBroken(page, COAT.path);
  await arrives(page, COAT.name);
  const size = radio(page, 'L');
  await size.click();
  expect(await size.isChecked()).toBe(true);
  for (const path of [PAGES.cart.path, PAGES.placeOrder.path]) {
    await openBroken(page, path);
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(/0\.00|Your cart is empty/);
    await page.getByRole('contentinfo').waitFor();
  }
  expectProblems(NOT_LOADED);
  await page.unroute(MAIN);
  await load(page, PAGES.cart.path);
  await waitForBadge(page, 1);
});

it('should say that it works only at the root of a domain where it is opened in a folder', async () => {
  const page = await visitBlank();
  await page.route(MAIN, (route) => route.abort());
  for (const [{ path, heading }, end] of [
    [PAGES.home, 'index.html'],
    [PAGES.home, ''],
    [PAGES.product, ''],
  ] as const) {
    const file = SHOP + path;
    const url = `${SHOP}/folder${path}${end}`;
    await page.route(url, (route) => route.continue({ url: file }));
    await page.goto(url);
    await page.getByText('only at the root of a domain').waitFor();
    await arrives(page, heading);
    expect(await notice(page).count()).toBe(0);
  }
  expectProblems(NOT_LOADED);
});

it('should keep a product page readable when the app throws', async () => {
  const before = () => {
    document.getElementById = () => null;
  };
  const page = await visit(COAT.path, { bare: true, before });
  await notice(page).waitFor();
  await arrives(page, COAT.name);
  expectProblems(/The document has no #root/);
});

it('should say so when the start takes too long, and still start, and not say so after a start in time', async () => {
  const page = await visitBlank();
  await page.clock.install();
  await load(page, '/');
  await page.clock.fastForward(31_000);
  expect(await notice(page).count()).toBe(0);

  const { hydrate } = await withSlowScript(COAT.path, page);
  await radio(page, 'M').click();
  await button(page, 'ADD TO CART').click();
  await page.clock.fastForward(30_000);
  await notice(page).waitFor();
  await hydrate();
  await waitForBadge(page, 1);
  expect(await notice(page).count()).toBe(0);
});

it('should start where only the second request of the main script succeeds', async () => {
  const page = await visitBlank();
  for (const [added, body] of ['const = ;', ''].entries()) {
    await page.route(MAIN, (route) =>
      route.request().url().endsWith('?again')
        ? route.continue()
        : route.fulfill({ contentType: 'text/javascript', body }),
    );
    await load(page, COAT.path);
    await addToCart(page, 'M');
    await untilStored(page, added + 1);
  }
  expectProblems(/Unexpected token/);
});

it('should keep what a page shows that was saved to a file', async () => {
  const folder = temporaryFolder();
  // Browsers save a page with its scripts in a folder next to it.
  await cp(join(DIST, 'assets'), join(folder, 'assets'), { recursive: true });
  const page = await visit(PAGES.cart.path);
  const html = await page.content();
  const file = join(folder, 'saved.html');
  const images = pathToFileURL(join(DIST, 'images')).href;
  await writeFile(
    file,
    html
      .replaceAll('src="/assets/', 'src="assets/')
      .replaceAll('/images/', `${images}/`),
  );
  // A browser loads no module from a file.
  expectProblems(/Access to script at|net::ERR_FAILED$/);
  const saved = await openTab(
    page.context(),
    pathToFileURL(file).href,
    true,
    '',
  );
  await twoFrames(saved);
  await arrives(saved, PAGES.cart.heading);
  expect(await saved.getByRole('alert').count()).toBe(0);
});

it('should be readable and navigable without JavaScript, and say nothing untrue', async () => {
  const page = await visit(PAGES.cart.path, {
    ...PHONE,
    javaScriptEnabled: false,
    bare: true,
  });
  for (const { path } of [PAGES.cart, PAGES.placeOrder]) {
    await page.goto(SHOP + path);
    await page.locator('noscript > p').waitFor();
    for (const text of ['Your cart is empty.', 'Subtotal'])
      expect(await page.getByText(text).isVisible()).toBe(false);
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact', exact: true })
    .tap();
  await arrives(page, PAGES.contact.heading);

  await page.setViewportSize({ width: 1280, height: 900 });
  await headerLink(page, 'COLLECTIONS').click();
  // Otherwise the cards are counted while the browser still parses the page.
  await page.waitForURL(SHOP + PAGES.collections.path);
  expect(await cards(page).count()).toBe(products.length);
  await cards(page).filter({ hasText: COAT.name }).click();
  await arrives(page, COAT.name);
  expect(await page.title()).toBe(`${COAT.name} · Weft`);
  await page.getByText('80% wool and 620 gsm').waitFor();
  const image = page.getByRole('main').locator('img').first();
  await image.evaluate((element: HTMLImageElement) => element.decode());
});
