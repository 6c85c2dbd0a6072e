import type { Page } from 'playwright-core';
import { addressOf, visit } from './support/shopper';

/** Tabs on until the control of this role and name has focus; gives up where a shopper would. */
const tabTo = async (page: Page, name: RegExp) => {
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const here = document.activeElement;
      const labelled = here
        ?.getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      const field = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : undefined;
      return labelled?.join(' ') ?? here?.getAttribute('aria-label') ?? field ?? here?.textContent ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`No control named ${String(name)} within 120 stops.`);
};

it('buys a coat by keyboard alone', async () => {
  const page = await visit('/');
  await tabTo(page, /^COLLECTIONS$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor();
  await tabTo(page, /^Men$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Winterwear$/);
  await page.keyboard.press('Space');
  await tabTo(page, /Melton Overcoat/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Melton/ }).waitFor();
  await tabTo(page, /^S$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^ADD TO CART$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.getByRole('banner').getByRole('link', { name: 'Cart 1' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('link', { name: /^Cart/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your Cart' }).waitFor();
  await tabTo(page, /^Quantity of Melton Overcoat, Charcoal, size M$/);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, /^PROCEED TO CHECKOUT$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Delivery Information' }).waitFor();
  await tabTo(page, /^First name$/);
  await page.keyboard.type('Ada');
  await tabTo(page, /^Phone$/);
  await page.keyboard.type('5550142');
  await tabTo(page, /^Cash on delivery$/);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, /^PLACE ORDER$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();
  expect(addressOf(page)).toBe('/orders');
  expect(await page.getByRole('button', { name: 'Track Order' }).count()).toBe(3);
});
