import type { Locator, Page } from 'playwright-core';
import { userActions } from '../../support/browser/userActions';
import { COAT } from '../../support/browser/pages';

/** The product cards in a part of the page. */
export const cards = (part: Page | Locator): Locator =>
  part.locator('li:has(> a[href^="/product/"])');

/** Adds one item to the cart on a product page. */
export const addToCart = async (page: Page, size: string): Promise<void> => {
  const user = userActions(page);
  await user.chooseSize(size);
  await user.addToCart();
};

/** Opens the cart by its icon. */
export const goToCart = (page: Page): Promise<void> =>
  userActions(page).goToCart();

/** The amount beside a label of the totals. */
export const totalOf = (
  page: Page,
  label: 'Subtotal' | 'Shiping Fee' | 'Total',
): Promise<string> =>
  page
    .getByRole('region', { name: 'Cart Totals' })
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .innerText();

/** The number on the cart icon, or 0 without a badge. */
export const badge = async (page: Page): Promise<number> => {
  const text = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart/ })
    .textContent();
  return Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
};

/** Waits until the cart icon shows this number. */
export const waitForBadge = async (
  page: Page,
  count: number,
): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Cart ${count}`, exact: true })
    .waitFor();
};

/** The quantity field of a line. */
export const quantityOf = (page: Page, name: string, size: string): Locator =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}, size ${size}` });

/** Completes a purchase from the page of the coat, and returns to the cart. */
export const buy = async (page: Page): Promise<void> => {
  const user = userActions(page);
  const before = await badge(page);
  await addToCart(page, 'M');
  await addToCart(page, 'L');
  await waitForBadge(page, before + 2);
  await user.goToCart();
  await quantityOf(page, COAT.name, 'M').fill('3');
  await user.remove(`${COAT.name}, size L`);
  await user.undo(`${COAT.name}, size L`);
  await quantityOf(page, COAT.name, 'L').waitFor();
  await user.checkOut();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Zipcode' }).fill('02903');
  await user.payBy('Stripe');
  await user.placeOrder();
  await user.goToCart();
};
