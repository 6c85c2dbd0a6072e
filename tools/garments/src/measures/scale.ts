import type { Garment } from '../renderer/garment';
import { isAround, type Category, type Measure } from '../shop';
import { distance, type Segment } from './geometry';
import { isDress, isTop } from './pieces';

// A unit is about 1 mm of a man's trousers. Every cut fills the same canvas, so other garments are drawn larger or
// smaller than they are. One number for each group corrects this; no product has its own.

/** Millimetres of size M per unit: tops, and what covers the legs. */
const SCALE: Readonly<Record<Category, { readonly top: number; readonly leg: number }>> = {
  Men: { top: 0.93, leg: 1 },
  Women: { top: 0.95, leg: 1.12 },
  Kids: { top: 0.72, leg: 0.88 },
};

/** Garments are drawn filled out, so a width is that of an oval. Its depth as a share of its width. */
const BODY_DEPTH: Readonly<Record<Category, number>> = { Men: 0.6, Women: 0.75, Kids: 0.6 };
/** Trousers and skirts are drawn almost flat. */
const WAISTBAND_DEPTH = 0.35;

/** The circumference of an oval by its width (Ramanujan's approximation). */
const ovalAround = (width: number, depth: number): number => {
  const [a, b] = [width / 2, (width * depth) / 2];
  return Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)));
};

/** A measure of size M in millimetres. */
export const millimetres = (
  garment: Garment,
  category: Category,
  measure: Measure,
  [from, to]: Segment,
): number => {
  const scale = SCALE[category][isTop(garment) && !isDress(garment) ? 'top' : 'leg'];
  const straight = distance(from, to) * scale;
  if (!isAround(measure)) return straight;
  return ovalAround(straight, isTop(garment) ? BODY_DEPTH[category] : WAISTBAND_DEPTH);
};
