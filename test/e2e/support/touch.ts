import type { Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

/** The time between two points of a touch. */
const INTERVAL_MS = 16;

/** Moves a finger in steps, of which the last ones may be at the same point. */
const touch = async (
  page: Page,
  from: Point,
  to: Point,
  steps: number,
  restingSteps: number,
) => {
  const session = await page.context().newCDPSession(page);
  // By default the time of a touch is its arrival, which depends on the load of
  // the machine. Touches that seem fast make the browser extrapolate them, and
  // scroll further than they moved.
  let time = Date.now();
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: Point[]
  ) => {
    const timestamp = time / 1000;
    const event = { type, touchPoints, timestamp };
    await session.send('Input.dispatchTouchEvent', event);
    time += INTERVAL_MS;
  };
  await send('touchStart', from);
  for (let step = 1; step <= steps + restingSteps; step += 1) {
    const share = Math.min(step / steps, 1);
    const x = from.x + share * (to.x - from.x);
    const y = from.y + share * (to.y - from.y);
    await page.waitForTimeout(INTERVAL_MS);
    await send('touchMove', { x, y });
  }
  await send('touchEnd');
};

/** Moves a finger to the left, as to the next image. */
export const swipe = (page: Page, y: number) =>
  touch(page, { x: 320, y }, { x: 60, y }, 5, 0);

/** Moves a finger that rests at the end, so that nothing scrolls on. */
export const drag = (page: Page, from: Point, to: Point) =>
  touch(page, from, to, 12, 12);
