import { Field } from '../fields/field';
import { smooth } from '../fields/noise';
import type { View } from '../masks/mask';
import type { Point } from '../paths/path';
import { Line } from './line';

/** A ridge along a smooth line, with a trough on each side. Lengths in units. */
export interface Fold {
  readonly points: readonly Point[];
  /** Half of its width. */
  readonly width: number;
  readonly height: number;
  /** Asymmetry of the two sides, -1 to 1. */
  readonly skew?: number;
  /** The ends at which it fades out; `both` by default. */
  readonly taper?: 'both' | 'start' | 'end' | 'none';
  /** Depth of the troughs as a fraction of the height. */
  readonly valley?: number;
  /** Growth of the width towards the end, as a fraction of it. */
  readonly grow?: number;
}

// Distance beyond which a fold is negligible, in widths.
const REACH = 3.2;
const TILE = 8;
const TILE_RADIUS = ((TILE - 1) / 2) * Math.SQRT2;

const strengthAt = (s: number, taper: Fold['taper']): number => {
  if (taper === 'start') return smooth(0, 0.5, s);
  if (taper === 'end') return 1 - smooth(0.35, 1, s);
  if (taper === 'none') return smooth(0, 0.16, s) * (1 - smooth(0.84, 1, s)) * 0.999 + 0.001;
  return Math.sin(Math.PI * s);
};

// The troughs keep the mean height of the cloth at 0.
const profileAt = (d: number, valley: number) =>
  Math.exp(-d * d) - valley * Math.exp(-1.6 * (d - 1.5) * (d - 1.5));

/** A rectangle of pixels; `right` and `bottom` are exclusive. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxOf = (line: Line, reach: number, field: Field): Box => ({
  left: Math.max(0, Math.floor(line.left - reach)),
  right: Math.min(field.width, Math.ceil(line.right + reach) + 1),
  top: Math.max(0, Math.floor(line.top - reach)),
  bottom: Math.min(field.height, Math.ceil(line.bottom + reach) + 1),
});

const drawBox = (field: Field, fold: Fold, width: number, line: Line, box: Box): void => {
  const { height, skew = 0, taper, valley = 0.35, grow = 0 } = fold;
  const { data } = field;
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      line.seek(x, y);
      const { offset, progress: s } = line;
      const wide = width * (1 + grow * s) * (offset >= 0 ? 1 + skew * 0.6 : 1 - skew * 0.6);
      const d = Math.abs(offset) / wide;
      if (d > REACH) continue;
      const i = y * field.width + x;
      data[i] = (data[i] ?? 0) + height * strengthAt(s, taper) * profileAt(d, valley);
    }
};

const drawFold = (field: Field, fold: Fold, view: View): void => {
  const line = new Line(fold.points, view);
  if (!(line.length > 0)) return;
  const width = fold.width * view.scale;
  const reach = width * REACH * Math.max(1, 1 + (fold.grow ?? 0));
  const farthest = reach * (1 + 0.6 * Math.abs(fold.skew ?? 0));
  const { left, right, top, bottom } = boxOf(line, reach, field);
  // Tile by tile, since only few pieces of the line can be the nearest within a small tile.
  for (let y = top; y < bottom; y += TILE)
    for (let x = left; x < right; x += TILE) {
      if (!line.approach(x + (TILE - 1) / 2, y + (TILE - 1) / 2, TILE_RADIUS, farthest)) continue;
      const tile = { left: x, right: Math.min(right, x + TILE), top: y, bottom: Math.min(bottom, y + TILE) };
      drawBox(field, fold, width, line, tile);
    }
};

/** The sum of the heights of all folds, in units, for a view. */
export const drawFolds = (folds: readonly Fold[], view: View): Field => {
  const field = new Field(Math.round(view.width), Math.round(view.height));
  for (const fold of folds) drawFold(field, fold, view);
  return field;
};
