import { CENTRE, flatten, type Point } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';

export type Polyline = readonly Point[];
export type Segment = readonly [from: Point, to: Point];

/** Pieces per curve: more than the renderer needs, as the figures are read from them. */
const STEPS = 24;

export const outlineOf = ({ outline }: Layer): readonly Polyline[] => flatten(outline, STEPS);

/** The outlines of the layers whose id matches. */
export const outlinesOf = ({ layers }: Garment, id: RegExp): readonly Polyline[] =>
  layers.filter((layer) => id.test(layer.id)).flatMap(outlineOf);

/** The x of the crossings of outlines with a horizontal line. */
export const crossingsAtY = (lines: readonly Polyline[], y: number): readonly number[] =>
  lines.flatMap((line) =>
    line.slice(1).flatMap(([toX, toY], i) => {
      const [fromX, fromY] = line[i] ?? [toX, toY];
      return fromY <= y === toY <= y ? [] : [fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)];
    }),
  );

/** The y of the crossings of outlines with a vertical line. */
export const crossingsAtX = (lines: readonly Polyline[], x: number): readonly number[] =>
  crossingsAtY(
    lines.map((line) => line.map(([px, py]): Point => [py, px])),
    x,
  );

/** The point that is farthest in a direction. */
export const farthest = (lines: readonly Polyline[], [dx, dy]: Point): Point => {
  const [first, ...points] = lines.flat();
  if (!first) throw new Error('An outline has no points.');
  return points.reduce(
    (best, point) => (point[0] * dx + point[1] * dy > best[0] * dx + best[1] * dy ? point : best),
    first,
  );
};

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** A horizontal segment across outlines. */
export const across = (lines: readonly Polyline[], y: number): Segment => {
  const xs = crossingsAtY(lines, y);
  return [
    [Math.min(...xs), y],
    [Math.max(...xs), y],
  ];
};

/** The mirror image of a line on the other side of the garment. */
export const mirrored = (line: Polyline): Polyline => line.map(([x, y]) => [2 * CENTRE - x, y]);
