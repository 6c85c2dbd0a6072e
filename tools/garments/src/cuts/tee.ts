import { symmetric } from '../paths/path';
import type { Garment } from '../studio/garment';
import { backNeckline, bodyHalf, neckline } from './topBlock';
import { bladeFolds, bustFolds, topFolds } from './topFolds';
import { backBand, backCollar, crewCollar, inside, neckLabel } from './topNecks';
import { type TopOptions, body, hung, makingOf, sleeves, turned, underBody } from './topParts';

interface TeeOptions extends TopOptions {
  /** Width of the neckband, in units. */
  readonly band: number;
  /** How far a bust holds the front out: 0 for none. */
  readonly bust?: number;
  readonly hem?: number;
}

/** A crew neck tee with short sleeves, from the front. */
export const tee = (options: TeeOptions): Garment => {
  const { measures: m, band, seed, fall, bust = 0, hem = 26 } = options;
  const made = makingOf(options);
  const neck = neckline(m, m.drop);
  return hung(options, 0.42, {
    name: 'tee',
    folds: [...topFolds(m, seed, fall), ...(bust > 0 ? bustFolds(m, bust) : [])],
    layers: [
      inside(made, m.drop),
      backBand(made, band),
      neckLabel(),
      underBody(made, symmetric(bodyHalf(m, neck))),
      ...sleeves(made, { hem: hem - 2 }),
      body(made, neck, { hem }),
      crewCollar(made, band),
    ],
  });
};

/** The same tee from behind: a high neckline, and none of the front's details. */
export const teeBack = (front: TeeOptions): Garment => {
  const options = turned(front);
  const { measures: m, band, seed, fall, hem = 26 } = options;
  const made = makingOf(options);
  const neck = backNeckline(m);
  return hung(options, 0.38, {
    name: 'tee from behind',
    folds: [...topFolds(m, seed, { ...fall, hang: (fall?.hang ?? 1) * 0.8 }), ...bladeFolds(m, fall?.size)],
    layers: [
      underBody(made, symmetric(bodyHalf(m, neck))),
      ...sleeves(made, { hem: hem - 2 }),
      body(made, neck, { hem }),
      backCollar(made, band),
    ],
  });
};
