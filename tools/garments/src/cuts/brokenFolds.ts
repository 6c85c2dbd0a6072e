import { createRandom } from '../fields/noise';
import type { Fold } from '../folds/strokes';
import type { Point } from '../paths/path';

// Folds of a firm cloth: a broad rise with a sharp edge on one side.

export type Random = () => number;

/** A random number between two. */
export const between = (random: Random, least: number, most: number): number =>
  least + (most - least) * random();

/** A broad rise with an edge; `edge` is its sharpness, negative for the other side. */
export const broken = (
  points: readonly Point[],
  width: number,
  height: number,
  edge: number,
  rest: Partial<Fold> = {},
): readonly Fold[] => [
  { points, width: width * 2.2, height: height * 0.6, skew: edge * 0.8, taper: 'end', valley: 0.2, ...rest },
  { points, width, height: height * 0.7, skew: edge, taper: 'end', valley: 0.5, ...rest },
];

/** A sagging line from a point at an angle in degrees. */
export const sagging = ([x, y]: Point, angle: number, length: number, sag: number): readonly Point[] => {
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [0, 0.35, 0.7, 1].map((t): Point => {
    const low = sag * 4 * t * (1 - t);
    return [x + dx * length * t, y + dy * length * t + low];
  });
};

/** Breaks that radiate from a point of strain between two angles, in degrees. */
export const fan = (
  [x, y]: Point,
  [from, to]: readonly [number, number],
  count: number,
  length: number,
  height: number,
  seed: number,
): readonly Fold[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * (i + between(random, 0.2, 0.8))) / count;
    const [ahead, aside] = [between(random, 4, 20), between(random, -10, 10)];
    const start: Point = [
      x + Math.cos((angle * Math.PI) / 180) * ahead,
      y + Math.sin((angle * Math.PI) / 180) * ahead + aside,
    ];
    const points = sagging(start, angle, length * between(random, 0.55, 1.15), between(random, 4, 12));
    // The edge is at the bottom, away from the light.
    const edge = Math.cos((angle * Math.PI) / 180) > 0 ? -0.75 : 0.75;
    return broken(points, between(random, 6, 9), height * between(random, 0.6, 1.15), edge, { grow: 0.7 });
  }).flat();
};

/** Breaks across a sleeve between two points, `half` units wide to each side, alternately long and short. */
export const sleeveBreaks = (
  from: Point,
  to: Point,
  half: number,
  count: number,
  height: number,
  seed: number,
): readonly Fold[] => {
  const random = createRandom(seed);
  const first = random() > 0.5 ? 1 : 0;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + between(random, 0.15, 0.85)) / count;
    const facing = (i + first) % 2 === 1 ? 1 : -1;
    const long = i % 2 === 0 ? between(random, 0.6, 0.86) : between(random, 0.34, 0.52);
    const drop = half * (0.2 + long) * between(random, 0.3, 1.1);
    const points = [0, 0.4, 0.75, 1].map((t): Point => {
      const aside = half * facing * (1.04 - 2 * long * t);
      const along = length * share + drop * (t - 0.4) + 5 * Math.sin(Math.PI * t);
      return [from[0] + (dx * along - dy * aside) / length, from[1] + (dy * along + dx * aside) / length];
    });
    const edge = -facing * between(random, 0.55, 0.9);
    return broken(points, between(random, 6, 10), height * between(random, 0.55, 1.2), edge, { grow: 0.5 });
  }).flat();
};

/** Long folds down a skirt, between two lines given as functions from 0 to 1; deeper towards the hem. */
export const skirtBreaks = (
  top: (t: number) => Point,
  bottom: (t: number) => Point,
  count: number,
  width: number,
  height: number,
  seed: number,
): readonly Fold[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + between(random, 0.15, 0.85)) / count;
    const [from, to] = [top(share), bottom(share)];
    const start = between(random, 0, 0.3);
    const sway = between(random, -9, 9);
    const points = [0, 0.35, 0.7, 1].map((t): Point => {
      const s = start + (1 - start) * t;
      return [
        from[0] + (to[0] - from[0]) * s + sway * Math.sin(Math.PI * s),
        from[1] + (to[1] - from[1]) * s,
      ];
    });
    return broken(
      points,
      width * between(random, 0.7, 1.3),
      height * between(random, 0.5, 1.1),
      between(random, 0.3, 0.85),
      {
        taper: 'start',
        grow: 1,
      },
    );
  }).flat();
};
