import type { Page } from 'playwright-core';
import { COAT, PAGES } from '../../support/browser/pages';
import { button, waitForBadge } from '../../support/browser/shopper';
import { arrives } from '../../support/browser/waitFor';
import { readFocus } from '../support/focus';
import { toUrl, visit } from '../support/visit';

/**
 * Presses Tab until the control with this name has focus, then a key; expects a
 * visible focus at every tab stop.
 */
const press = async (
  page: Page,
  wanted: RegExp,
  key = 'Enter',
  tab: 'Tab' | 'Shift+Tab' = 'Tab',
) => {
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press(tab);
    const { name, problem } = await readFocus(page);
    expect(problem && `${name} is ${problem}`).toBeUndefined();
    if (wanted.test(name)) return page.keyboard.press(key);
  }
  throw new Error(`No control named ${String(wanted)} within 120 stops.`);
};

it('should complete a purchase by keyboard', async () => {
  const page = await visit('/');
  await press(page, /^COLLECTIONS$/);
  await arrives(page, PAGES.collections.heading);
  await press(page, /^Men$/, 'Space');
  await press(page, /^Winterwear$/, 'Space');
  await press(page, /Melton Overcoat/);
  await arrives(page, COAT.name);
  await press(page, /^S$/, 'Space');
  await page.keyboard.press('ArrowRight');
  await press(page, /^ADD TO CART$/);
  await waitForBadge(page, 1);
  await press(page, /^Cart/, 'Enter', 'Shift+Tab');
  await arrives(page, PAGES.cart.heading);
  await press(page, /^Quantity of .* size M$/, 'ArrowUp');
  await press(page, /^PROCEED TO CHECKOUT$/);
  await arrives(page, PAGES.placeOrder.heading);
  await press(page, /^First name$/, 'A');
  await press(page, /^Phone$/, '5');
  await press(page, /^Cash on delivery$/, 'ArrowUp');
  await press(page, /^PLACE ORDER$/);
  await arrives(page, PAGES.orders.heading);
  expect(toUrl(page)).toBe(PAGES.orders.path);
  expect(await button(page, 'Track Order').count()).toBe(3);
});
