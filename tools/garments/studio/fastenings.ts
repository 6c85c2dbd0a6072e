import { cordage, metal, twill } from '../fabrics';
import { type Path, type Point, spline } from '../paths/path';
import type { Layer } from './garment';
import { through } from './parts';

/** A band along a line through some points, `half` units to each side of it. */
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

/** Drawcords that hang over the cloth along some lines. */
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

const tooth = (x: number, y: number): Path =>
  `M${x} ${y} L${x + 5} ${y} L${x + 5} ${y + 2.4} L${x} ${y + 2.4} Z`;

/** A closed zip, straight down from its pull: tape, teeth and pull. */
export const zip = (
  x: number,
  top: number,
  bottom: number,
  tape: string,
  teeth = '#3d3f43',
  pull = '#55585c',
): readonly Layer[] => [
  {
    id: 'zip tape',
    fabric: twill,
    color: tape,
    outline: `M${x - 9} ${top} L${x + 9} ${top} L${x + 9} ${bottom} L${x - 9} ${bottom} Z`,
    shellWeight: 0.8,
    folds: 0.6,
    bevel: 1.2,
    lift: 0.6,
    shadow: { dx: 0, dy: 0, blur: 4, opacity: 0.5, tight: 0.3 },
  },
  {
    id: 'zip teeth',
    fabric: metal,
    color: teeth,
    outline: Array.from({ length: Math.floor((bottom - top - 6) / 4) }, (_, i) =>
      tooth(i % 2 === 0 ? x : x - 4, top + 4 + i * 4),
    ).join(' '),
    folds: 0.4,
    shellWeight: 0.3,
    bevel: 0.8,
    lift: 1,
    small: true,
    shadow: null,
  },
  {
    id: 'zip pull',
    fabric: metal,
    color: pull,
    outline:
      `M${x - 6} ${top + 6} L${x + 6} ${top + 6} L${x + 7} ${top + 26} L${x - 7} ${top + 26} Z ` +
      ribbon(through(x, top + 24, x + 1, top + 44, x, top + 66), 3.6),
    folds: 0,
    shellWeight: 0.1,
    bevel: 2,
    lift: 4,
    small: true,
    shadow: { dx: 3, dy: 4, blur: 3, opacity: 0.5 },
  },
];
