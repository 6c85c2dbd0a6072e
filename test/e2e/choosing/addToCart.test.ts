import {
  boxOf,
  button,
  COAT,
  COAT_PRICE,
  focusedName,
  isInFullView,
  PHONE,
  press,
  radio,
  scrollOf,
  until,
  untilFocused,
  visit,
} from '../support';

it('should show the price and the sizes on the first screen of a phone, and the sizes again when one is missed', async () => {
  const viewport = { width: 360, height: 640 };
  const page = await visit(COAT.path, { ...PHONE, viewport });
  const sizes = page.getByRole('group', { name: 'Select Size' });
  // A screen reader stops once at each size.
  expect(await sizes.ariaSnapshot()).not.toMatch(/text: S$/m);
  const price = page.getByText(COAT_PRICE, { exact: true }).first();
  const size = radio(page, 'S');
  // The label is what a shopper sees of the radio.
  const cell = page.locator('label').filter({ has: size });
  const toast = page.getByRole('alert');
  expect(await isInFullView(price)).toBe(true);
  expect(await isInFullView(cell)).toBe(true);
  await page.setViewportSize({ width: 844, height: 390 });
  await until('the sizes are shown', () => isInFullView(cell));
  await page.setViewportSize(viewport);
  await page.getByText('100% original product').scrollIntoViewIfNeeded();
  expect(await isInFullView(cell)).toBe(false);
  await button(page, 'ADD TO CART').tap();
  await toast.waitFor();
  await until('the size is in view', () => isInFullView(cell));
  await untilFocused(size);
  const header = await boxOf(page.getByRole('banner'));
  const { y } = await boxOf(toast);
  expect(y).toBeGreaterThanOrEqual(header.y + header.height);
});

it('should show all sizes of kids in one row above the bar of a phone, which a tap does not scroll', async () => {
  const page = await visit('/product/snow-day-puffer-teal', PHONE);
  const cellOf = (size: string) =>
    page.locator('label').filter({ has: radio(page, size) });
  const [first, last] = [cellOf('S'), cellOf('XXL')];
  expect((await boxOf(last)).y).toBe((await boxOf(first)).y);
  expect(await isInFullView(last)).toBe(true);
  // Playwright's `tap` would scroll first.
  const { x, y } = await boxOf(last);
  await page.touchscreen.tap(x + 30, y + 30);
  expect(await radio(page, 'XXL').isChecked()).toBe(true);
  expect(await scrollOf(page)).toBe(0);
});

it('should need no scroll for the first tab stop of a wide screen, fill the row of the sizes, and show the toast in the upper right corner', async () => {
  const viewport = { width: 1280, height: 800 };
  const page = await visit(COAT.path, { viewport });
  await page.locator('h1').focus();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Zoom in');
  expect(await scrollOf(page)).toBe(0);
  const [first, last, add] = await Promise.all([
    boxOf(page.locator('label').first()),
    boxOf(page.locator('label').last()),
    boxOf(button(page, 'ADD TO CART')),
  ]);
  expect(last.y).toBe(first.y);
  expect(last.x + last.width).toBeCloseTo(add.x + add.width, 0);
  await press(page, 'ADD TO CART');
  const { x, y, width } = await boxOf(page.getByRole('alert'));
  expect(y).toBeLessThan(100);
  expect(x + width).toBeGreaterThan(1100);
});
