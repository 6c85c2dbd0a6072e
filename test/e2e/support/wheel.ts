import type { Page } from 'playwright-core';
import { twoFrames } from '../../../tools/browser/waitFor';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rolls the wheel over a point of the window, and waits until the page has heard of it and is drawn. */
export const rollWheel = async (page: Page, { x, y }: Point, by: number): Promise<void> => {
  await page.mouse.move(x, y);
  await twoFrames(page);
  // Before any of the shop's own listeners could keep it back.
  const seen = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const options = { once: true, passive: true, capture: true };
        window.addEventListener('wheel', () => resolve(), options);
      }),
  );
  await page.mouse.wheel(0, by);
  await seen;
  await twoFrames(page);
};
