import { products } from '../../src/data/products';
import type { Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { arrives, twoFrames } from '../../tools/browser/waitFor';
import { focusComesTo } from './support/focus';
import { visit } from './support/shopper';
import { addToCart } from './support/actions';

/** Collects, from now on, what the page's live regions say. */
const listen = async (page: Page) => {
  await page.evaluate(() => {
    const said: string[] = [];
    const LIVE = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
    // What changes within one turn is said once.
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(LIVE);
        // Behind a closed sheet nobody speaks.
        if (region?.checkVisibility()) regions.add(region);
        // An alert speaks as it appears; a status only when it changes.
        for (const node of addedNodes) {
          const alert = node instanceof Element && node.parentElement?.querySelector('[role="alert"]');
          if (alert && node.contains(alert)) regions.add(alert);
        }
      }
      for (const region of regions) {
        const words = region.textContent.trim();
        if (words) said.push(words);
      }
      document.documentElement.dataset['said'] = JSON.stringify(said);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
};

/** What was said, once the page is at rest. */
const said = async (page: Page): Promise<string[]> => {
  await twoFrames(page);
  const words = await page.evaluate(() => document.documentElement.dataset['said'] ?? '[]');
  const all: unknown = JSON.parse(words);
  return Array.isArray(all) ? all.map(String) : [];
};

it('says the new count of the cart, once for each piece', async () => {
  const page = await visit(COAT.path);
  await listen(page);
  await addToCart(page, 'M');
  await addToCart(page, 'L');
  expect(await said(page)).toEqual(['Items in cart: 1', 'Items in cart: 2']);
});

it('says once why a product was not added, and again when it is asked again', async () => {
  const page = await visit(COAT.path);
  await listen(page);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await page.getByRole('alert').waitFor();
  expect(await said(page)).toEqual(['Select Product Size']);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await page.waitForFunction(
    (once) => (document.documentElement.dataset['said'] ?? '') !== once,
    JSON.stringify(['Select Product Size']),
  );
  expect(await said(page)).toEqual(['Select Product Size', 'Select Product Size']);
});

it('says how many products are left, once for each choice', async () => {
  const page = await visit('/Collections');
  await listen(page);
  const count = page.getByRole('main').getByRole('status');
  await page.getByRole('checkbox', { name: 'Kids' }).check();
  const ofKids = await count.innerText();
  await page.getByRole('checkbox', { name: 'Topwear' }).check();
  const topwear = await count.innerText();
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect(await said(page)).toEqual([ofKids, topwear, `${products.length} products`]);
});

it('says the title of the page that the shopper has come to, and nothing else', async () => {
  const page = await visit('/');
  await listen(page);
  for (const [link, heading] of [
    ['ABOUT', 'About us'],
    ['COLLECTIONS', 'All Collections'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await arrives(page, heading);
    await focusComesTo(page, 'H1');
  }
  expect(await said(page)).toEqual(['About us · Weft', 'Collections · Weft']);
});

it('says what removing a line and taking it back does to the cart', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await page.getByRole('link', { name: /^Cart/ }).click();
  await arrives(page, 'Your Cart');
  await focusComesTo(page, 'H1');
  await listen(page);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect(await said(page)).toEqual(['Items in cart: 0', 'Items in cart: 1']);
});
