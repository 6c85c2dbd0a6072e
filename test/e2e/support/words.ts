import type { Locator, Page } from 'playwright-core';

export const COAT = { path: '/product/melton-overcoat-charcoal', name: 'Melton Overcoat, Charcoal' };
export const TEE = { path: '/product/stripe-crew-tee-ochre', name: 'Stripe Crew Tee, Ochre' };

/** The cards of the lists in a part of the page: every link that leads to a product. */
export const cards = (part: Page | Locator): Locator =>
  part.locator('main a[href^="/product/"], a[href^="/product/"]');

/** The prices that a part of the page shows, in dollars, in order. */
export const pricesIn = async (part: Page | Locator): Promise<number[]> =>
  (await cards(part).allInnerTexts()).map((text) => Number(/\$(\d+)/.exec(text)?.[1]));

/** Puts one piece of a product into the cart, on the product's own page. */
export const addToCart = async (page: Page, size: string): Promise<void> => {
  await page.getByRole('radio', { name: size, exact: true }).check();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
};

/** Goes to the cart by its icon. */
export const goToCart = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Cart' }).waitFor();
};

/** What stands beside a word of the totals. */
export const totalOf = (page: Page, word: 'Subtotal' | 'Shiping Fee' | 'Total'): Promise<string> =>
  page
    .getByRole('region', { name: 'Cart Totals' })
    .locator('dl > div')
    .filter({ has: page.getByText(word, { exact: true }) })
    .locator('dd')
    .innerText();
