import type { Locator, Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';

export const zoomIn = (page: Page): Locator => page.getByRole('button', { name: 'Zoom in' });

export const lightbox = (page: Page): Locator => page.getByRole('dialog', { name: `${COAT.name}, close up` });

/** The button around the image of the lightbox. */
export const lightboxImage = (page: Page): Locator => lightbox(page).getByRole('button', { name: /^Zoom/ });

export const thumbnail = (page: Page, index: number): Locator =>
  page.getByRole('group', { name: 'Images' }).getByRole('radio').nth(index);

/** The bounding box of an element. */
export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return box;
};

/** Moves a touch from point to point. One point is a tap. */
export const swipe = async (page: Page, y: number, ...xs: readonly number[]): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  for (const [i, x] of xs.entries()) {
    const type = i === 0 ? 'touchStart' : 'touchMove';
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
