import { boundsOf } from './box';
import type { Garment } from './garment';

/** What the camera sees: its left and top edge and its width, in units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

const WIDEST = 0.8;
const TALLEST = 0.84;
/** Least width of a view, so that shorts do not fill the picture as a coat does. */
const LEAST = 800;

/**
 * Frames a garment: at most 80 % of the width or 84 % of the height, its centre a little high, as eyes like it.
 * `aspect` is height over width.
 */
export const frameOf = (garment: Garment, aspect = 1.25): Frame => {
  const outlines = garment.layers.filter(({ small }) => small !== true).map(({ outline }) => outline);
  const { left, top, right, bottom } = boundsOf(outlines);
  const w = Math.max((right - left) / WIDEST, (bottom - top) / (TALLEST * aspect), LEAST);
  return { x: (left + right) / 2 - w / 2, y: (top + bottom) / 2 - w * aspect * 0.495, w };
};
