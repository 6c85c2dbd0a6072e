import type { Page } from 'playwright-core';
import { COAT, PAGES } from '../../support/browser/pages';
import { addToCart, radio, waitForBadge } from '../../support/browser/shopper';
import { arrives } from '../../support/browser/waitFor';
import { visitBlank } from '../support/pageState';
import {
  expectProblem,
  NOT_LOADED,
  SHOP,
  takeProblems,
  visit,
} from '../support/visit';

const MAIN = /\/assets\/main\..*\.js(\?again)?$/;

const emptyCart = (page: Page) => page.getByText('Your cart is empty.');

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The shop could not be started.' });

/** Opens a page whose main script fails, and waits for the notice. */
const openBroken = async (page: Page, path: string) => {
  await page.goto(SHOP + path);
  await notice(page).waitFor();
};

/** Expects the product, with native controls that work again. */
const expectReadableProduct = async (page: Page) => {
  await arrives(page, COAT.name);
  const size = radio(page, 'L');
  await size.click();
  expect(await size.isChecked()).toBe(true);
};

/** Expects links to other pages, and nothing about the cart that is not true. */
const expectNoCart = async (page: Page) => {
  expect(await emptyCart(page).isVisible()).toBe(false);
  const text = await page.locator('main').innerText();
  expect(text).not.toContain('0.00');
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
};

const expectProblems = (message: RegExp) => {
  const problems = takeProblems();
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem).toMatch(message);
};

it('should show a readable product and no untrue cart when the main script fails, and keep the stored cart', async () => {
  const page = await visitBlank();
  const breakScript = () => page.route(MAIN, (route) => route.abort());
  await breakScript();
  await openBroken(page, PAGES.cart.path);
  expect(await emptyCart(page).isVisible()).toBe(true);
  await page.unroute(MAIN);
  await page.goto(SHOP + COAT.path);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);

  await breakScript();
  await openBroken(page, COAT.path);
  await expectReadableProduct(page);
  for (const path of [PAGES.cart.path, PAGES.placeOrder.path]) {
    await openBroken(page, path);
    await expectNoCart(page);
  }
  expectProblem(NOT_LOADED);
  await page.unroute(MAIN);
  await page.goto(SHOP + PAGES.cart.path);
  const line = page.getByRole('main').getByRole('link', { name: COAT.name });
  await line.first().waitFor();
});

it('should say that it works only at the root of a domain where it is opened in a folder', async () => {
  const page = await visitBlank();
  await page.route(MAIN, (route) => route.abort());
  for (const { path, heading } of [PAGES.home, PAGES.product]) {
    const file = SHOP + path;
    const url = `${SHOP}/folder${path}`;
    await page.route(url, (route) => route.continue({ url: file }));
    await page.goto(url);
    await page.getByText('only at the root of a domain').waitFor();
    await arrives(page, heading);
    expect(await notice(page).count()).toBe(0);
  }
  expectProblem(NOT_LOADED);
});

it('should keep a product page readable when the app throws', async () => {
  const before = () => {
    document.getElementById = () => null;
  };
  const page = await visit(COAT.path, { bare: true, before });
  await notice(page).waitFor();
  await expectReadableProduct(page);
  expectProblems(/The document has no #root/);
});

it('should start where only the second request of the main script succeeds', async () => {
  const page = await visitBlank();
  await page.route(MAIN, (route) =>
    route.request().url().endsWith('?again')
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: 'const = ;' }),
  );
  await page.goto(SHOP + COAT.path);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  expectProblems(/Unexpected token/);
});
