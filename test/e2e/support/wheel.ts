import type { Page } from 'playwright-core';
import { twoFrames } from '../../support/browser/shopper';

/**
 * Rolls the wheel over a point of the window and waits until the page is
 * painted.
 */
export const rollWheel = async (
  page: Page,
  x: number,
  y: number,
  by: number,
) => {
  await page.mouse.move(x, y);
  await twoFrames(page);
  // A capturing listener runs before the app can stop the propagation.
  const received = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const options = { once: true, passive: true, capture: true };
        window.addEventListener('wheel', () => resolve(), options);
      }),
  );
  await page.mouse.wheel(0, by);
  await received;
  await twoFrames(page);
};
