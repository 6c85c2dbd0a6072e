import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { addToCart, badgeSays } from './support/actions';
import { SHOP, takeProblems, visit } from './support/shopper';

const MAIN = /\/assets\/main\..*\.js$/;

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The shop could not be opened in this browser.' });

/** Native controls answer again once the shop has given up. */
const canChoose = async (page: Page) => {
  const size = page.getByRole('radio', { name: 'L', exact: true });
  await size.click();
  expect(await size.isChecked()).toBe(true);
};

const throwsAtStart = () => {
  document.getElementById = () => null;
};
const hasNoModules = () => void Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
const lacksUnits = () => {
  CSS.supports = () => false;
};

/** The ways in which the main script fails, by what the browser says of it. */
const SCRIPTS: readonly (readonly [string, (route: Route) => Promise<void>, RegExp])[] = [
  ['cannot be reached', (route) => route.abort(), /net::ERR_FAILED/],
  ['is missing', (route) => route.fulfill({ status: 404, body: 'Not Found' }), /404/],
  [
    'does not parse',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = ;' }),
    /Unexpected token/,
  ],
  [
    'throws',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
    /broken/,
  ],
];

/** Opens a page whose main script fails, and checks that the browser reports nothing else. */
const openBroken = async (page: Page, path: string, fail: (route: Route) => Promise<void>) => {
  await page.route(MAIN, fail);
  await page.goto(SHOP + path);
  await notice(page).waitFor();
};

const isSaid = (words: RegExp) => {
  const problems = takeProblems();
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem).toMatch(words);
};

describe('a product page', () => {
  it.each(SCRIPTS)('can be read, with a notice, where the script %s', async (_, fail, words) => {
    const page = await visit('/robots.txt', { bare: true });
    await openBroken(page, COAT.path, fail);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(COAT.name);
    await canChoose(page);
    isSaid(words);
  });

  it.each([
    ['the app throws', throwsAtStart, /The document has no #root/],
    ['the browser lacks units of the style', lacksUnits, /too old/],
  ])('can be read, with a notice, where %s', async (_, before, words) => {
    const page = await visit(COAT.path, { bare: true, before });
    await notice(page).waitFor();
    await canChoose(page);
    isSaid(words);
  });

  it('can be read, with a notice, in a browser without modules', async () => {
    const page = await visit('/robots.txt', { bare: true, before: hasNoModules });
    await page.route(MAIN, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(SHOP + COAT.path);
    await notice(page).waitFor();
    await canChoose(page);
  });
});

describe('a cart with items', () => {
  const fillCart = async () => {
    const page = await visit(COAT.path);
    await addToCart(page, 'M');
    await badgeSays(page, 1);
    return page;
  };

  it.each(SCRIPTS)('is not shown as empty where the script %s', async (_, fail, words) => {
    const page = await fillCart();
    for (const path of ['/cart', '/place-order']) {
      await openBroken(page, path, fail);
      await notice(page).filter({ hasText: 'Items in your cart: 1.' }).waitFor();
      expect(await page.getByText('Your cart is empty.').isVisible()).toBe(false);
      expect(await page.getByRole('main').innerText()).not.toContain('0.00');
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    }
    isSaid(words);
    await page.unroute(MAIN);
    await page.goto(`${SHOP}/cart`);
    await page.getByRole('main').getByRole('link', { name: COAT.name }).first().waitFor();
  });
});

it('reports an empty cart as empty', async () => {
  const page = await visit('/robots.txt', { bare: true });
  await openBroken(page, '/cart', (route) => route.abort());
  expect(await page.getByText('Your cart is empty.').isVisible()).toBe(true);
  takeProblems();
});

it('shows the whole list where a filtered one cannot be shown', async () => {
  const page = await visit('/robots.txt', { bare: true });
  await openBroken(page, '/Collections?category=Kids', (route) => route.abort());
  expect(await page.getByRole('link', { name: COAT.name }).first().isVisible()).toBe(true);
  takeProblems();
});

it('parses in browsers without optional chaining', () => {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync('dist/cart.html', 'utf8')) ?? [];
  expect(script).toContain('weft.cartCount');
  expect(script).not.toMatch(/\?\?|\?\.[a-z[(]/i);
});
