import { COAT, TEE } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { addToCart, goToCart, quantityOf, totalOf } from './support/actions';
import { centerOf, isInFullView } from './support/boxes';
import { PHONE } from './support/devices';
import { SHOP, visit } from './support/visit';
import { rollWheel } from './support/wheel';

it('should show all amounts on a phone, however many lines there are', async () => {
  const low = { width: 360, height: 640 };
  const page = await visit(COAT.path, { ...PHONE, viewport: low });
  for (const size of ['S', 'M', 'L']) {
    await addToCart(page, size);
    await goToCart(page);
    const totals = page.getByRole('region', { name: 'Cart Totals' });
    const texts = await totals.locator('dt, dd, p').all();
    expect(texts.length).toBeGreaterThanOrEqual(6);
    for (const part of texts) {
      const text = await part.innerText();
      const isShown = await isInFullView(part);
      expect([size, text, isShown]).toEqual([size, text, true]);
    }
    await page.goBack();
    await arrives(page, COAT.name);
  }
});

it('should change the quantity by keyboard, but not by the wheel', async () => {
  const page = await visit(TEE.path);
  await addToCart(page, 'S');
  await page.goto(SHOP + COAT.path);
  await addToCart(page, 'M');
  await goToCart(page);
  const tees = quantityOf(page, TEE.name, 'S');
  const coats = quantityOf(page, COAT.name, 'M');
  await tees.fill('12');
  expect(await totalOf(page, 'Subtotal')).toBe('$488.00');
  await tees.fill('9999');
  expect(await totalOf(page, 'Subtotal')).toBe('$140,306.00');

  await coats.press('ArrowUp');
  expect(await coats.inputValue()).toBe('2');
  for (let i = 0; i < 3; i++) await coats.press('ArrowDown');
  expect(await coats.inputValue()).toBe('1');
  await coats.scrollIntoViewIfNeeded();
  const { x, y } = await centerOf(coats);
  await rollWheel(page, x, y, -300);
  expect(await coats.inputValue()).toBe('1');
});
