import type { Locator, Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';

export const zoomIn = (page: Page): Locator =>
  page.getByRole('button', { name: 'Zoom in' });

export const lightbox = (page: Page): Locator =>
  page.getByRole('dialog', { name: `${COAT.name}, close up` });

/** The button around the image of the lightbox. */
export const lightboxImage = (page: Page): Locator =>
  lightbox(page).getByRole('button', { name: /^Zoom/ });

/** The box of the visible image. */
export const visibleImage = (page: Page): Locator =>
  page.locator('#product-images');

export const thumbnail = (page: Page, index: number): Locator =>
  page.getByRole('group', { name: 'Images' }).getByRole('radio').nth(index);
