import { blur } from '../fields/blur';
import type { Field } from '../fields/field';
import type { Shape } from '../masks/mask';
import type { Path } from '../paths/path';
import { type Box, boundsOf, boxOf, isEmpty, shared } from './box';
import { rasteriseDisplaced } from './displacement';
import type { Ink, Seam, Step, Stitch } from './garment';
import type { Piece } from './piece';
import type { RenderContext } from './context';

/** A mark on a layer: its masks cover a box of the image within the box of the layer. */
export interface Mark<T> {
  readonly of: T;
  readonly box: Box;
  readonly mask: Field;
  /** For a stitch, the continuous line of its thread. */
  readonly line?: Field;
}

/** The marks of one layer. */
export interface Marks {
  readonly seams: readonly Mark<Seam>[];
  readonly stitches: readonly Mark<Stitch>[];
  readonly steps: readonly Mark<Step>[];
  readonly inks: readonly Mark<Ink>[];
}

const filledOrDrawn = (path: Path, stroke: number | undefined): Shape =>
  stroke === undefined ? { path } : { path, stroke };

/** A mark with a margin of `margin` units around its path, for blurs. */
const markOf = async <T extends { readonly path: Path }>(
  of: T,
  groups: readonly (readonly Shape[])[],
  margin: number,
  piece: Piece,
  context: RenderContext,
): Promise<Mark<T> | undefined> => {
  const box = shared(
    boxOf(boundsOf([of.path]), context.view, margin, context.displacement.reach + 2),
    piece.box,
  );
  if (isEmpty(box)) return undefined;
  const [mask, line] = await rasteriseDisplaced(groups, box, piece.layer.small === true, context);
  if (mask === undefined) return undefined;
  return line === undefined ? { of, box, mask } : { of, box, mask, line };
};

const seamMark = (seam: Seam, piece: Piece, context: RenderContext): Promise<Mark<Seam> | undefined> => {
  const stroke = seam.width ?? 2.2;
  return markOf(seam, [[{ path: seam.path, stroke }]], stroke / 2 + 17, piece, context);
};

const stitchMark = (
  stitch: Stitch,
  piece: Piece,
  context: RenderContext,
): Promise<Mark<Stitch> | undefined> => {
  const { path, width: stroke = 1.5, dash = '4.2 2.4', opacity = 1 } = stitch;
  const thread: Shape = { path, stroke, dash, cap: 'round', opacity };
  return markOf(stitch, [[thread], [{ path, stroke: 2.4 }]], 13, piece, context);
};

const stepMark = (step: Step, piece: Piece, context: RenderContext): Promise<Mark<Step> | undefined> => {
  const margin = (step.stroke ?? 0) / 2 + step.soft * 3 + 2;
  return markOf(step, [[filledOrDrawn(step.path, step.stroke)]], margin, piece, context);
};

const inkMark = async (ink: Ink, piece: Piece, context: RenderContext): Promise<Mark<Ink> | undefined> => {
  const soft = ink.blur ?? 0;
  const margin = (ink.stroke ?? 0) / 2 + soft * 3 + 2;
  const mark = await markOf(ink, [[filledOrDrawn(ink.path, ink.stroke)]], margin, piece, context);
  return mark === undefined || soft === 0
    ? mark
    : { ...mark, mask: blur(mark.mask, soft * context.view.scale) };
};

const allOf = async <T>(
  items: readonly T[] | undefined,
  draw: (item: T) => Promise<Mark<T> | undefined>,
): Promise<readonly Mark<T>[]> => {
  const marks = await Promise.all((items ?? []).map(draw));
  return marks.filter((mark) => mark !== undefined);
};

/** Rasterises the marks of a layer. */
export const marksOf = async (piece: Piece, context: RenderContext): Promise<Marks> => {
  const { layer } = piece;
  const [seams, stitches, steps, inks] = await Promise.all([
    allOf(layer.seams, (seam) => seamMark(seam, piece, context)),
    allOf(layer.stitches, (stitch) => stitchMark(stitch, piece, context)),
    allOf(layer.steps, (step) => stepMark(step, piece, context)),
    allOf(layer.inks, (ink) => inkMark(ink, piece, context)),
  ]);
  return { seams, stitches, steps, inks };
};
