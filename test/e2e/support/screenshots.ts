import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** Whether two screenshots differ by more than the rounding of the rasterizer. */
export const isDifferent = async (a: Buffer, b: Buffer): Promise<boolean> => {
  const [one, other] = await Promise.all([a, b].map((image) => sharp(image).raw().toBuffer()));
  return one?.some((value, i) => Math.abs(value - (other?.[i] ?? 0)) > 16) ?? false;
};

/** A screenshot of an element without focus and hover. */
const screenshotOf = async (page: Page, part: Locator): Promise<Buffer> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(0, 0);
  return part.screenshot();
};

/** Whether an action changes the appearance of an element. */
export const changesAppearance = async (
  page: Page,
  part: Locator,
  act: () => Promise<unknown>,
): Promise<boolean> => {
  const before = await screenshotOf(page, part);
  await act();
  return isDifferent(before, await screenshotOf(page, part));
};

/** The label around a radio. */
export const labelOf = (page: Page, radio: Locator) => page.locator('label').filter({ has: radio });
