import type { Locator } from 'playwright-core';

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
