import { blur } from '../fields/blur';
import { Field } from '../fields/field';
import { valueNoise } from '../fields/noise';
import { drawFolds } from '../folds/strokes';
import { addWithin, viewOf } from './box';
import type { Layer, Seam, Stitch } from './garment';
import type { Mark, Marks } from './marks';
import type { Piece } from './piece';
import { puffHeight } from './puff';
import type { RenderContext } from './context';

/** The heights of a layer over its box, in units, and the light that its seams block. */
export interface Relief {
  readonly height: Field;
  /** 1 on the surface, less in a groove. */
  readonly open: Field;
}

const addImage = (target: Field, { box }: Piece, image: Field, factor: number): void => {
  target.add(image.crop(box.x, box.y, box.width, box.height), factor);
};

const shellOf = (layer: Layer, context: RenderContext): Field | undefined =>
  context.shells.get(layer.shell ?? 'body');

/** The large-scale height of a layer: folds, shell, bumps, doubled cloth and filled chambers. */
const macroHeight = async (piece: Piece, marks: Marks, context: RenderContext): Promise<Field> => {
  const { layer, box } = piece;
  const { view } = context;
  const height = new Field(box.width, box.height);
  addImage(height, piece, context.folds, layer.folds ?? 1);
  const shell = shellOf(layer, context);
  if (shell !== undefined) addImage(height, piece, shell, layer.shellWeight ?? 1);
  if (layer.bumps !== undefined) height.add(drawFolds(layer.bumps, viewOf(box, view)));
  for (const { of, mask, box: at } of marks.steps) {
    addWithin(height, box, blur(mask, of.soft * view.scale), at, of.height);
  }
  if (layer.puff !== undefined) {
    height.add(await puffHeight(layer.puff.shapes, viewOf(box, view)), layer.puff.height);
  }
  return height;
};

/** Rounds the cut edge of the cloth. */
const addBevel = (height: Field, { layer, mask }: Piece, { view }: RenderContext): void => {
  const bevel = layer.bevel ?? 2.2;
  if (bevel !== 0) height.add(blur(mask, bevel * view.scale), (layer.lift ?? 1.6) * 1.6);
};

/** Calls back for each pixel within the blur of a mark: index in the mark and in the layer, position in units. */
const overMark = <T>(
  { box }: Mark<T>,
  felt: Field,
  piece: Piece,
  { view }: RenderContext,
  each: (of: number, at: number, x: number, y: number) => void,
): void => {
  const { scale, left, top } = view;
  for (let row = 0; row < box.height; row++) {
    for (let column = 0; column < box.width; column++) {
      const of = row * box.width + column;
      if ((felt.data[of] ?? 0) < 0.002) continue;
      const at = (row + box.y - piece.box.y) * piece.box.width + column + box.x - piece.box.x;
      each(of, at, (column + box.x) / scale + left, (row + box.y) / scale + top);
    }
  }
};

/** Two octaves of noise for the puckering along a thread. */
const pucker = (x: number, y: number, coarse: number, fine: number, seed: number): number =>
  valueNoise(x * coarse, y * coarse, seed) + fine * valueNoise(x * 0.15, y * 0.15, seed + 1);

const addSeam = ({ height, open }: Relief, mark: Mark<Seam>, piece: Piece, context: RenderContext): void => {
  const { depth = 1.4, pucker: drawn = 1 } = mark.of;
  const groove = blur(mark.mask, 0.8 * context.view.scale);
  const wide = blur(mark.mask, 5 * context.view.scale);
  const shade = 0.3 * Math.min(1.3, depth);
  overMark(mark, wide, piece, context, (of, at, x, y) => {
    const near = groove.data[of] ?? 0;
    const around = wide.data[of] ?? 0;
    const raised = drawn * 4.5 * around * pucker(x, y, 0.06, 0.4, 77);
    height.data[at] = (height.data[at] ?? 0) + raised - depth * near - depth * 1.2 * around;
    open.data[at] = (open.data[at] ?? 0) * (1 - shade * near);
  });
};

const addStitch = (
  { height, open }: Relief,
  mark: Mark<Stitch>,
  piece: Piece,
  context: RenderContext,
): void => {
  const { scale } = context.view;
  const { height: raise = 0.7, pucker: drawn = 1 } = mark.of;
  const line = mark.line ?? mark.mask;
  const thread = blur(mark.mask, 0.5 * scale);
  const groove = blur(line, 0.9 * scale);
  const wide = blur(line, 3.5 * scale);
  overMark(mark, wide, piece, context, (of, at, x, y) => {
    const sunk = groove.data[of] ?? 0;
    const raised = drawn * 3.4 * (wide.data[of] ?? 0) * pucker(x, y, 0.055, 0.35, 87);
    height.data[at] = (height.data[at] ?? 0) + raised - 0.7 * sunk + raise * (thread.data[of] ?? 0);
    open.data[at] = (open.data[at] ?? 0) * (1 - 0.22 * Math.max(0, sunk - (mark.mask.data[of] ?? 0)));
  });
};

/** The relief of a layer, from large-scale height to thread, without the weave of the fabric. */
export const reliefOf = async (piece: Piece, marks: Marks, context: RenderContext): Promise<Relief> => {
  const height = await macroHeight(piece, marks, context);
  const relief = { height, open: new Field(height.width, height.height).fill(1) };
  addBevel(height, piece, context);
  for (const seam of marks.seams) addSeam(relief, seam, piece, context);
  for (const stitch of marks.stitches) addStitch(relief, stitch, piece, context);
  return relief;
};
