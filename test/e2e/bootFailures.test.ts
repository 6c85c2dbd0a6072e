import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { COAT, PAGES } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { addToCart, cards, waitForBadge } from './support/actions';
import { sizeOption } from './support/controls';
import { visitBlank } from './support/pageState';
import { SHOP, takeProblems, visit } from './support/visit';

const MAIN = /\/assets\/main\..*\.js$/;

const emptyCart = (page: Page) => page.getByText('Your cart is empty.');

const notice = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'The shop could not be opened in this browser.' });

const abort = (route: Route) => route.abort();
const respond =
  (body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'text/javascript', body });

/** Failures of the main script, each with the message of the browser. */
const FAILURES = [
  [abort, /net::ERR_FAILED/],
  [respond('Not Found', 404), /404/],
  [respond('const = ;'), /Unexpected token/],
  [respond('throw new Error("broken");'), /broken/],
] as const;

/** Opens a page whose main script fails, and waits for the notice. */
const openBroken = async (page: Page, path: string) => {
  await page.goto(SHOP + path);
  await notice(page).waitFor();
};

/** Expects the product, with native controls that work again. */
const expectReadableProduct = async (page: Page) => {
  await arrives(page, COAT.name);
  const size = sizeOption(page, 'L');
  await size.click();
  expect(await size.isChecked()).toBe(true);
};

/** Expects the count of the cart, and nothing about it that is not true. */
const expectCartNotice = async (page: Page) => {
  const count = { hasText: 'Items in your cart: 1.' };
  await notice(page).filter(count).waitFor();
  expect(await emptyCart(page).isVisible()).toBe(false);
  const text = await page.getByRole('main').innerText();
  expect(text).not.toContain('0.00');
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
};

const expectProblems = (message: RegExp) => {
  const problems = takeProblems();
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem).toMatch(message);
};

it('should keep pages readable and the cart when the main script fails', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  for (const [fail, message] of FAILURES) {
    await page.route(MAIN, fail);
    await openBroken(page, COAT.path);
    await expectReadableProduct(page);
    for (const path of [PAGES.cart.path, PAGES.placeOrder.path]) {
      await openBroken(page, path);
      await expectCartNotice(page);
    }
    expectProblems(message);
    await page.unroute(MAIN);
  }
  await page.goto(SHOP + PAGES.cart.path);
  const line = page.getByRole('main').getByRole('link', { name: COAT.name });
  await line.first().waitFor();
});

const breakApp = () => {
  document.getElementById = () => null;
};
const removeUnits = () => {
  CSS.supports = () => false;
};
const removeModules = () =>
  void Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');

it.each([
  ['the app throws', breakApp, /The document has no #root/],
  ['the browser lacks units of the style', removeUnits, /too old/],
])(
  'should keep a product page readable when %s',
  async (_, before, message) => {
    const page = await visit(COAT.path, { bare: true, before });
    await notice(page).waitFor();
    await expectReadableProduct(page);
    expectProblems(message);
  },
);

it('should keep a product page readable in a browser without modules', async () => {
  const page = await visit('/robots.txt', {
    bare: true,
    before: removeModules,
  });
  await page.route(MAIN, respond(''));
  await openBroken(page, COAT.path);
  await expectReadableProduct(page);
});

it('should show an empty cart and the whole list without the main script', async () => {
  const page = await visitBlank();
  await page.route(MAIN, abort);
  await openBroken(page, PAGES.cart.path);
  expect(await emptyCart(page).isVisible()).toBe(true);
  await openBroken(page, '/Collections?category=Kids');
  const coat = cards(page).filter({ hasText: COAT.name });
  expect(await coat.isVisible()).toBe(true);
  takeProblems();
});

it('should say that the shop must be at the root of a domain', async () => {
  const page = await visitBlank();
  // The root has none of the shop's files.
  await page.route(/\/(assets|images)\//, respond('', 404));
  for (const [url, { path, heading }] of [
    ['/repo/', PAGES.home],
    ['/repo/INDEX.html', PAGES.home],
    ['/user/repo/Collections', PAGES.collections],
    [`/repo${COAT.path}.html`, PAGES.product],
  ] as const) {
    await page.route(SHOP + url, (route) =>
      route.continue({ url: SHOP + path }),
    );
    await page.goto(SHOP + url);
    expect(await page.getByRole('alert').textContent()).toBe(
      'The shop works only at the root of a domain. Here it is in a folder.',
    );
    await arrives(page, heading);
  }
  takeProblems();
});

it('should use no optional chaining in the pre-hydration script', () => {
  const html = readFileSync('dist/cart.html', 'utf8');
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(script).toContain('weft.cartCount');
  expect(script).not.toMatch(/\?\?|\?\.[a-z[(]/i);
});
