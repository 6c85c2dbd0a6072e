// Outlines and lines in the design space, 1000 x 1250 units of about 1 mm.
import { valueNoise } from '../fields/noise';
import { type Command, parse, type Path, type Point, write } from './commands';

export type { Path, Point } from './commands';
export { flatten, spline } from './polyline';

/** Maps a point of the design space to another. */
export type Warp = (x: number, y: number) => Point;

/** The x of the axis of symmetry, in units. */
export const CENTRE = 500;

const round = (value: number) => Number(value.toFixed(2));

/** Applies a warp to every control point; rounds to hundredths of a unit. */
export const mapPoints = (path: Path, warp: Warp): Path => {
  const move = ([x, y]: Point): Point => {
    const [toX, toY] = warp(x, y);
    return [round(toX), round(toY)];
  };
  return write(parse(path).map(({ letter, points }) => ({ letter, points: points.map(move) })));
};

/** The mirror image of a path on the other side of the garment. */
export const mirror = (path: Path): Path => mapPoints(path, (x, y) => [2 * CENTRE - x, y]);

/** The path translated by some units. */
export const shift = (path: Path, dx: number, dy: number): Path =>
  mapPoints(path, (x, y) => [x + dx, y + dy]);

const reversed = (path: Path): { readonly start: Point; readonly segments: readonly Command[] } => {
  let start: Point = [0, 0];
  const segments: Command[] = [];
  for (const { letter, points } of parse(path)) {
    if (letter !== 'M' && letter !== 'Z')
      segments.unshift({ letter, points: [start, ...points.slice(0, -1)].reverse() });
    start = points.at(-1) ?? start;
  }
  return { start, segments };
};

/** The reverse of a single line; Z is dropped. */
export const reverse = (path: Path): Path => {
  const { start, segments } = reversed(path);
  return write([{ letter: 'M', points: [start] }, ...segments]);
};

/** A closed outline from its right half, given from the top centre to the bottom centre. */
export const symmetric = (half: Path): Path => `${half} ${write(reversed(mirror(half)).segments)} Z`;

/** A symmetric line from its right half, given from the centre outwards. */
export const symmetricLine = (half: Path): Path => {
  const [, ...right] = parse(half);
  return `${reverse(mirror(half))} ${write(right)}`;
};

/** A path and its mirror image as one. */
export const both = (path: Path): Path => `${path} ${mirror(path)}`;

/** The path for side 0, on the right of the image, or its mirror image for side 1. */
export const side = (i: number, path: Path): Path => (i === 0 ? path : mirror(path));

/** A circle of radius `r` units. */
export const circle = (x: number, y: number, r: number): Path => {
  const k = r * 0.552; // the handle length of a quarter circle
  return (
    `M${x - r} ${y} C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} ` +
    `C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} ` +
    `C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} Z`
  );
};

const PIVOT: Point = [CENTRE, 560];
const BROAD = 430;

/** A random warp: rotates by up to 0.9 degrees, and moves points by up to `amplitude` in waves of `scale` units. */
export const randomWarp = (seed: number, amplitude: number, scale: number): Warp => {
  const askew = (valueNoise(seed * 1.7, 3.3, 5) * 0.9 * Math.PI) / 180;
  return (x, y) => {
    const [u, v] = [x / scale, y / scale];
    const [broadU, broadV] = [x / BROAD, y / BROAD];
    const aside = valueNoise(u, v, seed) + 1.3 * valueNoise(broadU, broadV, seed + 3);
    const down = 0.8 * valueNoise(u + 40, v, seed + 9) + valueNoise(broadU + 7, broadV, seed + 4);
    return [x - (y - PIVOT[1]) * askew + amplitude * aside, y + (x - PIVOT[0]) * askew + amplitude * down];
  };
};
