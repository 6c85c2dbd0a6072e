import { cordage } from '../fabrics';
import { type Path, type Point, spline } from '../paths/path';
import type { Layer } from './garment';

/** A band along a line through points, `half` units wide to each side. */
export const ribbon = (points: readonly Point[], half: number): Path => {
  const line = spline(points, 6);
  const edge = (away: number): readonly string[] =>
    line.map(([x, y], i) => {
      const [fromX, fromY] = line[Math.max(0, i - 1)] ?? [x, y];
      const [toX, toY] = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      return `${x - ((toY - fromY) / length) * away} ${y + ((toX - fromX) / length) * away}`;
    });
  return `M${[...edge(half), ...edge(-half).toReversed()].join(' L')} Z`;
};

/** Drawcords that lie on the cloth along some lines. */
export const cords = (
  lines: readonly (readonly Point[])[],
  half: number,
  color: string,
  id = 'cords',
): Layer => ({
  id,
  fabric: cordage,
  color,
  outline: lines.map((points) => ribbon(points, half)).join(' '),
  folds: 0,
  shellWeight: 0.4,
  bevel: half * 0.55,
  lift: half * 0.9,
  small: true,
  shadow: { dx: 3, dy: 3, blur: 3, opacity: 0.45, tight: 0.3 },
});
