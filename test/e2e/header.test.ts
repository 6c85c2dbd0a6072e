import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { PHONE } from './support/devices';
import { waitForFocus, focusedName } from './support/focus';
import { toUrl, visit } from './support/visit';

const icon = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });

it('should open the profile menu by mouse, keyboard and touch', async () => {
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
  expect(await focusedName(page)).toBe('Profile');

  const phone = await visit('/', PHONE);
  await phone.getByRole('link', { name: 'Profile' }).tap();
  expect(toUrl(phone)).toBe('/');
  await phone.getByRole('banner').getByRole('link', { name: 'My profile' }).tap();
  await arrives(phone, 'Login');
});

it('should close the phone menu on Escape and when a link is followed', async () => {
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
  expect(await focusedName(page)).toBe('Menu');
  await open.click();
  await menu.getByRole('link', { name: 'ABOUT', exact: true }).click();
  await arrives(page, 'About us');
  await menu.waitFor({ state: 'hidden' });
});

it('should list the profile links in the phone menu and close it on Back', async () => {
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
  await waitForFocus(page, 'H1');
});

it('should have touch targets of at least 44 px in the header of a 320 px screen', async () => {
  const page = await visit('/', { ...PHONE, viewport: { width: 320, height: 640 } });
  const head = page.getByRole('banner');
  const targets = await head.locator('a:visible, button:visible').all();
  expect(targets).toHaveLength(5);
  let edge = 0;
  for (const target of targets) {
    const box = await target.boundingBox();
    if (!box) throw new Error('A target of the header is not visible.');
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(edge);
    edge = box.x + box.width;
  }
  expect(edge).toBeLessThanOrEqual(320);
  expect((await head.boundingBox())?.height).toBe(56);
});

it('should show a toast below the header and keep the focus when it is dismissed', async () => {
  const page = await visit(COAT.path, { viewport: PHONE.viewport });
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  await add.click();
  const message = page.getByRole('alert');
  await message.waitFor();
  const headerBox = await page.getByRole('banner').boundingBox();
  expect((await message.boundingBox())?.y).toBeGreaterThanOrEqual(
    (headerBox?.y ?? 0) + (headerBox?.height ?? 0),
  );
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await message.waitFor({ state: 'detached' });
  const size = page.getByRole('radio', { name: 'S', exact: true });
  expect(await size.evaluate((radio) => radio === document.activeElement)).toBe(true);
});

it('should move the focus to the content by the skip link', async () => {
  const page = await visit('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitForFocus(page, 'MAIN');
});
