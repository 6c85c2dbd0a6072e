import { random, smooth } from '../fields/noise';
import type { Crease } from '../folds/creases';
import { drape as hang, mirrorFolds, radiate } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Point } from '../paths/path';
import type { Block, Profile } from './trouserBlock';
import { gathers } from './trouserFolds';

/** Cloth that sags from the side towards the crotch, on no two legs alike. */
const sag = ({ crotch, outer }: Block, seed: number): Fold => {
  const chance = random(seed);
  const y = crotch - 40 + 90 * chance();
  const [far, long, drop] = [outer(y) - 4, 80 + 90 * chance(), 14 + 40 * chance()];
  return {
    points: [
      [far, y],
      [far - long * 0.5, y + drop * 0.8],
      [far - long, y + drop],
    ],
    width: 10 + 6 * chance(),
    height: 1.6 + 2 * chance(),
    taper: 'end',
    grow: 0.8,
    skew: 0.5,
  };
};

const weighed = (folds: readonly Fold[], weight: number): readonly Fold[] =>
  folds.map((fold) => ({ ...fold, height: fold.height * weight }));

/** Long folds down one leg, from the waist and from the crotch. */
const legFolds = (block: Block, seed: number): readonly Fold[] => {
  const { crotch, hem, inner, outer, underFront } = block;
  const at =
    (y: number, from: number, to: number) =>
    (t: number): Point => [inner(y) + (outer(y) - inner(y)) * (from + (to - from) * t), y];
  return [
    ...radiate([CENTRE + 8, crotch + 8], -62, -18, 3, 120, 9, 3, seed + 1),
    ...radiate([CENTRE + 14, crotch + 24], 34, 76, 3, 140, 12, 3.6, seed + 2),
    ...hang(at(crotch - 70, 0.2, 0.86), at(hem + 10, 0.1, 0.92), 4, 20, 7, seed + 3),
    ...hang(
      (t) => [CENTRE + 24 + (block.waist - 40) * t, underFront(CENTRE) + 10],
      (t) => [CENTRE + 30 + (outer(crotch) - CENTRE - 60) * t, crotch + 40],
      4,
      13,
      4.6,
      seed + 4,
      'end',
    ),
    sag(block, seed + 5),
  ];
};

export const shortsFolds = (block: Block, under: Profile, weight: number, seed: number): readonly Fold[] => [
  ...weighed(legFolds(block, seed), weight),
  ...weighed(mirrorFolds(legFolds(block, seed + 37), 6), weight),
  ...gathers(under, block.waist * 0.96, 26, 1.25, seed + 9),
];

export const shortsCreases = ({ crotch, hem }: Block, height: number): readonly Crease[] =>
  [1, -1].flatMap((facing): readonly Crease[] => {
    const half = (x: number): number => smooth(-10, 50, (x - CENTRE) * facing);
    const low = (y: number): number => smooth(crotch - 210, crotch - 20, y);
    return [
      {
        angle: 90 - facing * 14,
        length: 150,
        width: 44,
        height: 3.8 * height,
        seed: facing,
        weight: (x, y) => half(x) * low(y),
      },
      {
        angle: facing * -28,
        length: 110,
        width: 31,
        height: 3.8 * height,
        sharp: 2.4,
        seed: facing + 3,
        weight: (x, y) => half(x) * (0.35 + 0.65 * smooth(hem - 20, crotch, y)),
      },
    ];
  });
