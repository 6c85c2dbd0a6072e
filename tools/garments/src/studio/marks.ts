import { type Field, blur } from '../fields/field';
import type { Shape } from '../masks/mask';
import type { Path } from '../paths/path';
import { type Box, boundsOf, boxOf, isEmpty, shared } from './box';
import { rasteriseCarried } from './drift';
import type { Ink, Seam, Step, Stitch } from './garment';
import type { Piece } from './piece';
import type { Stage } from './stage';

/** Something drawn on a layer: its masks cover a box of the picture of their own, within that of the layer. */
export interface Mark<T> {
  readonly of: T;
  readonly box: Box;
  readonly mask: Field;
  /** Of a stitch, the unbroken line that its thread follows. */
  readonly line?: Field;
}

/** All that is drawn on one layer. */
export interface Marks {
  readonly seams: readonly Mark<Seam>[];
  readonly stitches: readonly Mark<Stitch>[];
  readonly steps: readonly Mark<Step>[];
  readonly inks: readonly Mark<Ink>[];
}

const filledOrDrawn = (path: Path, stroke: number | undefined): Shape =>
  stroke === undefined ? { path } : { path, stroke };

/** A mark with room of `margin` units around its path, for blurs. */
const markOf = async <T extends { readonly path: Path }>(
  of: T,
  groups: readonly (readonly Shape[])[],
  margin: number,
  piece: Piece,
  stage: Stage,
): Promise<Mark<T> | undefined> => {
  const box = shared(boxOf(boundsOf([of.path]), stage.view, margin, stage.drift.reach + 2), piece.box);
  if (isEmpty(box)) return undefined;
  const [mask, line] = await rasteriseCarried(groups, box, piece.layer.small === true, stage);
  if (mask === undefined) return undefined;
  return line === undefined ? { of, box, mask } : { of, box, mask, line };
};

const seamMark = (seam: Seam, piece: Piece, stage: Stage): Promise<Mark<Seam> | undefined> => {
  const stroke = seam.width ?? 2.2;
  return markOf(seam, [[{ path: seam.path, stroke }]], stroke / 2 + 17, piece, stage);
};

const stitchMark = (stitch: Stitch, piece: Piece, stage: Stage): Promise<Mark<Stitch> | undefined> => {
  const { path, width: stroke = 1.5, dash = '4.2 2.4', opacity = 1 } = stitch;
  const thread: Shape = { path, stroke, dash, cap: 'round', opacity };
  return markOf(stitch, [[thread], [{ path, stroke: 2.4 }]], 13, piece, stage);
};

const stepMark = (step: Step, piece: Piece, stage: Stage): Promise<Mark<Step> | undefined> => {
  const margin = (step.stroke ?? 0) / 2 + step.soft * 3 + 2;
  return markOf(step, [[filledOrDrawn(step.path, step.stroke)]], margin, piece, stage);
};

const inkMark = async (ink: Ink, piece: Piece, stage: Stage): Promise<Mark<Ink> | undefined> => {
  const soft = ink.blur ?? 0;
  const margin = (ink.stroke ?? 0) / 2 + soft * 3 + 2;
  const mark = await markOf(ink, [[filledOrDrawn(ink.path, ink.stroke)]], margin, piece, stage);
  return mark === undefined || soft === 0
    ? mark
    : { ...mark, mask: blur(mark.mask, soft * stage.view.scale) };
};

const allOf = async <T>(
  items: readonly T[] | undefined,
  draw: (item: T) => Promise<Mark<T> | undefined>,
): Promise<readonly Mark<T>[]> => {
  const marks = await Promise.all((items ?? []).map(draw));
  return marks.filter((mark) => mark !== undefined);
};

/** Rasterises all that is drawn on a layer. */
export const marksOf = async (piece: Piece, stage: Stage): Promise<Marks> => {
  const { layer } = piece;
  const [seams, stitches, steps, inks] = await Promise.all([
    allOf(layer.seams, (seam) => seamMark(seam, piece, stage)),
    allOf(layer.stitches, (stitch) => stitchMark(stitch, piece, stage)),
    allOf(layer.steps, (step) => stepMark(step, piece, stage)),
    allOf(layer.inks, (ink) => inkMark(ink, piece, stage)),
  ]);
  return { seams, stitches, steps, inks };
};
