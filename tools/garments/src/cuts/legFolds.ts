import { createRandom } from '../fields/noise';
import type { Fold } from '../folds/strokes';
import { type Random, between, broken, sagging } from './brokenFolds';
import { CENTRE, type Point } from '../paths/path';
import type { Block } from './trouserBlock';

// Folds of the right leg: few, each with a sharp lower edge.

/** Strength of folds at bends and at the hem; 1 for a firm cotton. */
export interface Drape {
  readonly crotch: number;
  readonly thigh: number;
  readonly knee: number;
  readonly hem: number;
  /** Long folds that fall down the leg. */
  readonly fall?: number;
  /** Creases all over. */
  readonly rumple?: number;
}

/** A point across a leg, from its inner edge at 0 to its outer edge at 1. */
const acrossAt = ({ inner, outer }: Block, t: number, y: number): Point => [
  inner(y) + (outer(y) - inner(y)) * t,
  y,
];

/** Short whiskers from the centre seam, and drags below the crotch. */
const crotchFolds = (block: Block, height: number, random: Random): readonly Fold[] => {
  const { crotch } = block;
  const whiskers = [0, 1, 2].flatMap((i) => {
    const start: Point = [CENTRE + between(random, 12, 34), crotch - 66 + i * 34 + between(random, -9, 9)];
    const points = sagging(start, -30 + i * 17 + between(random, -6, 6), between(random, 60, 125), 5);
    return broken(points, between(random, 4.5, 6.5), between(random, 1.6, 3) * height, -0.75, {
      taper: 'both',
    });
  });
  const drags = [0, 1].flatMap((i) => {
    const start = acrossAt(block, 0.02, crotch + 26 + i * between(random, 60, 92));
    const points = sagging(start, 30 + i * 14 + between(random, -8, 8), between(random, 110, 190), 10);
    return broken(points, between(random, 6, 9), between(random, 2.4, 4) * height, -0.7, { grow: 0.6 });
  });
  return [...whiskers, ...drags];
};

/** Cloth that sags from the side between the hip and the thigh. */
const thighFolds = (block: Block, height: number, random: Random): readonly Fold[] =>
  [0, 1].flatMap((i) => {
    const y = block.crotch - 50 + i * between(random, 70, 130);
    const [far, near] = [acrossAt(block, 1.02, y), acrossAt(block, between(random, 0.3, 0.55), y)];
    const points: readonly Point[] = [
      far,
      [far[0] * 0.6 + near[0] * 0.4, y + between(random, 22, 34)],
      [near[0], y + between(random, 26, 44)],
    ];
    return broken(points, between(random, 7, 11), between(random, 1.4, 2.8) * height, 0.7, { grow: 0.7 });
  });

/** Breaks across a leg from alternate edges, alternately long and short. */
const acrossLeg = (
  block: Block,
  [from, to]: readonly [number, number],
  count: number,
  height: number,
  random: Random,
): readonly Fold[] => {
  const first = random() > 0.5 ? 1 : 0;
  return Array.from({ length: count }, (_, i) => {
    const y = from + ((to - from) * (i + between(random, 0.2, 0.8))) / count;
    const outward = (i + first) % 2 === 1;
    const long = i % 2 === 0 ? between(random, 0.62, 0.86) : between(random, 0.34, 0.52);
    const [start, end] = outward ? [1.02, 1 - long] : [-0.02, long];
    const drop = (0.3 + long) * between(random, 8, 92);
    const points = [0, 0.4, 0.75, 1].map((t): Point => {
      const at = acrossAt(block, start + (end - start) * t, y);
      return [at[0], y + drop * t + 7 * Math.sin(Math.PI * t)];
    });
    const edge = (outward ? 1 : -1) * between(random, 0.55, 0.9);
    return broken(points, between(random, 5.5, 9), between(random, 0.6, 1.3) * height, edge, { grow: 0.5 });
  }).flat();
};

const fallingFolds = (block: Block, height: number, random: Random): readonly Fold[] => {
  const { crotch, hem } = block;
  return [0, 1].map((i) => {
    const from = crotch + between(random, 60, 210);
    const to = hem - between(random, 40, 200);
    const share = 0.24 + 0.34 * i + between(random, 0, 0.18);
    const sway = between(random, -8, 8);
    const points = [0, 0.33, 0.66, 1].map((t): Point => {
      const [x, y] = acrossAt(block, share, from + (to - from) * t);
      return [x + sway * Math.sin(t * 3.1), y];
    });
    return {
      points,
      width: between(random, 17, 30),
      height: between(random, 2.4, 4.6) * height,
      taper: 'both',
      valley: 0.15,
      skew: between(random, -1, 1),
    };
  });
};

/** The folds of the right leg. */
export const legFolds = (block: Block, drape: Drape, seed: number): readonly Fold[] => {
  const { knee, hem } = block;
  const random = createRandom(seed + 71);
  // The strain differs between the legs.
  const drawn = between(random, 0.6, 1.15);
  return [
    ...crotchFolds(block, drape.crotch * drawn, random),
    ...thighFolds(block, drape.thigh, random),
    ...acrossLeg(block, [knee - 110, knee + 120], 3, 3.2 * drape.knee, random),
    ...acrossLeg(block, [hem - 170, hem - 30], 3, 3.4 * drape.hem, random),
    ...fallingFolds(block, drape.fall ?? 1, random),
  ];
};
