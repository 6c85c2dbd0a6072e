import type { Field } from '../fields/field';
import type { View } from '../masks/mask';
import { type Path, flatten } from '../paths/path';

/** A rectangle of the image, in whole pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the design space, in units. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The bounds of some paths, in units. */
export const boundsOf = (paths: readonly Path[]): Bounds => {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const path of paths) {
    for (const [x, y] of flatten(path, 6).flat()) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
};

/** The pixels of a view within some bounds, plus `margin` units and `more` pixels around them. */
export const boxOf = (bounds: Bounds, view: View, margin: number, more: number): Box => {
  const x = Math.floor((bounds.left - margin - view.left) * view.scale) - more;
  const y = Math.floor((bounds.top - margin - view.top) * view.scale) - more;
  const right = Math.ceil((bounds.right + margin - view.left) * view.scale) + more;
  const bottom = Math.ceil((bounds.bottom + margin - view.top) * view.scale) + more;
  return { x, y, width: right - x, height: bottom - y };
};

/** A box enlarged by some pixels on every side. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The intersection of two boxes; empty if its width or height is not above 0. */
export const shared = (one: Box, other: Box): Box => {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
};

/** Whether a box has no pixels. */
export const isEmpty = ({ width, height }: Box): boolean => width <= 0 || height <= 0;

/** The box of a whole view. */
export const wholeOf = ({ width, height }: View): Box => ({ x: 0, y: 0, width, height });

/** The view of a box of another view. */
export const viewOf = ({ x, y, width, height }: Box, { scale, left, top }: View): View => ({
  width,
  height,
  scale,
  left: left + x / scale,
  top: top + y / scale,
});

/** Adds a field of the box `from` to one of the box `to`, which contains `from`. */
export const addWithin = (target: Field, to: Box, source: Field, from: Box, factor: number): void => {
  for (let y = 0; y < from.height; y++) {
    let at = (y + from.y - to.y) * to.width + from.x - to.x;
    let of = y * from.width;
    for (let x = 0; x < from.width; x++, at++, of++) {
      target.data[at] = (target.data[at] ?? 0) + (source.data[of] ?? 0) * factor;
    }
  }
};
