import { arrives } from '../support/browser/waitFor';
import { PHONE } from './support/devices';
import { waitForFocus } from './support/focus';
import { toUrl, visit } from './support/visit';

it('should open the profile menu by mouse and touch', async () => {
  const page = await visit('/');
  const orders = page.getByRole('banner').getByRole('link', { name: 'Orders' });
  expect(await orders.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Profile' }).hover();
  expect(await orders.isVisible()).toBe(true);
  await page.mouse.move(10, 600);
  await orders.waitFor({ state: 'hidden' });

  const phone = await visit('/', PHONE);
  await phone.getByRole('link', { name: 'Profile' }).tap();
  expect(toUrl(phone)).toBe('/');
  await phone
    .getByRole('banner')
    .getByRole('link', { name: 'My profile' })
    .tap();
  await arrives(phone, 'Login');
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
  expect(
    await menu
      .getByRole('link', { name: 'Orders' })
      .getAttribute('aria-current'),
  ).toBe('page');
  await page.goBack();
  await arrives(page, 'About us');
  await menu.waitFor({ state: 'hidden' });
  await waitForFocus(page, 'H1');
});

it('should move the focus to the content by the skip link', async () => {
  const page = await visit('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitForFocus(page, 'MAIN');
});
