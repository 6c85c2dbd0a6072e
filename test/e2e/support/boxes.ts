import type { Locator, Page } from 'playwright-core';

/** The bounding box of an element. */
export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return box;
};

/** The middle of an element, for the mouse and for fingers. */
export const centerOf = async (part: Locator) => {
  const { x, y, width, height } = await boxOf(part);
  return { x: x + width / 2, y: y + height / 2 };
};

/** Whether an element is on the screen and nothing covers its corners. */
export const isInFullView = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [
      document.elementFromPoint(left + 1, top + 1),
      document.elementFromPoint(right - 1, bottom - 1),
    ];
    return corners.every((hit) => element.contains(hit));
  });

/** The cards and tiles that begin or end outside the window. */
export const cardsOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li')]
      .filter((item) => item.querySelector('img'))
      .filter((item) => {
        const { left, right } = item.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((item) => item.textContent),
  );
