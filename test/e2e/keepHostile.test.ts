import type { Page } from 'playwright-core';
import { WORST_CASES } from '../support/hostileStorage';
import { SHOP, untilOpen, visit } from './support/shopper';
import { addToCart, badge, badgeSays, COAT } from './support/words';

const ROUTES = [
  '/',
  '/Collections',
  '/about',
  '/Contact',
  COAT.path,
  '/cart',
  '/login',
  '/place-order',
  '/orders',
];

/** Without loading the page anew: as Back would come to an address. */
const goTo = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(
    (to) => location.pathname === to && document.querySelector('main h1') !== null,
    path,
  );
};

const stands = async (page: Page) => {
  const heading = await page.locator('main h1').innerText();
  expect(heading).not.toBe('');
  expect(heading).not.toContain('Unexpected Application Error');
};

// Each case starts the shop at another page, and then walks them all.
it.each(WORST_CASES.map((found, i) => ({ ...found, start: ROUTES[i % ROUTES.length] ?? '/' })))(
  'opens $start and every other page over $name',
  async ({ local, session, start }) => {
    const page = await visit('/robots.txt', { bare: true });
    await page.evaluate(
      ([forGood, forTheTab]) => {
        for (const [key, text] of Object.entries(forGood)) localStorage.setItem(key, text);
        for (const [key, text] of Object.entries(forTheTab)) sessionStorage.setItem(key, text);
      },
      [local, session ?? {}] as const,
    );
    await page.goto(SHOP + start);
    await untilOpen(page);
    for (const route of ROUTES) {
      await goTo(page, route);
      await stands(page);
    }
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);

    const before = await badge(page);
    await goTo(page, COAT.path);
    await addToCart(page, 'M');
    await badgeSays(page, before + 1);
    await page.reload();
    await badgeSays(page, before + 1);
  },
);
