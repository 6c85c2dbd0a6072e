import type { Field } from '../fields/field';
import type { Shape } from '../masks/mask';
import { type Box, boundsOf, boxOf, grown, isEmpty, shared, wholeOf } from './box';
import { rasteriseDisplaced } from './displacement';
import type { Layer } from './garment';
import type { RenderContext } from './context';

/** A rasterised layer: its mask, and the box of the image that the mask covers. */
export interface Piece {
  readonly layer: Layer;
  readonly index: number;
  readonly box: Box;
  readonly mask: Field;
}

/** Coverage below which a layer is ignored. */
const TRACE = 0.003;
/** Coverage from which a layer hides those behind it. */
const FULL = 0.9999;

const outlineShapes = ({ outline, extend }: Layer): readonly Shape[] =>
  extend === undefined ? [{ path: outline }] : [{ path: outline }, { path: extend, stroke: 9 }];

/** The part of a mask's box with any coverage, plus 3 pixels on each side. */
const trimmed = (mask: Field, box: Box): Box => {
  let left = mask.width;
  let right = -1;
  let top = mask.height;
  let bottom = -1;
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      if ((mask.data[y * mask.width + x] ?? 0) <= TRACE) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  const held = { x: box.x + left, y: box.y + top, width: right - left + 1, height: bottom - top + 1 };
  return isEmpty(held) ? held : shared(grown(held, 3), box);
};

/** Rasterises a layer; `undefined` when it is outside of the image. */
export const cutOut = async (
  layer: Layer,
  index: number,
  context: RenderContext,
): Promise<Piece | undefined> => {
  const { view, displacement } = context;
  const around = boxOf(
    boundsOf([layer.outline]),
    view,
    layer.extend === undefined ? 0 : 5,
    displacement.reach + 4,
  );
  const whole = shared(around, wholeOf(view));
  if (isEmpty(whole)) return undefined;
  const groups = [outlineShapes(layer)];
  if (layer.clip !== undefined) groups.push([{ path: layer.clip }]);
  const [mask, clip] = await rasteriseDisplaced(groups, whole, layer.small === true, context);
  if (mask === undefined) return undefined;
  if (clip !== undefined) mask.multiply(clip);
  const box = trimmed(mask, whole);
  if (isEmpty(box)) return undefined;
  return { layer, index, box, mask: mask.crop(box.x - whole.x, box.y - whole.y, box.width, box.height) };
};

/** For every pixel of the image, the index of the frontmost layer that hides all behind it, or 0. */
export const frontmost = (pieces: readonly Piece[], { view }: RenderContext): Uint8Array => {
  const front = new Uint8Array(view.width * view.height);
  for (const { index, box, mask } of pieces) {
    for (let y = 0; y < box.height; y++) {
      let at = (y + box.y) * view.width + box.x;
      let of = y * box.width;
      for (let x = 0; x < box.width; x++, at++, of++) if ((mask.data[of] ?? 0) > FULL) front[at] = index;
    }
  }
  return front;
};

/** Visibility for every pixel of a piece: 0 hidden, 1 next to a visible pixel, 2 visible. */
export const seenOf = ({ index, box, mask }: Piece, front: Uint8Array, across: number): Uint8Array => {
  const { width, height } = box;
  const seen = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    let of = (y + box.y) * across + box.x;
    for (let x = 0; x < width; x++, of++) {
      const i = y * width + x;
      if ((mask.data[i] ?? 0) >= TRACE && (front[of] ?? 0) <= index) seen[i] = 2;
    }
  }
  markNeighbours(seen, width);
  return seen;
};

/** Slopes need the heights of neighbouring pixels. */
const markNeighbours = (seen: Uint8Array, width: number): void => {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let i = 0; i < seen.length; i++) {
    if (seen[i] !== 2) continue;
    for (const step of around) if (seen[i + step] === 0) seen[i + step] = 1;
  }
};
