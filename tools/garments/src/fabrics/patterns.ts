import { fraction } from '../fields/noise';
import { type Pattern, share } from './fabric';

export type { Pattern } from './fabric';
export { leaves, sprig } from './prints';

/** Threads bleed over the edge of a colour, by a unit or so. */
const BLEED = 0.9;

/** 0 outside, 1 inside; `depth` is the way in, in units. */
const inside = (depth: number): number => share(0.5 + depth / BLEED);

/** How much of a band `width` units wide, every `period` units, lies at `x`. */
const band = (x: number, period: number, width: number): number => {
  const middle = fraction(x / period - width / (2 * period) + 0.5) - 0.5;
  return inside(width / 2 - Math.abs(middle) * period);
};

/** Bands across the body, `width` of every `period` units, the first of them from `from` downward. */
export const stripes =
  (period: number, width: number, from = 0): Pattern =>
  (_u, v) =>
    band(v - from, period, width);

/** Bands down the body, `width` of every `period` units, one of them rightward from `from`. */
export const verticalStripes =
  (period: number, width: number, from = 0): Pattern =>
  (u) =>
    band(u - from, period, width);

/** Half the threads coloured both ways, so that crossings are full, half and bare; repeats every `period` units. */
export const gingham =
  (period: number): Pattern =>
  (u, v) =>
    (band(u, period, period / 2) + band(v, period, period / 2)) / 2;

/** Dots of radius `radius`, in staggered rows `period` units apart. */
export const dots =
  (period: number, radius: number): Pattern =>
  (u, v) => {
    const row = Math.floor(v / period);
    const dx = (fraction(u / period + (row & 1) * 0.5) - 0.5) * period;
    const dy = (v / period - row - 0.5) * period;
    return inside(radius - Math.hypot(dx, dy));
  };
