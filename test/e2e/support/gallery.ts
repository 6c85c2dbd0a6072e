import type { Locator, Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';

export const lightbox = (page: Page): Locator =>
  page.getByRole('dialog', { name: `${COAT.name}, close up` });

/** The box of the visible image. */
export const visibleImage = (page: Page): Locator =>
  page.locator('#product-images');

export const thumbnail = (page: Page, index: number): Locator =>
  page.getByRole('group', { name: 'Images' }).getByRole('button').nth(index);

/** Whether a thumbnail says that its image is shown. */
export const isShown = async (page: Page, index: number): Promise<boolean> =>
  (await thumbnail(page, index).getAttribute('aria-pressed')) === 'true';
