import { boundsOf } from './box';
import type { Garment } from './garment';

/** A frame of the design space: left, top and width in units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Height over width of a product image. */
export const ASPECT = 1.25;

const WIDEST = 0.8;
const TALLEST = 0.84;
/** Minimum width of a frame, so that shorts do not appear as large as a coat. */
const LEAST = 800;

/**
 * The frame of a garment: at most 80 % of the width or 84 % of the height, slightly above the centre.
 * `aspect` is height over width.
 */
export const frameOf = (garment: Garment, aspect = ASPECT): Frame => {
  const outlines = garment.layers.filter(({ small }) => small !== true).map(({ outline }) => outline);
  const { left, top, right, bottom } = boundsOf(outlines);
  const w = Math.max((right - left) / WIDEST, (bottom - top) / (TALLEST * aspect), LEAST);
  return { x: (left + right) / 2 - w / 2, y: (top + bottom) / 2 - w * aspect * 0.495, w };
};
