import type { Page } from 'playwright-core';
import { arrives } from '../../tools/browser/waitFor';
import { DEVICES } from './support/devices';
import { focusOf } from './support/focus';
import { toUrl, visit } from './support/shopper';

/** Tabs on until the control of this name has focus, in plain sight at every stop; gives up where a shopper would. */
const tabTo = async (page: Page, wanted: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press(key);
    const { name, lost } = await focusOf(page);
    expect(lost && `${name} is ${lost}`).toBeUndefined();
    if (wanted.test(name)) return;
  }
  throw new Error(`No control named ${String(wanted)} within 120 stops.`);
};

it('buys a coat by keyboard alone', async () => {
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

/** Whoever only hears the page: takes a control by the role and the name that the page's outline gives it. */
const byEar = (page: Page) => {
  const hears = async (role: Role, name: string) => {
    const control = page.getByRole(role, { name, exact: true });
    await control.waitFor();
    expect(await page.locator('body').ariaSnapshot()).toContain(`- ${role} "${name}"`);
    return control;
  };
  return {
    hears,
    taps: async (role: Role, name: string) => (await hears(role, name)).tap(),
    types: async (role: Role, name: string, text: string) => (await hears(role, name)).fill(text),
  };
};

it('buys a coat on a phone by the names of things alone', async () => {
  const page = await visit('/', DEVICES.phone);
  const { hears, taps, types } = byEar(page);
  await taps('button', 'Menu');
  await taps('link', 'COLLECTIONS');
  await hears('heading', 'All Collections');
  await taps('link', 'Melton Overcoat, Charcoal $320');
  await hears('heading', 'Melton Overcoat, Charcoal');
  await taps('radio', 'M');
  await taps('button', 'ADD TO CART');
  await taps('link', 'Cart 1');
  await hears('heading', 'Your Cart');
  await types('spinbutton', 'Quantity of Melton Overcoat, Charcoal, size M', '2');
  await taps('button', 'PROCEED TO CHECKOUT');
  await hears('heading', 'Delivery Information');
  await types('textbox', 'First name', 'Ada');
  await types('textbox', 'Email address', 'ada@example.com');
  await types('textbox', 'Zipcode', '02903');
  await taps('radio', 'Cash on delivery');
  await taps('button', 'PLACE ORDER');
  await hears('heading', 'My Orders');
});
