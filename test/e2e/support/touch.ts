import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The time between two points of a touch. */
const INTERVAL_MS = 16;

/** Moves fingers from points to points. One step is a tap. */
const touch = async (
  page: Page,
  steps: readonly (readonly Point[])[],
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  // By default the time of a touch is its arrival, which depends on the load of
  // the machine. Touches that seem fast make the browser extrapolate them, and
  // scroll further than they moved.
  let time = Date.now();
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
  ) => {
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp: time / 1000,
    });
    time += INTERVAL_MS;
  };
  for (const [i, points] of steps.entries()) {
    await send(i === 0 ? 'touchStart' : 'touchMove', points);
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
    xs.map((x) => [{ x, y }]),
  );

const STEPS = 12;

/** Numbers from one to another, in equal steps. */
const between = (from: number, to: number) =>
  Array.from(
    { length: STEPS },
    (_, i) => from + ((to - from) * i) / (STEPS - 1),
  );

/** Moves a finger that rests at the end, so that nothing scrolls on. */
export const drag = (page: Page, from: Point, to: Point): Promise<void> => {
  const path = between(0, 1).map((share) => ({
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
  }));
  const rest = Array.from({ length: STEPS }, () => to);
  return touch(
    page,
    [...path, ...rest].map((point) => [point]),
  );
};

/** Moves two fingers around a point from one distance to another. */
export const pinch = (
  page: Page,
  { x, y }: Point,
  from: number,
  to: number,
): Promise<void> =>
  touch(
    page,
    between(from, to).map((distance) => [
      { x: x - distance / 2, y },
      { x: x + distance / 2, y },
    ]),
  );
