import { smooth } from '../fields/noise';
import type { Crease } from '../folds/creases';
import { mirrorFolds, radiate } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Point } from '../paths/path';
import type { Bib } from './bib';
import { skirtBreaks } from './brokenFolds';
import type { Block } from './trouserBlock';
import { trouserCreases } from './trouserFolds';

/** Long folds of a straight, roomy leg. */
export const roomyFolds = (block: Block, seed: number): readonly Fold[] => {
  const { crotch, hem, inner, outer } = block;
  const at =
    (y: number, from: number, to: number) =>
    (t: number): Point => [inner(y) + (outer(y) - inner(y)) * (from + (to - from) * t), y];
  const leg = (own: number): readonly Fold[] =>
    skirtBreaks(at(crotch + 60, 0.24, 0.84), at(hem + 8, 0.16, 0.86), 2, 11, 3.4, own);
  return [...leg(seed), ...mirrorFolds(leg(seed + 19))];
};

/** Short sharp creases of a sturdy cloth at bends. */
export const sturdyCreases = (block: Block, height: number): readonly Crease[] => {
  const { crotch, knee } = block;
  const near = (y: number, at: number, reach: number): number => Math.exp(-(((y - at) / reach) ** 2));
  return [
    ...trouserCreases(block, height),
    ...[1, -1].map((facing): Crease => ({
      angle: facing * -38,
      length: 74,
      width: 20,
      height: 2 * height,
      sharp: 3.5,
      seed: 11 + facing,
      weight: (x, y) =>
        smooth(0, 40, (x - CENTRE) * facing) * Math.max(near(y, crotch + 40, 70), 0.7 * near(y, knee, 90)),
    })),
  ];
};

/** Folds of the bib: strain at the buttons, and slight buckling above the waist. */
export const bibFolds = (
  { top, waist }: Block,
  { top: bibTop, half }: Bib,
  seed: number,
): readonly Fold[] => [
  ...radiate([CENTRE + half - 16, bibTop + 30], 80, 128, 3, (top - bibTop) * 0.6, 9, 2.6, seed),
  ...radiate([CENTRE - half + 16, bibTop + 30], 52, 100, 3, (top - bibTop) * 0.6, 9, 2.6, seed + 1),
  {
    points: [
      [CENTRE - waist * 0.8, top - 26],
      [CENTRE - waist * 0.2, top - 10],
      [CENTRE + waist * 0.7, top - 34],
    ],
    width: 13,
    height: 3.2,
  },
];
