import { horn, metal, poplin } from '../fabrics';
import { type Path, type Point, circle } from '../paths/path';
import type { Layer } from './garment';

/** A part for each side: 0 is on the right of the image, 1 its mirror. */
export const pair = (make: (side: 0 | 1) => Layer): readonly Layer[] => [make(0), make(1)];

/** Points from alternating x and y coordinates, in units. */
export const through = (...coordinates: readonly number[]): readonly Point[] =>
  coordinates.flatMap((x, i) => (i % 2 === 0 ? [[x, coordinates[i + 1] ?? 0] as const] : []));

const circles = (points: readonly Point[], r: number): Path =>
  points.map(([x, y]) => circle(x, y, r)).join(' ');

const HOLES: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

const holes = (points: readonly Point[], r: number): Path =>
  points
    .map(([x, y]) =>
      circles(
        HOLES.map(([dx, dy]) => [x + dx * r * 0.22, y + dy * r * 0.22]),
        r * 0.11,
      ),
    )
    .join(' ');

/** Buttons with four holes, of a radius in units. */
export const buttons = (points: readonly Point[], r: number, color: string, id = 'buttons'): Layer => ({
  id,
  fabric: horn,
  color,
  outline: circles(points, r),
  folds: 0,
  shellWeight: 0.3,
  bevel: r * 0.3,
  lift: r * 0.5,
  small: true,
  steps: [{ path: circles(points, r * 0.62), height: -r * 0.12, soft: 0.8 }],
  shadow: { dx: r * 0.35, dy: r * 0.5, blur: r * 0.4, opacity: 0.5, tight: 0.35 },
  inks: [{ path: holes(points, r), color: '#15120f', opacity: 0.75 }],
});

/** Domed metal rivets and jeans buttons, of a radius in units. */
export const rivets = (points: readonly Point[], r: number, color: string, id = 'rivets'): Layer => ({
  id,
  fabric: metal,
  color,
  outline: circles(points, r),
  folds: 0,
  shellWeight: 0,
  bevel: r * 0.35,
  lift: r * 0.5,
  small: true,
  steps: [{ path: circles(points, r * 0.56), height: -r * 0.15, soft: Math.min(1, r * 0.2) }],
  shadow: { dx: r * 0.25, dy: r * 0.3, blur: r * 0.25, opacity: 0.5 },
});

/** Eyelets: rivets with a dark hole. */
export const eyelets = (points: readonly Point[], r: number, color: string, id = 'eyelets'): Layer => ({
  ...rivets(points, r, color, id),
  inks: [{ path: circles(points, r * 0.48), color: '#1b1a19' }],
});

/** A woven label around a centre, with one line of text, in units. */
export const label = (
  x: number,
  y: number,
  width: number,
  height: number,
  color = '#f3f1ec',
  ink = '#4a4843',
): Layer => {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return {
    id: 'label',
    fabric: poplin,
    color,
    outline: `M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z`,
    shade: 0.86,
    shellWeight: 0.1,
    folds: 0,
    shadow: { dx: 1, dy: 2, blur: 2, opacity: 0.3 },
    inks: [{ path: `M${x - width * 0.27} ${y} L${x + width * 0.27} ${y}`, stroke: 2.6, color: ink }],
  };
};
