import { CENTRE, type Point } from '../paths/path';
import type { Layer, Seam, Stitch } from '../renderer/garment';
import { type Profile, across, closed, down, line, ribbon } from './trouserBlock';
import { type Construction, type Thread, row, rowsBeside } from './trouserParts';

/** The inside of the back of the waist, visible above the front. */
export const insideWaist = ({ block, cloth }: Construction, rest: Partial<Layer> = {}): Layer => {
  const { waist, front, back, top } = block;
  return {
    id: 'inside',
    ...cloth,
    outline: closed(
      across(CENTRE - waist + 1, CENTRE + waist - 1, back, 8),
      across(CENTRE + waist - 1, CENTRE - waist + 1, (x) => front(x) + 14, 8),
    ),
    shade: 0.6,
    tone: (_x, y) => 1.12 - 0.32 * Math.min(1, Math.max(0, (y - top + 8) / 24)),
    shellWeight: 0.1,
    folds: 0,
    bevel: 1.2,
    shadow: null,
    ...rest,
  };
};

/** The waistband between its upper edge and the upper line of the panels. */
export const waistband = (
  construction: Construction,
  upper: Profile,
  under: Profile,
  rest: Partial<Layer> = {},
): Layer => {
  const { block, cloth } = construction;
  const { waist, top, band, outer } = block;
  const low = outer(top + band) - CENTRE;
  const stretch = (x: number): number => CENTRE + ((x - CENTRE) * waist) / low;
  const flank = down(top, top + band, outer, 4);
  return {
    id: 'waistband',
    ...cloth,
    outline: closed(
      across(CENTRE - waist, CENTRE + waist, upper, 8),
      flank,
      across(CENTRE + low, CENTRE - low, (x) => under(stretch(x)), 8),
      [...flank].reverse().map(([x, y]): Point => [2 * CENTRE - x, y]),
    ),
    grain: 90,
    folds: 0.3,
    bevel: 2,
    lift: 1.6,
    shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.2, tight: 0.2 },
    ...rest,
  };
};

/** Two rows along the edges of a waistband. */
export const bandRows = (
  { block, thread }: Construction,
  upper: Profile,
  under: Profile,
  inset = 6,
): readonly Stitch[] => {
  const half = block.waist - 2;
  return [
    row(
      thread,
      across(CENTRE - half, CENTRE + half, (x) => upper(x) + inset, 8),
    ),
    row(
      thread,
      across(CENTRE - half, CENTRE + half, (x) => under(x) - inset, 8),
    ),
  ];
};

/** The edge at the overlap of a waistband. */
export const lapSeam = (upper: Profile, under: Profile, at: number): Seam => ({
  path: line(down(upper(at), under(at), () => at, 2)),
  width: 1.8,
  depth: 1.5,
  pucker: 0.3,
});

/** Rows of thread over the elastic of a waistband, at fractions of its height, `inset` units from its sides. */
export const elasticRows = (
  { block, thread }: Construction,
  upper: Profile,
  shares: readonly number[],
  more: Partial<Thread>,
  inset = 0,
): readonly Stitch[] => {
  const half = block.waist - inset;
  return shares.map((share) =>
    row(
      { ...thread, ...more },
      across(CENTRE - half, CENTRE + half, (x) => upper(x) + block.band * share, 8),
    ),
  );
};

/** Belt loops at positions along the waist. */
export const loops = (
  { block, cloth, thread }: Construction,
  positions: readonly number[],
  upper: Profile,
  width = 15,
): Layer => {
  const at = (x: number): readonly Point[] => {
    const lean = ((x - CENTRE) / block.waist) * 5;
    return [
      [x, upper(x) - 1],
      [x + lean * 0.5, upper(x) + block.band / 2],
      [x + lean, upper(x) + block.band + 9],
    ];
  };
  return {
    id: 'loops',
    ...cloth,
    outline: positions.map((x) => ribbon(at(x), width / 2)).join(' '),
    shadow: { dx: 3, dy: 3, blur: 3, opacity: 0.3, tight: 0.2 },
    bevel: 2,
    lift: 2,
    folds: 0,
    stitches: positions.flatMap((x) =>
      rowsBeside({ ...thread, width: 1.1 }, at(x), [-width * 0.26, width * 0.26]),
    ),
  };
};
