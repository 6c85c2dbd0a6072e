import type { Page } from 'playwright-core';
import { products } from '../../src/data/products';
import { COAT } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { twoFrames, until } from '../support/browser/waitFor';
import { addToCart, totalOf, waitForBadge } from './support/actions';
import { resultCount } from './support/controls';
import { visit } from './support/visit';

/** Records the text of live regions when it changes. */
const record = () => {
  const announced: string[] = [];
  const LIVE =
    '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
  // Several changes in one task are one announcement.
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(LIVE);
      // Screen readers ignore regions that are not rendered.
      if (region?.checkVisibility()) regions.add(region);
      // An alert is announced when it is inserted, a status only when it
      // changes.
      for (const node of addedNodes) {
        const alert =
          node instanceof Element &&
          node.parentElement?.querySelector('[role="alert"]');
        if (alert && node.contains(alert)) regions.add(alert);
      }
    }
    for (const region of regions) {
      const text = region.textContent.trim();
      if (text) announced.push(text);
    }
    document.documentElement.dataset['announced'] = announced.join('\n');
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
};

const announcements = async (page: Page): Promise<string[]> => {
  const text = await page.evaluate(
    () => document.documentElement.dataset['announced'] ?? '',
  );
  return text.split('\n').filter(Boolean);
};

it('should announce once each added item, rejected attempt, removal, title and number of products', async () => {
  const page = await visit(COAT.path);
  const user = userActions(page);
  const count = resultCount(page);
  await page.evaluate(record);
  const expected: string[] = [];
  const expectAfter = async (
    action: Promise<unknown>,
    next: () => string | Promise<string>,
  ) => {
    await action;
    expected.push(await next());
    await until(
      'it is announced',
      async () => (await announcements(page)).length >= expected.length,
    );
    await twoFrames(page);
    expect(await announcements(page)).toEqual(expected);
  };
  await expectAfter(user.addToCart(), () => 'Select Product Size');
  await expectAfter(user.addToCart(), () => 'Select Product Size');
  await expectAfter(addToCart(page, 'M'), () => 'Items in cart: 1');
  await expectAfter(addToCart(page, 'L'), () => 'Items in cart: 2');
  await expectAfter(user.goToCart(), () => 'Cart · Weft');
  await expectAfter(
    user.remove(`${COAT.name}, size M`),
    async () => `Items in cart: 1. Total: ${await totalOf(page, 'Total')}`,
  );
  await expectAfter(
    user.undo(`${COAT.name}, size M`),
    async () => `Items in cart: 2. Total: ${await totalOf(page, 'Total')}`,
  );
  await expectAfter(user.goToAbout(), () => 'About us · Weft');
  await expectAfter(user.goToCollections(), () => 'Collections · Weft');
  await expectAfter(user.tick('Kids'), () => count.innerText());
  await expectAfter(user.tick('Topwear'), () => count.innerText());
  await expectAfter(user.clearAll(), () => `${products.length} products`);
});

it('should announce nothing when a page is loaded with a filled cart', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', ${record.toString()})`,
  );
  await page.reload();
  await waitForBadge(page, 1);
  expect(await announcements(page)).toEqual([]);
  await addToCart(page, 'M');
  await waitForBadge(page, 2);
  await until(
    'it is announced',
    async () => (await announcements(page)).length > 0,
  );
  expect(await announcements(page)).toEqual(['Items in cart: 2']);
});
