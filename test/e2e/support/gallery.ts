import type { Locator, Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';
import { until } from '../../support/browser/waitFor';

export const zoomIn = (page: Page): Locator =>
  page.getByRole('button', { name: 'Zoom in' });

export const lightbox = (page: Page): Locator =>
  page.getByRole('dialog', { name: `${COAT.name}, close up` });

/** The image that the lightbox shows. */
export const lightboxImage = (page: Page): Locator =>
  lightbox(page).getByRole('img');

/** Waits until the lightbox shows the largest file of its image. */
export const waitForLargest = (page: Page): Promise<void> =>
  until('the largest file is shown', () =>
    lightboxImage(page).evaluate(
      (image) =>
        image instanceof HTMLImageElement &&
        image.complete &&
        image.currentSrc.includes('-1200.'),
    ),
  );

/** The box of the visible image. */
export const visibleImage = (page: Page): Locator =>
  page.locator('#product-images');

export const thumbnail = (page: Page, index: number): Locator =>
  page.getByRole('group', { name: 'Images' }).getByRole('button').nth(index);

/** Whether a thumbnail says that its image is shown. */
export const isShown = async (page: Page, index: number): Promise<boolean> =>
  (await thumbnail(page, index).getAttribute('aria-pressed')) === 'true';
