// The pieces of the trench coat.
import { horn } from '../fabrics';
import { type Path, side } from '../paths/path';
import type { Layer, Stitch } from '../renderer/garment';
import { pair, through } from '../renderer/parts';
import type { LayerCloth } from './cloth';
import { leafOn, roll } from './coatParts';
import * as lines from './trenchLines';

/** Women's coats close right over left: the top front is on the left of the image. */
export const OVER = 1;

/** A row of topstitching. */
export const stitched = (path: Path): Stitch => ({
  path,
  width: 1.1,
  dash: '3.4 2',
  height: 0.4,
  pucker: 0.8,
});

/** A front on one side; the top one has a row of thread along its edge. */
export const front = (id: string, cloth: LayerCloth, i: 0 | 1, outline: Path): Layer => ({
  id,
  ...cloth,
  outline: side(i, outline),
  shadow: { dx: i === 0 ? -5 : 5, dy: 4, blur: 6, opacity: 0.36, tight: 0.3 },
  bevel: 2.6,
  lift: 2.6,
  seams: [
    { path: side(i, lines.ARMHOLE), width: 2.4, depth: 1.2, pucker: 0.7 },
    { path: side(i, lines.SHOULDER_SEAM), width: 2.2, depth: 0.8 },
  ],
  steps: [{ path: side(i, lines.HEM_LINE), stroke: 60, height: 0.8, soft: 1.6 }],
  stitches: [
    stitched(side(i, lines.HEM_STITCH)),
    ...(i === OVER ? [stitched(side(i, 'M426 486 L426 1290'))] : []),
  ],
});

/** A pair of raised strips, each with its angle and a row of thread. */
const strips = (
  cloth: LayerCloth,
  name: string,
  [outline, stitch]: readonly [Path, Path],
  grain: readonly [number, number],
  standing: Pick<Layer, 'shadow' | 'bevel' | 'lift'>,
): readonly Layer[] =>
  pair((i) => ({
    id: `${name} ${i}`,
    ...cloth,
    outline: side(i, outline),
    grain: grain[i],
    ...standing,
    stitches: [stitched(side(i, stitch))],
  }));

/** The welts of the slanting pockets. */
export const pocketWelts = (cloth: LayerCloth): readonly Layer[] =>
  strips(cloth, 'pocket', [lines.POCKET_WELT, lines.POCKET_WELT_STITCH], [-20, 20], {
    shadow: { dx: 2, dy: 4, blur: 5, opacity: 0.3, tight: 0.26 },
    bevel: 2.2,
    lift: 2.4,
  });

/** The storm flap over one shoulder. */
export const stormFlap = (cloth: LayerCloth): Layer => ({
  id: 'storm flap',
  ...cloth,
  outline: side(OVER, lines.STORM_FLAP),
  shadow: { dx: 4, dy: 8, blur: 8, opacity: 0.3, tight: 0.24 },
  bevel: 2.6,
  lift: 2.8,
  stitches: [stitched(side(OVER, lines.STORM_FLAP_STITCH))],
});

/** A lapel with its row of thread. */
export const lapel = (id: string, cloth: LayerCloth, i: 0 | 1, outline: Path, stitch: Path): Layer =>
  leafOn(i, cloth, {
    id,
    outline,
    grain: -26,
    over: roll(through(568, 190, 548, 290, 456, 450), 24, 8),
    shadow: { dx: 6, dy: 9, blur: 9, opacity: 0.34, tight: 0.22 },
    bevel: 3.2,
    lift: 3.4,
    folds: 0.35,
    stitches: [stitched(side(i, stitch))],
  });

/** Both halves of the collar. */
export const collars = (cloth: LayerCloth): readonly Layer[] =>
  pair((i) =>
    leafOn(i, cloth, {
      id: `collar ${i}`,
      outline: lines.COLLAR,
      grain: -40,
      over: roll(through(590, 84, 580, 136, 562, 190), 22, 8),
      shadow: { dx: 5, dy: 8, blur: 8, opacity: 0.3, tight: 0.24 },
      bevel: 3.6,
      lift: 3.6,
      folds: 0.2,
      stitches: [stitched(side(i, lines.COLLAR_STITCH))],
    }),
  );

/** The straps on the shoulders. */
export const epaulettes = (cloth: LayerCloth): readonly Layer[] =>
  strips(cloth, 'epaulette', [lines.EPAULETTE, lines.EPAULETTE_STITCH], [-64, 64], {
    shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.32, tight: 0.26 },
    bevel: 2.2,
    lift: 2.4,
  });

/** The straps around the cuffs. */
export const cuffStraps = (cloth: LayerCloth): readonly Layer[] =>
  strips(cloth, 'cuff strap', [lines.CUFF_STRAP, lines.CUFF_STRAP_STITCH], [90, 90], {
    shadow: { dx: 1, dy: 5, blur: 5, opacity: 0.34, tight: 0.28 },
    bevel: 2.4,
    lift: 2.8,
  });

/** The belt, with its four rows. */
export const belt = (cloth: LayerCloth): Layer => ({
  id: 'belt',
  ...cloth,
  outline: lines.BELT,
  grain: 90,
  // A stiff belt takes only a part of the folds.
  folds: 0.2,
  shadow: { dx: 1, dy: 7, blur: 6, opacity: 0.36, tight: 0.3 },
  bevel: 3,
  lift: 4,
  stitches: lines.BELT_ROWS.map((path) => ({ ...stitched(path), pucker: 0.2 })),
});

/** The loops that hold the belt. */
export const loops = (cloth: LayerCloth): readonly Layer[] =>
  pair((i) => ({
    id: `loop ${i}`,
    ...cloth,
    outline: side(i, lines.LOOP),
    folds: 0.2,
    shadow: { dx: 2, dy: 3, blur: 3, opacity: 0.34, tight: 0.28 },
    bevel: 2,
    lift: 2.4,
  }));

/** The buckle, and the end of the belt that hangs from it. */
export const buckleAndTail = (cloth: LayerCloth, color: string): readonly Layer[] => [
  {
    id: 'tail',
    ...cloth,
    outline: lines.TAIL,
    grain: -6,
    folds: 0.5,
    shadow: { dx: 5, dy: 8, blur: 7, opacity: 0.38, tight: 0.28 },
    bevel: 2.8,
    lift: 3.4,
    stitches: lines.TAIL_ROWS.map(stitched),
  },
  {
    id: 'buckle',
    fabric: horn,
    color,
    // The hole has the opposite orientation, so that the fill leaves it open.
    outline: `${lines.BUCKLE} ${lines.BUCKLE_HOLE}`,
    folds: 0.3,
    bevel: 3,
    lift: 4,
    small: true,
    shadow: { dx: 3, dy: 5, blur: 4, opacity: 0.42, tight: 0.32 },
  },
];
