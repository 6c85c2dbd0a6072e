import type { Locator, Page } from 'playwright-core';
import { userActions } from '../../../tools/browser/userActions';
import { COAT } from '../../../tools/browser/pages';

/** The cards of the lists in a part of the page: every link that leads to a product. */
export const cards = (part: Page | Locator): Locator =>
  part.locator('main a[href^="/product/"], a[href^="/product/"]');

/** Waits for the list of the collections to have followed what was asked of it. */
export const settled = (page: Page): Promise<void> =>
  page.locator('main [aria-busy="false"]').waitFor({ state: 'attached' });

/** How many cards the list of the collections comes to have. */
export const cardCount = async (page: Page): Promise<number> => {
  await settled(page);
  return cards(page).count();
};

/** The prices that a part of the page shows, in dollars, in order. */
export const pricesIn = async (part: Page | Locator): Promise<number[]> =>
  (await cards(part).allInnerTexts()).map((text) => Number(/\$(\d+)/.exec(text)?.[1]));

/** Puts one piece of a product into the cart, on the product's own page. */
export const addToCart = async (page: Page, size: string): Promise<void> => {
  const shopper = userActions(page);
  await shopper.chooseSize(size);
  await shopper.addToCart();
};

/** Goes to the cart by its icon. */
export const goToCart = (page: Page): Promise<void> => userActions(page).goToCart();

/** What stands beside a word of the totals. */
export const totalOf = (page: Page, word: 'Subtotal' | 'Shiping Fee' | 'Total'): Promise<string> =>
  page
    .getByRole('region', { name: 'Cart Totals' })
    .locator('dl > div')
    .filter({ has: page.getByText(word, { exact: true }) })
    .locator('dd')
    .innerText();

/** The number on the cart's icon, 0 where there is none. */
export const badge = async (page: Page): Promise<number> => {
  const words = await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).textContent();
  return Number(/\d+/.exec(words ?? '')?.[0] ?? 0);
};

/** Waits until the cart's icon says so. */
export const badgeSays = async (page: Page, count: number): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Cart ${count}`, exact: true })
    .waitFor();
};

/** The quantity field of a line. */
export const quantityOf = (page: Page, name: string, size: string): Locator =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}, size ${size}` });

/** The whole way of a purchase, from the coat's page to the orders. */
export const buy = async (page: Page): Promise<void> => {
  const shopper = userActions(page);
  const before = await badge(page);
  await addToCart(page, 'M');
  await addToCart(page, 'L');
  await badgeSays(page, before + 2);
  await shopper.goToCart();
  await quantityOf(page, COAT.name, 'M').fill('3');
  await shopper.remove(`${COAT.name}, size L`);
  await shopper.undo(`${COAT.name}, size L`);
  await quantityOf(page, COAT.name, 'L').waitFor();
  await shopper.checkOut();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Zipcode' }).fill('02903');
  await shopper.payBy('Stripe');
  await shopper.placeOrder();
  await shopper.goToCart();
};
