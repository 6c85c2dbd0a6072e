import type { Crease } from '../folds/creases';
import { bodyCreases, drape, mirrorFolds, radiate, sleeveCreases, tube } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Point } from '../paths/path';
import { between } from './geometry';
import { type Block, type Sleeve, along, last, sleeveEdges, spineOf } from './shirtLines';
import { soften } from './soften';

/** Variation of the folds between garments. */
interface FoldOptions {
  readonly seed: number;
  /** Factor of the height of the folds; 1 for shirting. */
  readonly weight?: number;
}

/** Folds of one side of the body: from the armpit and from the chest. */
export const torsoFolds = (block: Block, { seed, weight = 1 }: FoldOptions): readonly Fold[] => {
  const [x, y] = block.armpit;
  const [hemX, hemY] = last(block.side);
  const waist = y + (hemY - y) * (0.3 + 0.06 * (seed % 5));
  const sideX = along(block.side, 0.4)[0];
  return [
    ...soften(radiate([x + 4, y - 14], 202, 246, 3, 160, 10, 4.2 * weight, seed + 1)),
    ...soften(radiate([x + 2, y + 8], 112, 160, 3, 250, 12, 4.6 * weight, seed + 2)),
    ...drape(
      (t) => [CENTRE + 50 + (x - CENTRE - 70) * t, y + 40],
      (t) => [CENTRE + 54 + (hemX - CENTRE - 78) * t, hemY + 30],
      4,
      16,
      5.4 * weight,
      seed + 3,
    ),
    // Slight buckling at the waist.
    {
      points: [
        [sideX - 4, waist - 30],
        [sideX - 40, waist + 24],
        [sideX - 96, waist + 50],
      ],
      width: 15,
      height: 4.4 * weight,
      taper: 'end',
      skew: 0.5,
    },
  ];
};

/** Folds of a long sleeve: across it, at the elbow, and above the cuff. */
export const longSleeveFolds = (
  block: Block,
  sleeve: Sleeve,
  { seed, weight = 1 }: FoldOptions,
): readonly Fold[] => {
  const spine = spineOf(block, sleeve);
  const [, inner] = sleeveEdges(block, sleeve);
  const elbow = along(inner, 0.56);
  const [top, bend, wrist] = [spine(0.3), spine(0.6), spine(0.97)];
  const [outside, wristAt] = [last(sleeve.outer), wrist.at];
  const gather = (t: number, length: number): Fold => {
    const foot = between(wristAt, outside, t);
    const head = between(foot, bend.at, length);
    return { points: [foot, between(foot, head, 0.5), head], width: 7, height: 2.2 * weight, taper: 'end' };
  };
  return [
    ...soften(tube(top.at, bend.at, top.half * 0.9, 4, 10, 5.2 * weight, seed + 5, 0.6), 14),
    ...soften(tube(bend.at, spine(0.86).at, bend.half * 0.85, 3, 10, 4.6 * weight, seed + 6, 0.6), 14),
    ...soften(radiate(elbow, -58, 36, 3, bend.half * 1.6, 9, 5 * weight, seed + 7), 16),
    gather(-0.5, 0.2),
    gather(-0.1, 0.42),
    gather(0.45, 0.26),
  ];
};

/** Folds of a short sleeve. */
export const shortSleeveFolds = (
  block: Block,
  sleeve: Sleeve,
  { seed, weight = 1 }: FoldOptions,
): readonly Fold[] => {
  const spine = spineOf(block, sleeve);
  const [head, hem] = [spine(0.35), spine(0.98)];
  return [
    ...soften(tube(head.at, hem.at, head.half * 0.8, 3, 10, 4.4 * weight, seed + 5, 0.5), 14),
    ...soften(radiate(block.armpit, -62, -14, 3, 88, 9, 4.4 * weight, seed + 6)),
    {
      points: [spine(0.1).at, between(spine(0.4).at, last(sleeve.outer), 0.2), hem.at],
      width: 13,
      height: 4 * weight,
      taper: 'start',
      skew: 0.7,
    },
  ];
};

/** Small folds from a row of gathers between two points. */
export const gathers = (
  from: Point,
  to: Point,
  reach: Point,
  count: number,
  height: number,
  seed: number,
): Fold[] => [
  ...drape(
    (t) => between(from, to, t),
    (t) => {
      const [x, y] = between(from, to, t);
      return [x + reach[0], y + reach[1]];
    },
    count,
    5,
    height,
    seed,
    'end',
    1.4,
  ),
  ...drape(
    (t) => between(from, to, t),
    (t) => {
      const [x, y] = between(from, to, t);
      return [x + reach[0] * 0.45, y + reach[1] * 0.45];
    },
    Math.round(count * 0.8),
    3.6,
    height * 0.8,
    seed + 7,
    'end',
    0.8,
  ),
];

/** Folds of both sides; those of the second are given mirrored. */
export const bothSides = (draw: (i: 0 | 1) => readonly Fold[]): readonly Fold[] => [
  ...draw(0),
  ...mirrorFolds(draw(1)),
];

/** Tumbled linen: small crisp creases everywhere; heights are multiplied by `weight`. */
export const crumple = (weight: number): readonly Crease[] => [
  { angle: 66, length: 84, width: 30, height: 2.6 * weight, sharp: 4, seed: 7 },
  { angle: 124, length: 76, width: 28, height: 2.2 * weight, sharp: 4, seed: 9 },
  { angle: 16, length: 70, width: 27, height: 1.3 * weight, sharp: 3, seed: 8 },
];

/** Creases of shirting: fine ones over body and long sleeves. */
export const shirtCreases = (weight: number, sleeveFrom?: number): readonly Crease[] => [
  ...bodyCreases(weight),
  ...(sleeveFrom === undefined ? [] : sleeveCreases(weight * 0.9, sleeveFrom)),
];
