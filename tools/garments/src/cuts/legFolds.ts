import { random } from '../fields/noise';
import type { Fold } from '../folds/strokes';
import { type Chance, between, broken, sagging } from './brokenFolds';
import { CENTRE, type Point } from '../paths/path';
import type { Block } from './trouserBlock';

// Folds of one leg, the right one: few, each with a sharp edge below.

/** How strongly a cloth folds where a leg bends or ends; 1 is a firm cotton. */
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

/** A place across a leg, from its inner edge at 0 to its outer edge at 1. */
const acrossAt = ({ inner, outer }: Block, t: number, y: number): Point => [
  inner(y) + (outer(y) - inner(y)) * t,
  y,
];

/** Short whiskers from the centre seam, each from a place of its own, and drags below the crotch. */
const crotchFolds = (block: Block, height: number, chance: Chance): readonly Fold[] => {
  const { crotch } = block;
  const whiskers = [0, 1, 2].flatMap((i) => {
    const start: Point = [CENTRE + between(chance, 12, 34), crotch - 66 + i * 34 + between(chance, -9, 9)];
    const points = sagging(start, -30 + i * 17 + between(chance, -6, 6), between(chance, 60, 125), 5);
    return broken(points, between(chance, 4.5, 6.5), between(chance, 1.6, 3) * height, -0.75, {
      taper: 'both',
    });
  });
  const drags = [0, 1].flatMap((i) => {
    const start = acrossAt(block, 0.02, crotch + 26 + i * between(chance, 60, 92));
    const points = sagging(start, 30 + i * 14 + between(chance, -8, 8), between(chance, 110, 190), 10);
    return broken(points, between(chance, 6, 9), between(chance, 2.4, 4) * height, -0.7, { grow: 0.6 });
  });
  return [...whiskers, ...drags];
};

/** Cloth that sags from the side between the hip and the thigh. */
const thighFolds = (block: Block, height: number, chance: Chance): readonly Fold[] =>
  [0, 1].flatMap((i) => {
    const y = block.crotch - 50 + i * between(chance, 70, 130);
    const [far, near] = [acrossAt(block, 1.02, y), acrossAt(block, between(chance, 0.3, 0.55), y)];
    const points: readonly Point[] = [
      far,
      [far[0] * 0.6 + near[0] * 0.4, y + between(chance, 22, 34)],
      [near[0], y + between(chance, 26, 44)],
    ];
    return broken(points, between(chance, 7, 11), between(chance, 1.4, 2.8) * height, 0.7, { grow: 0.7 });
  });

/** Breaks across a leg from either edge in turn, one long, the next short. */
const acrossLeg = (
  block: Block,
  [from, to]: readonly [number, number],
  count: number,
  height: number,
  chance: Chance,
): readonly Fold[] => {
  const first = chance() > 0.5 ? 1 : 0;
  return Array.from({ length: count }, (_, i) => {
    const y = from + ((to - from) * (i + between(chance, 0.2, 0.8))) / count;
    const outward = (i + first) % 2 === 1;
    const long = i % 2 === 0 ? between(chance, 0.62, 0.86) : between(chance, 0.34, 0.52);
    const [start, end] = outward ? [1.02, 1 - long] : [-0.02, long];
    const drop = (0.3 + long) * between(chance, 8, 92);
    const points = [0, 0.4, 0.75, 1].map((t): Point => {
      const at = acrossAt(block, start + (end - start) * t, y);
      return [at[0], y + drop * t + 7 * Math.sin(Math.PI * t)];
    });
    const edge = (outward ? 1 : -1) * between(chance, 0.55, 0.9);
    return broken(points, between(chance, 5.5, 9), between(chance, 0.6, 1.3) * height, edge, { grow: 0.5 });
  }).flat();
};

const fallingFolds = (block: Block, height: number, chance: Chance): readonly Fold[] => {
  const { crotch, hem } = block;
  return [0, 1].map((i) => {
    const from = crotch + between(chance, 60, 210);
    const to = hem - between(chance, 40, 200);
    const share = 0.24 + 0.34 * i + between(chance, 0, 0.18);
    const sway = between(chance, -8, 8);
    const points = [0, 0.33, 0.66, 1].map((t): Point => {
      const [x, y] = acrossAt(block, share, from + (to - from) * t);
      return [x + sway * Math.sin(t * 3.1), y];
    });
    return {
      points,
      width: between(chance, 17, 30),
      height: between(chance, 2.4, 4.6) * height,
      taper: 'both',
      valley: 0.15,
      skew: between(chance, -1, 1),
    };
  });
};

/** The folds of the right leg. */
export const legFolds = (block: Block, drape: Drape, seed: number): readonly Fold[] => {
  const { knee, hem } = block;
  const chance = random(seed + 71);
  // One leg is drawn harder than the other.
  const drawn = between(chance, 0.6, 1.15);
  return [
    ...crotchFolds(block, drape.crotch * drawn, chance),
    ...thighFolds(block, drape.thigh, chance),
    ...acrossLeg(block, [knee - 110, knee + 120], 3, 3.2 * drape.knee, chance),
    ...acrossLeg(block, [hem - 170, hem - 30], 3, 3.4 * drape.hem, chance),
    ...fallingFolds(block, drape.fall ?? 1, chance),
  ];
};
