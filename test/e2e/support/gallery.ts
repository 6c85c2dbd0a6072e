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

/** The bounding box of an element. */
export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return box;
};

/** Whether an element is on the screen and nothing covers its corners. */
export const isInFullView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [
      document.elementFromPoint(left + 1, top + 1),
      document.elementFromPoint(right - 1, bottom - 1),
    ];
    return corners.every((hit) => element.contains(hit));
  });
