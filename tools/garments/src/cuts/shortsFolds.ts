import { createRandom, smooth } from '../fields/noise';
import type { Crease } from '../folds/creases';
import { drape as drapeFolds, mirrorFolds } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Point } from '../paths/path';
import { between, broken, sagging, skirtBreaks } from './brokenFolds';
import type { Block, Profile } from './trouserBlock';
import { gathers } from './trouserFolds';

/** Breaks from the side towards the crotch, different on each leg. */
const sag = ({ crotch, outer }: Block, seed: number): readonly Fold[] => {
  const random = createRandom(seed);
  return [0, 1].flatMap((i) => {
    const y = crotch - 70 + i * between(random, 60, 120);
    const [far, long, drop] = [outer(y) + 4, between(random, 70, 170), between(random, 16, 58)];
    const points: readonly Point[] = [
      [far, y],
      [far - long * 0.5, y + drop * 0.8],
      [far - long, y + drop],
    ];
    return broken(points, between(random, 6, 10), between(random, 2, 4.4), 0.75, { grow: 0.7 });
  });
};

/** Whiskers at the front seam, and drags below the crotch. */
const drawn = ({ crotch, inner }: Block, seed: number): readonly Fold[] => {
  const random = createRandom(seed);
  const whiskers = [0, 1].flatMap((i) => {
    const start: Point = [CENTRE + between(random, 12, 30), crotch - 40 + i * 30];
    const points = sagging(start, -26 + 22 * i + between(random, -6, 6), between(random, 60, 110), 5);
    return broken(points, between(random, 5, 7), between(random, 2, 3.4), -0.75, { taper: 'both' });
  });
  const drags = [0, 1].flatMap((i) => {
    const y = crotch + 26 + 46 * i;
    const points = sagging(
      [inner(y) + 2, y],
      26 + 22 * i + between(random, -8, 8),
      between(random, 90, 150),
      8,
    );
    return broken(points, between(random, 6, 9), between(random, 2.6, 4.6), -0.7, { grow: 0.6 });
  });
  return [...whiskers, ...drags];
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
    ...drawn(block, seed + 1),
    ...skirtBreaks(at(crotch - 70, 0.2, 0.86), at(hem + 10, 0.1, 0.92), 3, 12, 5, seed + 3),
    ...drapeFolds(
      (t) => [CENTRE + 24 + (block.waist - 40) * t, underFront(CENTRE) + 10],
      (t) => [CENTRE + 30 + (outer(crotch) - CENTRE - 60) * t, crotch + 40],
      3,
      12,
      3,
      seed + 4,
      'end',
    ),
    ...sag(block, seed + 5),
  ];
};

/** All folds of shorts; heights on the legs are multiplied by `weight`. */
export const shortsFolds = (block: Block, under: Profile, weight: number, seed: number): readonly Fold[] => [
  ...weighed(legFolds(block, seed), weight),
  ...weighed(mirrorFolds(legFolds(block, seed + 37), 6), weight),
  ...gathers(under, block.waist * 0.96, 26, 1.25, seed + 9),
];

/** Creases of a worn cloth; heights are multiplied by `height`. */
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
        height: 2.4 * height,
        sharp: 2.4,
        seed: facing + 3,
        weight: (x, y) => half(x) * (0.35 + 0.65 * smooth(hem - 20, crotch, y)),
      },
    ];
  });
