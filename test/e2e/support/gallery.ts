import type { Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';

export const lightbox = (page: Page) =>
  page.getByRole('dialog', { name: `${COAT.name}, close up` });

/** The box of the visible image. */
export const visibleImage = (page: Page) => page.locator('#product-images');

export const thumbnail = (page: Page, index: number) =>
  page.getByRole('group', { name: 'Images' }).getByRole('button').nth(index);

/** Whether a thumbnail says that its image is shown. */
export const isShown = async (page: Page, index: number) =>
  (await thumbnail(page, index).getAttribute('aria-pressed')) === 'true';
