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

/** The share of the frame that a garment fills along its longer side. */
export const FILL = { adults: 0.85, kids: 0.81 } as const;

/** The frame of a garment that fills a share of its width or height, slightly above the centre. */
export const frameOf = (garment: Garment, aspect: number, fill: number): Frame => {
  const outlines = garment.layers.filter(({ small }) => small !== true).map(({ outline }) => outline);
  const { left, top, right, bottom } = boundsOf(outlines);
  const w = Math.max(right - left, (bottom - top) / aspect) / fill;
  return { x: (left + right) / 2 - w / 2, y: (top + bottom) / 2 - w * aspect * 0.495, w };
};
