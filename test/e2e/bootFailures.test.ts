import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { COAT, PAGES } from '../support/browser/pages';
import { addToCart, waitForBadge } from './support/actions';
import { SHOP, takeProblems, visit } from './support/visit';

const MAIN = /\/assets\/main\..*\.js$/;

const notice = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'The shop could not be opened in this browser.' });

/** Native controls work again after the boot has failed. */
const expectSelectableSize = async (page: Page) => {
  const size = page.getByRole('radio', { name: 'L', exact: true });
  await size.click();
  expect(await size.isChecked()).toBe(true);
};

const breakApp = () => {
  document.getElementById = () => null;
};
const removeUnits = () => {
  CSS.supports = () => false;
};
const removeModules = () =>
  void Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');

const respond = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/** Failures of the main script, each with the message of the browser. */
const SCRIPTS: readonly (readonly [
  string,
  (route: Route) => Promise<void>,
  RegExp,
])[] = [
  ['cannot be reached', (route) => route.abort(), /net::ERR_FAILED/],
  [
    'is missing',
    (route) => route.fulfill({ status: 404, body: 'Not Found' }),
    /404/,
  ],
  ['does not parse', respond('const = ;'), /Unexpected token/],
  ['throws', respond('throw new Error("broken");'), /broken/],
];

/** Opens a page whose main script fails, and waits for the notice. */
const openBroken = async (
  page: Page,
  path: string,
  fail: (route: Route) => Promise<void>,
) => {
  await page.route(MAIN, fail);
  await page.goto(SHOP + path);
  await notice(page).waitFor();
};

const expectProblems = (message: RegExp) => {
  const problems = takeProblems();
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem).toMatch(message);
};

it.each(SCRIPTS)(
  'should keep every page readable with a notice, and the cart, when the script %s',
  async (_, fail, message) => {
    const page = await visit(COAT.path);
    await addToCart(page, 'M');
    await waitForBadge(page, 1);
    await openBroken(page, COAT.path, fail);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      COAT.name,
    );
    await expectSelectableSize(page);
    for (const path of ['/cart', '/place-order']) {
      await openBroken(page, path, fail);
      await notice(page)
        .filter({ hasText: 'Items in your cart: 1.' })
        .waitFor();
      expect(await page.getByText('Your cart is empty.').isVisible()).toBe(
        false,
      );
      expect(await page.getByRole('main').innerText()).not.toContain('0.00');
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    }
    expectProblems(message);
    await page.unroute(MAIN);
    await page.goto(`${SHOP}/cart`);
    await page
      .getByRole('main')
      .getByRole('link', { name: COAT.name })
      .first()
      .waitFor();
  },
);

it.each([
  ['the app throws', breakApp, /The document has no #root/],
  ['the browser lacks units of the style', removeUnits, /too old/],
])(
  'should keep the page of a product readable with a notice when %s',
  async (_, before, message) => {
    const page = await visit(COAT.path, { bare: true, before });
    await notice(page).waitFor();
    await expectSelectableSize(page);
    expectProblems(message);
  },
);

it('should keep the page of a product readable with a notice in a browser without modules', async () => {
  const page = await visit('/robots.txt', {
    bare: true,
    before: removeModules,
  });
  await openBroken(page, COAT.path, respond(''));
  await expectSelectableSize(page);
});

it.each([
  ['/repo/', PAGES.home],
  ['/repo/INDEX.html', PAGES.home],
  ['/user/repo/Collections', PAGES.collections],
  [`/repo${COAT.path}.html`, PAGES.product],
])(
  'should say that the shop has to be at the root of a domain at %s',
  async (url, { path, heading }) => {
    const page = await visit('/robots.txt', { bare: true });
    await page.route(SHOP + url, (route) =>
      route.continue({ url: SHOP + path }),
    );
    // The root has none of the shop's files.
    await page.route(/\/(assets|images)\//, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto(SHOP + url);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toBe(
      'The shop works only at the root of a domain. Here it is in a folder.',
    );
    expect(
      await page.getByRole('heading', { level: 1, name: heading }).isVisible(),
    ).toBe(true);
    takeProblems();
  },
);

it('should show an empty cart as empty and the unfiltered list when the script is not loaded', async () => {
  const page = await visit('/robots.txt', { bare: true });
  await openBroken(page, '/cart', (route) => route.abort());
  expect(await page.getByText('Your cart is empty.').isVisible()).toBe(true);
  await openBroken(page, '/Collections?category=Kids', (route) =>
    route.abort(),
  );
  expect(
    await page.getByRole('link', { name: COAT.name }).first().isVisible(),
  ).toBe(true);
  takeProblems();
});

it('should use no optional chaining in the pre-hydration script', () => {
  const [, script = ''] =
    /<script>(.*?)<\/script>/s.exec(readFileSync('dist/cart.html', 'utf8')) ??
    [];
  expect(script).toContain('weft.cartCount');
  expect(script).not.toMatch(/\?\?|\?\.[a-z[(]/i);
});
