import type { Fold } from '../folds/strokes';
import type { Point } from '../paths/path';

// Folds as a firm cloth breaks: a broad rise, and a sharp edge on one side of it.

export type Chance = () => number;

export const between = (chance: Chance, least: number, most: number): number =>
  least + (most - least) * chance();

/** A broad rise that breaks off in an edge; `edge` tells how sharply, and below 0 on the other side. */
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

/** A line from a point at an angle, in degrees, that sags on its way. */
export const sagging = ([x, y]: Point, angle: number, length: number, sag: number): readonly Point[] => {
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [0, 0.35, 0.7, 1].map((t): Point => {
    const low = sag * 4 * t * (1 - t);
    return [x + dx * length * t, y + dy * length * t + low];
  });
};
