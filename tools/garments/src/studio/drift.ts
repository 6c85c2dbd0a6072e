import { Field, blur } from '../fields/field';
import { type Shape, type View, rasteriseAll } from '../masks/mask';
import type { Warp } from '../paths/path';
import { type Box, grown, viewOf } from './box';

/** How folds carry away what is drawn on the cloth, for every pixel of the picture. */
export interface Drift {
  /** Slope of the folds, units per unit. */
  readonly slopeX: Float32Array;
  readonly slopeY: Float32Array;
  /** How far masks are carried, in pixels. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The longest way anything is carried along one axis, in whole pixels. */
  readonly reach: number;
}

/** The drift of some folds, whose heights are in units, at a scale in pixels per unit. */
export const driftOf = (folds: Field, scale: number): Drift => {
  const { width, height, data } = blur(folds, 3 * scale);
  const slopeX = new Float32Array(data.length);
  const slopeY = new Float32Array(data.length);
  const driftX = new Float32Array(data.length);
  const driftY = new Float32Array(data.length);
  let reach = 0;
  for (let y = 0; y < height; y++) {
    // The border of the picture takes the slope beside it.
    const row = Math.min(height - 2, Math.max(1, y)) * width;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const at = row + Math.min(width - 2, Math.max(1, x));
      const acrossX = ((data[at + 1] ?? 0) - (data[at - 1] ?? 0)) * 0.5 * scale;
      const acrossY = ((data[at + width] ?? 0) - (data[at - width] ?? 0)) * 0.5 * scale;
      const carriedX = acrossX * 3 * scale;
      const carriedY = (acrossY * 2 + (data[i] ?? 0) * 0.55) * scale;
      slopeX[i] = acrossX;
      slopeY[i] = acrossY;
      driftX[i] = carriedX;
      driftY[i] = carriedY;
      reach = Math.max(reach, Math.abs(carriedX), Math.abs(carriedY));
    }
  }
  return { slopeX, slopeY, x: driftX, y: driftY, reach: Math.ceil(reach) };
};

/** A mask of a box, larger than the box by `pad` pixels on every side, carried by the drift of a picture `across` pixels wide. */
const carried = (mask: Field, box: Box, pad: number, drift: Drift, across: number): Field => {
  const field = new Field(box.width, box.height);
  for (let y = 0; y < box.height; y++) {
    let of = (y + box.y) * across + box.x;
    for (let x = 0; x < box.width; x++, of++) {
      field.data[y * box.width + x] = mask.at(x + pad - (drift.x[of] ?? 0), y + pad - (drift.y[of] ?? 0));
    }
  }
  return field;
};

/** The drift at places of the design space, in units; beyond the picture, that of its edge. */
export const warpOf =
  (drift: Drift, { width, height, scale, left, top }: View): Warp =>
  (x, y) => {
    const column = Math.min(width - 1, Math.max(0, Math.round((x - left) * scale)));
    const row = Math.min(height - 1, Math.max(0, Math.round((y - top) * scale)));
    const i = row * width + column;
    return [x + (drift.x[i] ?? 0) / scale, y + (drift.y[i] ?? 0) / scale];
  };

/** Masks of groups of shapes within a box of the picture; all but `small` things ride on its folds. */
export const rasteriseCarried = async (
  groups: readonly (readonly Shape[])[],
  box: Box,
  small: boolean,
  { view, drift }: { readonly view: View; readonly drift: Drift },
): Promise<Field[]> => {
  // A button is hard: it has moved as a whole, and would lose its roundness here.
  if (small) return rasteriseAll(groups, viewOf(box, view));
  const pad = drift.reach + 2;
  const masks = await rasteriseAll(groups, viewOf(grown(box, pad), view));
  return masks.map((mask) => carried(mask, box, pad, drift, view.width));
};
