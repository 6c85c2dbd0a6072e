import { COAT } from '../../support/browser/pages';
import { button, press, radio } from '../../support/browser/shopper';
import { boxOf, isInFullView } from '../support/boxes';
import { PHONE } from '../support/devices';
import { visit } from '../support/visit';

it('should show the price first on a phone, and the sizes when missed', async () => {
  const viewport = { width: 360, height: 640 };
  const page = await visit(COAT.path, { ...PHONE, viewport });
  const price = page.getByText('$320', { exact: true }).first();
  const size = radio(page, 'S');
  // The label is what a shopper sees of the radio.
  const cell = page.locator('label').filter({ has: size });
  const toast = page.getByRole('alert');
  const isSizeFocused = () =>
    size.evaluate((radio) => radio === document.activeElement);
  expect(await isInFullView(price)).toBe(true);
  expect(await isInFullView(cell)).toBe(false);
  await button(page, 'ADD TO CART').tap();
  await toast.waitFor();
  expect(await isInFullView(cell)).toBe(true);
  expect(await isSizeFocused()).toBe(true);
  const header = await boxOf(page.getByRole('banner'));
  const { y } = await boxOf(toast);
  expect(y).toBeGreaterThanOrEqual(header.y + header.height);

  await button(page, 'Dismiss').press('Enter');
  await toast.waitFor({ state: 'detached' });
  expect(await isSizeFocused()).toBe(true);
});

it('should show the toast in the upper right corner of a wide screen', async () => {
  const page = await visit(COAT.path);
  await press(page, 'ADD TO CART');
  const { x, y, width } = await boxOf(page.getByRole('alert'));
  expect(y).toBeLessThan(100);
  expect(x + width).toBeGreaterThan(1100);
});
