// Shared parts of coats and jackets: linings, collars, sleeves.
import { viscose } from '../fabrics';
import { smooth } from '../fields/noise';
import type { Crease } from '../folds/creases';
import { mirrorFolds } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Path, type Point, side, symmetric } from '../paths/path';
import type { Garment, Layer, LayerShadow, Stitch } from '../renderer/garment';
import { label, pair } from '../renderer/parts';
import { warpGarment } from '../renderer/warp';
import type { LayerCloth } from './cloth';

/** A ridge or a trough of constant height along points. */
export const roll = (points: readonly Point[], width: number, height: number): Fold => ({
  points,
  width,
  height,
  taper: 'none',
  valley: 0,
});

/** Folds for side 0, or mirrored for side 1. */
export const foldsOn = (i: number, folds: readonly Fold[]): readonly Fold[] =>
  i === 0 ? folds : mirrorFolds(folds);

/** The visible inside of an open neck: lining, facing, label. `depth` is that of the opening, in units. */
export const neckInside = (cloth: LayerCloth, lining: string, depth: number): readonly Layer[] => [
  {
    id: 'lining',
    fabric: viscose,
    color: lining,
    outline: symmetric(`M500 150 C540 150 566 140 584 118 L606 150 C594 300 560 ${depth - 90} 500 ${depth}`),
    shade: 0.62,
    tone: (x, y) => 1.2 - 0.65 * smooth(170, depth - 80, y) - 0.2 * smooth(470, 420, x),
    shellWeight: 0.15,
    folds: 0,
    bevel: 0,
    shadow: null,
    bumps: [
      {
        points: [
          [500, 190],
          [500, 300],
          [500, 480],
        ],
        width: 14,
        height: -5,
      },
      {
        points: [
          [450, 220],
          [470, 320],
          [490, 440],
        ],
        width: 12,
        height: 4,
      },
      {
        points: [
          [552, 210],
          [536, 320],
          [510, 440],
        ],
        width: 12,
        height: 4,
      },
    ],
  },
  {
    id: 'facing',
    ...cloth,
    outline: symmetric('M500 140 C540 140 566 130 584 110 L604 150 C590 190 550 214 500 214'),
    shade: 0.66,
    tone: (_x, y) => 1.1 - 0.35 * smooth(150, 214, y),
    shellWeight: 0.15,
    folds: 0,
    shadow: { dx: 0, dy: 4, blur: 5, opacity: 0.3 },
  },
  { ...label(500, 184, 58, 26), shade: 0.78 },
];

/** The inner side of the collar behind the neck. */
export const collarInside = (cloth: LayerCloth): Layer => ({
  id: 'collar inside',
  ...cloth,
  outline: symmetric('M500 94 C540 94 566 92 586 91 L602 114 C584 140 545 152 500 152'),
  shade: 0.88,
  tone: (x) => 1 - (0.2 * Math.abs(x - CENTRE)) / 90,
  shellWeight: 0.2,
  folds: 0,
  bevel: 5,
  lift: 5,
  shadow: { dx: 0, dy: 6, blur: 7, opacity: 0.34 },
});

/** The collar of a coat from behind, turned down over the neck seam; its lower edge in units. */
export const collarBehind = (cloth: LayerCloth, edge = 178): Layer => ({
  id: 'collar',
  ...cloth,
  outline: symmetric(
    `M500 80 C540 80 568 83 584 92 C606 106 630 130 646 156 C608 ${edge - 6} 552 ${edge} 500 ${edge}`,
  ),
  folds: 0.2,
  shellWeight: 0.4,
  bevel: 4.5,
  lift: 4.5,
  shadow: { dx: 2, dy: 8, blur: 8, opacity: 0.34, tight: 0.24 },
  bumps: [
    roll(
      [
        [410, 106],
        [500, 94],
        [590, 106],
      ],
      20,
      8,
    ),
  ],
});

/** A lapel, or half of a collar, with a roll line. */
interface Leaf {
  readonly id: string;
  readonly outline: Path;
  /** Of the cloth of side 0, in degrees. */
  readonly grain: number;
  readonly over: Fold;
  readonly shadow: LayerShadow;
  readonly bevel: number;
  readonly lift: number;
  readonly folds: number;
  readonly stitches?: readonly Stitch[];
}

/** A leaf on side 0, or its mirror image on side 1; its stitches are those of that side. */
export const leafOn = (i: 0 | 1, cloth: LayerCloth, leaf: Leaf): Layer => ({
  id: leaf.id,
  ...cloth,
  outline: side(i, leaf.outline),
  grain: i === 0 ? leaf.grain : -leaf.grain,
  shadow: leaf.shadow,
  bevel: leaf.bevel,
  lift: leaf.lift,
  folds: leaf.folds,
  bumps: foldsOn(i, [leaf.over]),
  ...(leaf.stitches !== undefined && { stitches: leaf.stitches }),
});

interface SleeveCut {
  readonly outline: Path;
  readonly armhole: Path;
  /** The dark opening below the end of the sleeve. */
  readonly mouth?: Path;
  /** The seam down the sleeve. */
  readonly seam?: Path;
  readonly grain: number;
}

/** A pair of coat sleeves with their openings, and the additions of a cut. */
export const sleevesOf = (
  cloth: LayerCloth,
  { outline, armhole, mouth, seam, grain }: SleeveCut,
  more: (i: 0 | 1) => Partial<Layer> = () => ({}),
): readonly Layer[] => [
  ...(mouth === undefined
    ? []
    : pair((i) => ({ id: `mouth ${i}`, ...cloth, outline: side(i, mouth), shade: 0.42, shadow: null }))),
  ...pair((i) => ({
    id: `sleeve ${i}`,
    ...cloth,
    outline: side(i, outline),
    extend: side(i, armhole),
    grain: i === 0 ? -grain : grain,
    shadow: { dx: 1, dy: 4, blur: 5, opacity: 0.2 },
    bevel: 3,
    lift: 2.4,
    seams: [
      { path: side(i, armhole), width: 2.6, depth: 1.4, pucker: 0.5 },
      ...(seam === undefined ? [] : [{ path: side(i, seam), width: 1.6, depth: 0.6, pucker: 0.3 }]),
    ],
    ...more(i),
  })),
];

/** Long soft creases of heavy cloth on the skirt and the sleeves of a coat; heights are multiplied by `k`. */
export const coatCreases = (k = 1): readonly Crease[] => [
  {
    angle: 86,
    length: 300,
    width: 80,
    height: 6 * k,
    weight: (x, y) => smooth(560, 760, y) * smooth(750, 690, x) * smooth(250, 310, x),
  },
  {
    angle: -24,
    length: 100,
    width: 56,
    height: 7 * k,
    seed: 5,
    weight: (x, y) => smooth(730, 765, x) * smooth(330, 460, y),
  },
  {
    angle: 24,
    length: 100,
    width: 56,
    height: 7 * k,
    seed: 6,
    weight: (x, y) => smooth(270, 235, x) * smooth(330, 460, y),
  },
];

/** The pose of a sleeve: its slope from the upper arm and from the elbow, in units per unit. */
interface SleeveTilt {
  readonly arm: number;
  readonly forearm: number;
}

const ramp = (length: number): number => (length <= 0 ? 0 : (length * length) / (length + 70));

/** The boundary of body and sleeve at a height, in units from the centre. */
type Gap = (y: number) => number;

/** A boundary that moves out from the underarm by `slope` units per unit, up to `most`. */
export const gapFrom =
  (start: number, y0: number, slope: number, most: number): Gap =>
  (y) =>
    Math.min(most, start + Math.max(0, y - y0) * slope);

// Below the cuffs the skirt of a coat may be wider than the boundary.
const gap: Gap = (y) => (y > 900 ? 261 : Math.min(248, 214 + (y - 412) * 0.12));

/** A coat with other sleeve poses, side 0 first; `gapAt` separates body and sleeve below the armpit. */
export const swing = (
  garment: Garment,
  tilts: readonly [SleeveTilt, SleeveTilt],
  gapAt: Gap = gap,
): Garment =>
  warpGarment(garment, (x, y) => {
    const away = x >= CENTRE ? 1 : -1;
    if (y < 430 || Math.abs(x - CENTRE) < gapAt(y)) return [x, y];
    const { arm, forearm } = away > 0 ? tilts[0] : tilts[1];
    const aside = arm * ramp(y - 430) + forearm * ramp(y - 560);
    // A slanted sleeve is slightly shorter.
    return [x + away * aside, y - 0.35 * Math.abs(aside) * Math.min(1, (y - 430) / 400)];
  });
