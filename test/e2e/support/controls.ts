import type { Locator, Page } from 'playwright-core';

type Name = string | RegExp;

// Controls by their accessible name.
export const button = (part: Page | Locator, name: Name): Locator =>
  part.getByRole('button', { name });

export const checkbox = (page: Page, name: Name): Locator =>
  page.getByRole('checkbox', { name });

/** The radio of a size of a product. */
export const sizeOption = (page: Page, size: string): Locator =>
  page.getByRole('radio', { name: size, exact: true });

export const headerLink = (page: Page, name: Name): Locator =>
  page.getByRole('banner').getByRole('link', { name });

/** The visible number of products of the list. */
export const resultCount = (page: Page): Locator =>
  page.getByRole('main').locator('p', { hasText: /^\d+ products?$/ });
