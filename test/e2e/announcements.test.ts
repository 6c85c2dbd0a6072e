import type { Page } from 'playwright-core';
import { products } from '../../src/data/products';
import { COAT } from '../support/browser/pages';
import { arrives, twoFrames } from '../support/browser/waitFor';
import { waitForFocus } from './support/focus';
import { visit } from './support/visit';
import { addToCart, waitForBadge } from './support/actions';

/** Records the text of live regions when it changes. */
const record = () => {
  const announced: string[] = [];
  const LIVE = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
  // Several changes in one task are one announcement.
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(LIVE);
      // Screen readers ignore regions that are not rendered.
      if (region?.checkVisibility()) regions.add(region);
      // An alert is announced when it is inserted, a status only when it changes.
      for (const node of addedNodes) {
        const alert = node instanceof Element && node.parentElement?.querySelector('[role="alert"]');
        if (alert && node.contains(alert)) regions.add(alert);
      }
    }
    for (const region of regions) {
      const text = region.textContent.trim();
      if (text) announced.push(text);
    }
    document.documentElement.dataset['announced'] = JSON.stringify(announced);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

/** Returns the recorded announcements once pending changes are painted. */
const announcements = async (page: Page): Promise<string[]> => {
  await twoFrames(page);
  const json = await page.evaluate(() => document.documentElement.dataset['announced'] ?? '[]');
  const all: unknown = JSON.parse(json);
  return Array.isArray(all) ? all.map(String) : [];
};

it('should announce the new cart count once per added item', async () => {
  const page = await visit(COAT.path);
  await page.evaluate(record);
  await addToCart(page, 'M');
  await addToCart(page, 'L');
  expect(await announcements(page)).toEqual(['Items in cart: 1', 'Items in cart: 2']);
});

it('should announce nothing when a page is loaded with a filled cart', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${record.toString()})`);
  await page.reload();
  await waitForBadge(page, 1);
  expect(await announcements(page)).toEqual([]);
  await addToCart(page, 'M');
  expect(await announcements(page)).toEqual(['Items in cart: 2']);
});

it('should announce why an item was not added once per attempt', async () => {
  const page = await visit(COAT.path);
  await page.evaluate(record);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await page.getByRole('alert').waitFor();
  expect(await announcements(page)).toEqual(['Select Product Size']);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await page.waitForFunction(
    (before) => (document.documentElement.dataset['announced'] ?? '') !== before,
    JSON.stringify(['Select Product Size']),
  );
  expect(await announcements(page)).toEqual(['Select Product Size', 'Select Product Size']);
});

it('should announce the number of products once per filter change', async () => {
  const page = await visit('/Collections');
  await page.evaluate(record);
  const count = page.getByRole('main').getByRole('status');
  await page.getByRole('checkbox', { name: 'Kids' }).check();
  const ofKids = await count.innerText();
  await page.getByRole('checkbox', { name: 'Topwear' }).check();
  const topwear = await count.innerText();
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect(await announcements(page)).toEqual([ofKids, topwear, `${products.length} products`]);
});

it('should announce only the title of the new page', async () => {
  const page = await visit('/');
  await page.evaluate(record);
  for (const [link, heading] of [
    ['ABOUT', 'About us'],
    ['COLLECTIONS', 'All Collections'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await arrives(page, heading);
    await waitForFocus(page, 'H1');
  }
  expect(await announcements(page)).toEqual(['About us · Weft', 'Collections · Weft']);
});

it('should announce the cart count after a removal and its undo', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await page.getByRole('link', { name: /^Cart/ }).click();
  await arrives(page, 'Your Cart');
  await waitForFocus(page, 'H1');
  await page.evaluate(record);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect(await announcements(page)).toEqual(['Items in cart: 0', 'Items in cart: 1']);
});
