import type { Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { arrives } from '../../tools/browser/waitFor';
import { PHONE } from './support/devices';
import { focusComesTo, focused } from './support/focus';
import { toUrl, visit } from './support/shopper';

const icon = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });

it('leads everywhere from the header, brings focus to the heading and says the title', async () => {
  const page = await visit('/');
  await focusComesTo(page, 'BODY');
  for (const [link, heading] of [
    ['COLLECTIONS', 'All Collections'],
    ['ABOUT', 'About us'],
    ['CONTACT', 'Contact us'],
    ['HOME', 'Latest Arrivals'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await arrives(page, heading);
    await focusComesTo(page, 'H1');
    const said = await page.getByRole('status').allInnerTexts();
    expect(said).toContain(await page.title());
  }
  await page.getByRole('banner').getByRole('link', { name: 'CONTACT', exact: true }).click();
  await arrives(page, 'Contact us');
  await page.getByRole('banner').getByRole('link', { name: 'WEFT' }).click();
  await arrives(page, 'Latest Arrivals');
});

it('opens the profile menu to a mouse, a keyboard and a finger', async () => {
  const page = await visit('/');
  const profile = page.getByRole('link', { name: 'Profile' });
  const orders = page.getByRole('banner').getByRole('link', { name: 'Orders' });
  expect(await orders.isVisible()).toBe(false);
  await profile.hover();
  expect(await orders.isVisible()).toBe(true);
  await page.mouse.move(10, 600);
  await orders.waitFor({ state: 'hidden' });

  await icon(page).focus();
  await page.keyboard.press('Tab');
  expect(await orders.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await orders.isVisible()).toBe(false);
  expect(await focused(page)).toBe('Profile');

  const phone = await visit('/', PHONE);
  await phone.getByRole('link', { name: 'Profile' }).tap();
  expect(toUrl(phone)).toBe('/');
  await phone.getByRole('banner').getByRole('link', { name: 'My profile' }).tap();
  await arrives(phone, 'Login');
});

it('follows the profile icon to the login page', async () => {
  const page = await visit('/');
  await page.getByRole('link', { name: 'Profile' }).click();
  await arrives(page, 'Login');
});

it('has a menu on a phone, that Esc closes and a link follows', async () => {
  const page = await visit('/', { viewport: PHONE.viewport });
  expect(await page.getByRole('banner').getByRole('link', { name: 'ABOUT', exact: true }).isVisible()).toBe(
    false,
  );
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await open.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'ABOUT', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Menu');
  await open.click();
  await menu.getByRole('link', { name: 'ABOUT', exact: true }).click();
  await arrives(page, 'About us');
  await menu.waitFor({ state: 'hidden' });
});

it('has the profile in the menu too, and closes the menu on Back', async () => {
  const page = await visit('/about', { viewport: PHONE.viewport });
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await open.click();
  await menu.getByRole('link', { name: 'Orders' }).click();
  await arrives(page, 'My Orders');
  await menu.waitFor({ state: 'hidden' });
  await open.click();
  expect(await menu.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
  await page.goBack();
  await arrives(page, 'About us');
  await menu.waitFor({ state: 'hidden' });
  await focusComesTo(page, 'H1');
});

it('has room for a finger on everything in the header of the narrowest phone', async () => {
  const page = await visit('/', { ...PHONE, viewport: { width: 320, height: 640 } });
  const head = page.getByRole('banner');
  const targets = await head.locator('a:visible, button:visible').all();
  expect(targets).toHaveLength(5);
  let edge = 0;
  for (const target of targets) {
    const box = await target.boundingBox();
    if (!box) throw new Error('A target of the header is not there.');
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(edge);
    edge = box.x + box.width;
  }
  expect(edge).toBeLessThanOrEqual(320);
  expect((await head.boundingBox())?.height).toBe(56);
});

it('puts a message under the header, and takes it away when asked, without losing focus', async () => {
  const page = await visit(COAT.path, { viewport: PHONE.viewport });
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  await add.click();
  const message = page.getByRole('alert');
  await message.waitFor();
  const foot = await page.getByRole('banner').boundingBox();
  expect((await message.boundingBox())?.y).toBeGreaterThanOrEqual((foot?.y ?? 0) + (foot?.height ?? 0));
  const cross = page.getByRole('button', { name: 'Dismiss' });
  await cross.focus();
  await page.keyboard.press('Enter');
  await message.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('ADD TO CART');
});

it('skips the header for the keyboard', async () => {
  const page = await visit('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await focusComesTo(page, 'MAIN');
});
