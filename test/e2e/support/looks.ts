import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** Whether two screenshots differ by more than the rounding of the rasterizer. */
export const differ = async (a: Buffer, b: Buffer): Promise<boolean> => {
  const [one, other] = await Promise.all([a, b].map((image) => sharp(image).raw().toBuffer()));
  return one?.some((value, i) => Math.abs(value - (other?.[i] ?? 0)) > 16) ?? false;
};

/** How a part of the page looks when neither focus nor pointer is on it. */
const look = async (page: Page, part: Locator): Promise<Buffer> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(0, 0);
  return part.screenshot();
};

/** Whether a part of the page looks otherwise after this than before. */
export const changes = async (page: Page, part: Locator, act: () => Promise<unknown>): Promise<boolean> => {
  const before = await look(page, part);
  await act();
  return differ(before, await look(page, part));
};

/** The label around a radio. */
export const cellOf = (page: Page, radio: Locator) => page.locator('label').filter({ has: radio });
