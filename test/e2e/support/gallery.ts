import type { Locator, Page } from 'playwright-core';
import { COAT } from '../../../tools/browser/pages';

export const zoomIn = (page: Page): Locator => page.getByRole('button', { name: 'Zoom in' });

export const closeUp = (page: Page): Locator => page.getByRole('dialog', { name: `${COAT.name}, close up` });

/** The picture of the close-up. */
export const picture = (page: Page): Locator => closeUp(page).getByRole('button', { name: /^Zoom/ });

export const thumbnail = (page: Page, at: number): Locator =>
  page.getByRole('group', { name: 'Pictures' }).getByRole('radio').nth(at);

/** Where a part of the page is, and how large. */
export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

/** A finger that goes over a phone's screen, from one point to the next. */
export const swipe = async (page: Page, y: number, ...xs: readonly number[]): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  for (const [i, x] of xs.entries()) {
    const type = i === 0 ? 'touchStart' : 'touchMove';
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
