import type { Page } from 'playwright-core';
import { arrives } from '../support/browser/waitFor';
import { DEVICES } from './support/devices';
import { readFocus } from './support/focus';
import { toUrl, visit } from './support/visit';

/** Presses Tab until the control with this name has focus; expects a visible focus at every tab stop. */
const tabTo = async (page: Page, wanted: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press(key);
    const { name, problem } = await readFocus(page);
    expect(problem && `${name} is ${problem}`).toBeUndefined();
    if (wanted.test(name)) return;
  }
  throw new Error(`No control named ${String(wanted)} within 120 stops.`);
};

it('should complete a purchase by keyboard', async () => {
  const page = await visit('/');
  await tabTo(page, /^COLLECTIONS$/);
  await page.keyboard.press('Enter');
  await arrives(page, 'All Collections');
  await tabTo(page, /^Men$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Winterwear$/);
  await page.keyboard.press('Space');
  await tabTo(page, /Melton Overcoat/);
  await page.keyboard.press('Enter');
  await arrives(page, /Melton/);
  await tabTo(page, /^S$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^ADD TO CART$/);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Cart 1' }).waitFor();
  await tabTo(page, /^Cart/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arrives(page, 'Your Cart');
  await tabTo(page, /^Quantity of Melton Overcoat, Charcoal, size M$/);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, /^PROCEED TO CHECKOUT$/);
  await page.keyboard.press('Enter');
  await arrives(page, 'Delivery Information');
  await tabTo(page, /^First name$/);
  await page.keyboard.type('Ada');
  await tabTo(page, /^Phone$/);
  await page.keyboard.type('5550142');
  await tabTo(page, /^Cash on delivery$/);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, /^PLACE ORDER$/);
  await page.keyboard.press('Enter');
  await arrives(page, 'My Orders');
  expect(toUrl(page)).toBe('/orders');
  expect(await page.getByRole('button', { name: 'Track Order' }).count()).toBe(3);
});

type Role = Parameters<Page['getByRole']>[0];

/** Finds controls by role and name, and expects them in the accessibility tree. */
const byAccessibleName = (page: Page) => {
  const find = async (role: Role, name: string) => {
    const control = page.getByRole(role, { name, exact: true });
    await control.waitFor();
    expect(await page.locator('body').ariaSnapshot()).toContain(`- ${role} "${name}"`);
    return control;
  };
  return {
    find,
    tap: async (role: Role, name: string) => (await find(role, name)).tap(),
    fill: async (role: Role, name: string, text: string) => (await find(role, name)).fill(text),
  };
};

it('should complete a purchase on a phone by accessible roles and names', async () => {
  const page = await visit('/', DEVICES.phone);
  const { find, tap, fill } = byAccessibleName(page);
  await tap('button', 'Menu');
  await tap('link', 'COLLECTIONS');
  await find('heading', 'All Collections');
  await tap('link', 'Melton Overcoat, Charcoal $320');
  await find('heading', 'Melton Overcoat, Charcoal');
  await tap('radio', 'M');
  await tap('button', 'ADD TO CART');
  await tap('link', 'Cart 1');
  await find('heading', 'Your Cart');
  await fill('spinbutton', 'Quantity of Melton Overcoat, Charcoal, size M', '2');
  await tap('button', 'PROCEED TO CHECKOUT');
  await find('heading', 'Delivery Information');
  await fill('textbox', 'First name', 'Ada');
  await fill('textbox', 'Email address', 'ada@example.com');
  await fill('textbox', 'Zipcode', '02903');
  await tap('radio', 'Cash on delivery');
  await tap('button', 'PLACE ORDER');
  await find('heading', 'My Orders');
});
