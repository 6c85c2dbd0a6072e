import { COAT } from '../support/browser/pages';
import { visit } from './support/visit';
import { badge } from './support/actions';
import { PHONE } from './support/devices';
import { boxOf, isInFullView } from './support/boxes';
import { button, sizeOption } from './support/controls';
import { scrollTo } from './support/scrolling';

it('should show the price on the first screen of a phone, and bring the sizes into view when missed', async () => {
  const page = await visit(COAT.path, {
    ...PHONE,
    viewport: { width: 360, height: 640 },
  });
  const size = sizeOption(page, 'S');
  // The label is what a shopper sees of the radio.
  const cell = page.locator('label').filter({ has: size });
  const isFocused = () =>
    size.evaluate((radio) => radio === document.activeElement);
  expect(
    await isInFullView(page.getByText('$320', { exact: true }).first()),
  ).toBe(true);
  expect(await isInFullView(cell)).toBe(false);
  await button(page, 'ADD TO CART').tap();
  const toast = page.getByRole('alert');
  await toast.waitFor();
  expect(await isInFullView(cell)).toBe(true);
  expect(await isFocused()).toBe(true);
  const header = await boxOf(page.getByRole('banner'));
  expect((await boxOf(toast)).y).toBeGreaterThanOrEqual(
    header.y + header.height,
  );

  await button(page, 'Dismiss').focus();
  await page.keyboard.press('Enter');
  await toast.waitFor({ state: 'detached' });
  expect(await isFocused()).toBe(true);
  await scrollTo(page, 0);
  await page.setViewportSize(PHONE.viewport);
  expect(
    await isInFullView(page.getByText('$320', { exact: true }).first()),
  ).toBe(true);
});

it('should ask for a size, and show a tick in ADD TO CART for a time after each addition', async () => {
  const page = await visit(COAT.path);
  const add = page.getByRole('button', { name: 'ADD TO CART', exact: true });
  const label = add.getByText('ADD TO CART', { exact: true });
  const tick = add.locator('svg');
  const box = await label.boundingBox();
  await add.click();
  const toast = page.getByRole('alert');
  await toast.getByText('Select Product Size', { exact: true }).waitFor();
  const { x, y, width } = await boxOf(toast);
  expect(y < 100 && x + width > 1100).toBe(true);
  expect(await tick.isVisible()).toBe(false);
  expect(await badge(page)).toBe(0);
  await sizeOption(page, 'M').click();
  for (const count of [1, 2]) {
    await add.click();
    await tick.waitFor();
    expect(await label.boundingBox()).toEqual(box);
    await tick.waitFor({ state: 'hidden' });
    expect(await badge(page)).toBe(count);
  }
});
