import type { Fold } from '../folds/strokes';
import type { Point } from '../paths/path';

/** A point beyond the first of a line, `by` units back. */
const before = (points: readonly Point[], by: number): Point => {
  const [[x, y] = [0, 0], [nextX, nextY] = [x, y + 1]] = points;
  const length = Math.hypot(nextX - x, nextY - y) || 1;
  return [x - ((nextX - x) / length) * by, y - ((nextY - y) / length) * by];
};

/** Extends folds by `back` units, so that they fade in; a fold that starts at full height is visible as a blot. */
export const soften = (folds: readonly Fold[], back = 30): Fold[] =>
  folds.map((fold) => ({
    ...fold,
    points: [before(fold.points, back), ...fold.points],
    taper: 'both',
    valley: 0.28,
  }));
