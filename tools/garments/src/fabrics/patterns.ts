import { fraction } from '../fields/noise';
import { type Pattern, share } from './fabric';

export type { Pattern } from './fabric';
export { leaves, sprig } from './prints';

/** Width of the soft edge between two colours, in units. */
const BLEED = 0.9;

/** Coverage from 0 outside to 1 inside; `depth` is the distance inside the edge, in units. */
const inside = (depth: number): number => share(0.5 + depth / BLEED);

/** Coverage at `x` of bands `width` units wide, every `period` units. */
const band = (x: number, period: number, width: number): number => {
  const middle = fraction(x / period - width / (2 * period) + 0.5) - 0.5;
  return inside(width / 2 - Math.abs(middle) * period);
};

/** Horizontal bands, `width` of every `period` units; one starts at `from`. */
export const stripes =
  (period: number, width: number, from = 0): Pattern =>
  (_u, v) =>
    band(v - from, period, width);

/** Vertical bands, `width` of every `period` units; one starts at `from`. */
export const verticalStripes =
  (period: number, width: number, from = 0): Pattern =>
  (u) =>
    band(u - from, period, width);

/** Gingham: half of the threads coloured in both directions; repeats every `period` units. */
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
