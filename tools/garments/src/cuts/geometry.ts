import { CENTRE, type Path, type Point, mirror, reverse } from '../paths/path';

// Lines through points, shared by all cuts.

/** A point in the form of a path. */
export const text = ([x, y]: Point, digits = 1): string => `${x.toFixed(digits)} ${y.toFixed(digits)}`;

/** Neighbouring points of a smooth line, and the number of its decimals. */
interface Course {
  readonly before?: Point;
  readonly after?: Point;
  readonly digits?: number;
}

/** Smooth curves through points, to continue a path at the first of them; straight ends by default. */
export const curves = (points: readonly Point[], { before, after, digits = 1 }: Course = {}): Path => {
  const [first = [0, 0], ...rest] = points;
  return rest
    .map((to, i) => {
      const from = points[i] ?? first;
      const [p, n] = [points[i - 1] ?? before ?? first, points[i + 2] ?? after ?? to];
      const leaving: Point = [from[0] + (to[0] - p[0]) / 6, from[1] + (to[1] - p[1]) / 6];
      const coming: Point = [to[0] - (n[0] - from[0]) / 6, to[1] - (n[1] - from[1]) / 6];
      return `C${text(leaving, digits)} ${text(coming, digits)} ${text(to, digits)}`;
    })
    .join(' ');
};

/** A path as the continuation of another. */
export const onward = (path: Path): Path => path.replace(/^M/, 'L');

/** A closed outline from a right half, and a left half that is given mirrored. */
export const closed = (right: Path, left: Path): Path => `${right} ${onward(reverse(mirror(left)))} Z`;

/** A line `distance` units to the right of another, in its direction. */
export const aside = (points: readonly Point[], distance: number): readonly Point[] =>
  points.map(([x, y], i) => {
    const [fromX, fromY] = points[Math.max(0, i - 1)] ?? [x, y];
    const [toX, toY] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return [x - ((toY - fromY) / length) * distance, y + ((toX - fromX) / length) * distance];
  });

/** Interpolates between two points. */
export const between = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

/** Points down the centre, evenly spaced. */
export const column = (from: number, to: number, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, i): Point => [CENTRE, from + ((to - from) * i) / Math.max(1, count - 1)]);

/** Points of the right side, and their mirror images. */
export const onBothSides = (points: readonly Point[]): readonly Point[] => [
  ...points,
  ...points.map(([x, y]): Point => [2 * CENTRE - x, y]),
];
