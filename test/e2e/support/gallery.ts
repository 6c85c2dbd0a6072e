import type { Locator, Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';

export const zoomIn = (page: Page): Locator =>
  page.getByRole('button', { name: 'Zoom in' });

export const lightbox = (page: Page): Locator =>
  page.getByRole('dialog', { name: `${COAT.name}, close up` });

/** The button around the image of the lightbox. */
export const lightboxImage = (page: Page): Locator =>
  lightbox(page).getByRole('button', { name: /^Zoom/ });

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

/** The time between two points of a touch. */
const INTERVAL_MS = 30;

/** Moves a touch from point to point. One point is a tap. */
export const swipe = async (
  page: Page,
  y: number,
  ...xs: readonly number[]
): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  const touches = [...xs.map((x) => [{ x, y }]), []];
  // By default the time of a touch is its arrival, which depends on the load of
  // the machine. Touches that seem fast make the browser extrapolate them, and
  // scroll further than they moved.
  let time = Date.now();
  for (const [i, touchPoints] of touches.entries()) {
    const type =
      i === 0
        ? 'touchStart'
        : touchPoints.length > 0
          ? 'touchMove'
          : 'touchEnd';
    await touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: time / 1000,
    });
    time += INTERVAL_MS;
    if (type !== 'touchEnd') await page.waitForTimeout(INTERVAL_MS);
  }
};
