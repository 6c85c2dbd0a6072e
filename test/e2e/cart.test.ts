import { COAT, TEE } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { focusedName } from './support/focus';
import { boxOf } from './support/gallery';
import { visit } from './support/visit';
import { addToCart, goToCart, quantityOf, totalOf } from './support/actions';
import { PHONE } from './support/devices';
import { isInFullView } from './support/inFullView';
import { rollWheel } from './support/wheel';

/** Opens the cart page with two coats in M, one in L and a tee in S. */
const openFilledCart = async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await addToCart(page, 'M');
  await addToCart(page, 'L');
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await page
    .getByRole('link', { name: new RegExp(TEE.name) })
    .first()
    .click();
  await arrives(page, TEE.name);
  await addToCart(page, 'S');
  await goToCart(page);
  return page;
};

it('should show all amounts on a phone, however many lines there are', async () => {
  const page = await visit(COAT.path, { ...PHONE, viewport: { width: 360, height: 640 } });
  for (const size of ['S', 'M', 'L']) {
    await addToCart(page, size);
    await goToCart(page);
    for (const label of ['Subtotal', 'Shiping Fee', 'Total'])
      expect([size, label, await isInFullView(page.getByText(label, { exact: true }))]).toEqual([
        size,
        label,
        true,
      ]);
    await page.goBack();
    await arrives(page, COAT.name);
  }
});

it('should change the quantity by typing and by the arrow keys, not below 1 and not by the wheel', async () => {
  const page = await openFilledCart();
  const tees = quantityOf(page, TEE.name, 'S');
  await tees.fill('12');
  expect(await totalOf(page, 'Subtotal')).toBe('$1,128.00');
  await tees.fill('9999');
  expect(await totalOf(page, 'Subtotal')).toBe('$140,946.00');

  const field = quantityOf(page, COAT.name, 'L');
  await field.focus();
  await page.keyboard.press('ArrowUp');
  expect(await field.inputValue()).toBe('2');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  expect(await field.inputValue()).toBe('1');
  await field.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(field);
  await rollWheel(page, { x: x + width / 2, y: y + height / 2 }, -300);
  expect(await field.inputValue()).toBe('1');
});

it('should remove a line and restore it at its index by keyboard', async () => {
  const page = await openFilledCart();
  await page.getByRole('button', { name: `Remove ${COAT.name}, size M` }).focus();
  await page.keyboard.press('Enter');
  expect(await totalOf(page, 'Subtotal')).toBe('$334.00');
  const rows = page.getByRole('main').getByRole('listitem');
  expect(await rows.nth(0).innerText()).toContain('was removed');
  expect(await focusedName(page)).toBe(`Undo removing ${COAT.name}, size M`);

  await page.keyboard.press('Enter');
  expect(await totalOf(page, 'Subtotal')).toBe('$974.00');
  expect(await rows.count()).toBe(3);
  expect(await rows.nth(0).getByRole('spinbutton').inputValue()).toBe('2');
  expect(await focusedName(page)).toBe(`Remove ${COAT.name}, size M`);
});
