import { COAT, TEE } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { boxOf, isInFullView } from './support/boxes';
import { SHOP, visit } from './support/visit';
import { addToCart, goToCart, quantityOf, totalOf } from './support/actions';
import { PHONE } from './support/devices';
import { rollWheel } from './support/wheel';

it('should show all amounts on a phone, however many lines there are', async () => {
  const page = await visit(COAT.path, {
    ...PHONE,
    viewport: { width: 360, height: 640 },
  });
  for (const size of ['S', 'M', 'L']) {
    await addToCart(page, size);
    await goToCart(page);
    for (const label of ['Subtotal', 'Shiping Fee', 'Total'])
      expect([
        size,
        label,
        await isInFullView(page.getByText(label, { exact: true })),
      ]).toEqual([size, label, true]);
    await page.goBack();
    await arrives(page, COAT.name);
  }
});

it('should change the quantity by typing and by the arrow keys, not below 1 and not by the wheel', async () => {
  const page = await visit(TEE.path);
  await addToCart(page, 'S');
  await page.goto(SHOP + COAT.path);
  await addToCart(page, 'M');
  await goToCart(page);
  const tees = quantityOf(page, TEE.name, 'S');
  await tees.fill('12');
  expect(await totalOf(page, 'Subtotal')).toBe('$488.00');
  for (const [typed, quantity] of [
    ['٣', '3'],
    ['۱۲', '12'],
    ['２', '2'],
  ] as const) {
    await tees.selectText();
    await page.keyboard.insertText(typed);
    expect(await tees.inputValue()).toBe(quantity);
  }
  expect(await totalOf(page, 'Subtotal')).toBe('$348.00');
  await tees.fill('9999');
  expect(await totalOf(page, 'Subtotal')).toBe('$140,306.00');

  const field = quantityOf(page, COAT.name, 'M');
  await field.focus();
  await page.keyboard.press('ArrowUp');
  expect(await field.inputValue()).toBe('2');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  expect(await field.inputValue()).toBe('1');
  await field.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(field);
  await rollWheel(page, x + width / 2, y + height / 2, -300);
  expect(await field.inputValue()).toBe('1');
});
