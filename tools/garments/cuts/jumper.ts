import { knit } from '../fabrics';
import type { Garment } from '../studio/garment';
import { clothOf } from './cloth';
import { armhole } from './knitLines';
import { backFolds, knitCreases, knitFolds } from './knitFolds';
import { type BodyStyle, type KnitOptions, block, knitShells, making, turnedRound } from './knitParts';
import { backBand, backCollar, backNeckline, crewCollar, inside, neckLabel } from './knitNecks';
import { both, shift } from '../paths/path';

export interface JumperOptions extends KnitOptions {
  /** Marks of full fashioning along the armholes. */
  readonly fashioned?: boolean;
  /** Cuffs turned back by so many units. */
  readonly turned?: number;
}

const styleOf = ({ measures, fashioned = false, turned = 0 }: JumperOptions): BodyStyle => ({
  turned,
  slim: turned > 0 ? 1.26 : 1,
  ...(fashioned && {
    stitches: [
      { path: both(shift(armhole(measures), -13, 2)), width: 3.6, dash: '1.6 15', height: 0.9, opacity: 0.4 },
    ],
  }),
});

/** A crew neck jumper, from the front. */
export const jumper = (options: JumperOptions): Garment => {
  const { measures, seed, fall = 1 } = options;
  const made = making(options, clothOf(options, knit()));
  return {
    name: 'jumper',
    seed,
    shells: knitShells(measures, 0.42),
    folds: knitFolds(measures, seed, fall),
    creases: knitCreases(measures, fall),
    layers: [
      inside(made, measures.drop - measures.collar + 6),
      backBand(made),
      neckLabel(),
      ...block(made, styleOf(options)),
      crewCollar(made),
    ],
  };
};

/** The same jumper from behind. */
export const jumperBack = (options: JumperOptions): Garment => {
  const { seed, fall = 1 } = options;
  const measures = turnedRound(options.measures);
  const made = making({ ...options, measures }, clothOf(options, knit()));
  return {
    name: 'jumper from behind',
    seed: seed + 500,
    shells: knitShells(measures, 0.38),
    folds: [...knitFolds(measures, seed + 500, fall), ...backFolds(measures, fall)],
    creases: knitCreases(measures, fall),
    layers: [...block(made, { ...styleOf(options), neck: backNeckline(measures) }), backCollar(made)],
  };
};
