import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The time between two points of a touch. */
const INTERVAL_MS = 16;

/** Moves a finger from point to point. One point is a tap. */
const touch = async (page: Page, path: readonly Point[]): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  // By default the time of a touch is its arrival, which depends on the load of
  // the machine. Touches that seem fast make the browser extrapolate them, and
  // scroll further than they moved.
  let time = Date.now();
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: readonly Point[],
  ) => {
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [...touchPoints],
      timestamp: time / 1000,
    });
    time += INTERVAL_MS;
  };
  for (const [i, point] of path.entries()) {
    await send(i === 0 ? 'touchStart' : 'touchMove', [point]);
    await page.waitForTimeout(INTERVAL_MS);
  }
  await send('touchEnd', []);
};

/** Moves a finger sideways. One point is a tap. */
export const swipe = (
  page: Page,
  y: number,
  ...xs: readonly number[]
): Promise<void> =>
  touch(
    page,
    xs.map((x) => ({ x, y })),
  );

const STEPS = 12;

/** Moves a finger that rests at the end, so that nothing scrolls on. */
export const drag = (page: Page, from: Point, to: Point): Promise<void> => {
  const path = Array.from({ length: 2 * STEPS }, (_, i) => {
    const share = Math.min(i / STEPS, 1);
    return {
      x: from.x + share * (to.x - from.x),
      y: from.y + share * (to.y - from.y),
    };
  });
  return touch(page, path);
};
