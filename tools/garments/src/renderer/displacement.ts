import { blur } from '../fields/blur';
import { Field } from '../fields/field';
import { type Shape, type View, rasteriseAll } from '../masks/mask';
import type { Warp } from '../paths/path';
import { type Box, grown, viewOf } from './box';

/** The displacement of masks by the folds, for every pixel of the image. */
export interface Displacement {
  /** Slope of the folds, units per unit. */
  readonly slopeX: Float32Array;
  readonly slopeY: Float32Array;
  /** Displacement of masks, in pixels. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The largest displacement along one axis, in whole pixels. */
  readonly reach: number;
}

/** The displacement by folds with heights in units, at a scale in pixels per unit. */
export const displacementOf = (folds: Field, scale: number): Displacement => {
  const { width, height, data } = blur(folds, 3 * scale);
  const slopeX = new Float32Array(data.length);
  const slopeY = new Float32Array(data.length);
  const displacementX = new Float32Array(data.length);
  const displacementY = new Float32Array(data.length);
  let reach = 0;
  for (let y = 0; y < height; y++) {
    // Border pixels take the slope of their inner neighbour.
    const row = Math.min(height - 2, Math.max(1, y)) * width;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const at = row + Math.min(width - 2, Math.max(1, x));
      const acrossX = ((data[at + 1] ?? 0) - (data[at - 1] ?? 0)) * 0.5 * scale;
      const acrossY = ((data[at + width] ?? 0) - (data[at - width] ?? 0)) * 0.5 * scale;
      const displacedX = acrossX * 3 * scale;
      const displacedY = (acrossY * 2 + (data[i] ?? 0) * 0.55) * scale;
      slopeX[i] = acrossX;
      slopeY[i] = acrossY;
      displacementX[i] = displacedX;
      displacementY[i] = displacedY;
      reach = Math.max(reach, Math.abs(displacedX), Math.abs(displacedY));
    }
  }
  return { slopeX, slopeY, x: displacementX, y: displacementY, reach: Math.ceil(reach) };
};

/** Displaces a mask that exceeds its box by `pad` pixels on every side; the image is `across` pixels wide. */
const displaced = (mask: Field, box: Box, pad: number, displacement: Displacement, across: number): Field => {
  const field = new Field(box.width, box.height);
  for (let y = 0; y < box.height; y++) {
    let of = (y + box.y) * across + box.x;
    for (let x = 0; x < box.width; x++, of++) {
      field.data[y * box.width + x] = mask.at(
        x + pad - (displacement.x[of] ?? 0),
        y + pad - (displacement.y[of] ?? 0),
      );
    }
  }
  return field;
};

/** The displacement as a warp of the design space; outside of the image, that of its edge. */
export const warpOf =
  (displacement: Displacement, { width, height, scale, left, top }: View): Warp =>
  (x, y) => {
    const column = Math.min(width - 1, Math.max(0, Math.round((x - left) * scale)));
    const row = Math.min(height - 1, Math.max(0, Math.round((y - top) * scale)));
    const i = row * width + column;
    return [x + (displacement.x[i] ?? 0) / scale, y + (displacement.y[i] ?? 0) / scale];
  };

/** Masks of groups of shapes within a box of the image, displaced by the folds unless `small`. */
export const rasteriseDisplaced = async (
  groups: readonly (readonly Shape[])[],
  box: Box,
  small: boolean,
  { view, displacement }: { readonly view: View; readonly displacement: Displacement },
): Promise<Field[]> => {
  // Small layers were already moved as a whole; displacing them would distort round buttons.
  if (small) return rasteriseAll(groups, viewOf(box, view));
  const pad = displacement.reach + 2;
  const masks = await rasteriseAll(groups, viewOf(grown(box, pad), view));
  return masks.map((mask) => displaced(mask, box, pad, displacement, view.width));
};
