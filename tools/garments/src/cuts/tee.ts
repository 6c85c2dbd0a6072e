import { symmetric } from '../paths/path';
import type { Garment } from '../renderer/garment';
import { backNeckline, bodyHalf, neckline } from './topBlock';
import { bladeFolds, bustFolds, topFolds } from './topFolds';
import { backBand, backCollar, crewCollar, inside, neckLabel } from './topNecks';
import { type TopOptions, body, topGarment, constructionOf, sleeves, turned, underBody } from './topParts';

interface TeeOptions extends TopOptions {
  /** Width of the neckband, in units. */
  readonly band: number;
  /** Strength of the bust: 0 for none. */
  readonly bust?: number;
  readonly hem?: number;
}

/** A crew neck tee with short sleeves, from the front. */
export const tee = (options: TeeOptions): Garment => {
  const { measures: m, band, seed, fall, bust = 0, hem = 26 } = options;
  const construction = constructionOf(options);
  const neck = neckline(m, m.drop);
  return topGarment(options, 0.42, {
    name: 'tee',
    folds: [...topFolds(m, seed, fall), ...(bust > 0 ? bustFolds(m, bust) : [])],
    layers: [
      inside(construction, m.drop),
      backBand(construction, band),
      neckLabel(),
      underBody(construction, symmetric(bodyHalf(m, neck))),
      ...sleeves(construction, { hem: hem - 2 }),
      body(construction, neck, { hem }),
      crewCollar(construction, band),
    ],
  });
};

/** The same tee from behind, with a high neckline. */
export const teeBack = (front: TeeOptions): Garment => {
  const options = turned(front);
  const { measures: m, band, seed, fall, hem = 26 } = options;
  const construction = constructionOf(options);
  const neck = backNeckline(m);
  return topGarment(options, 0.38, {
    name: 'tee from behind',
    folds: [...topFolds(m, seed, { ...fall, hang: (fall?.hang ?? 1) * 0.8 }), ...bladeFolds(m, fall?.size)],
    layers: [
      underBody(construction, symmetric(bodyHalf(m, neck))),
      ...sleeves(construction, { hem: hem - 2 }),
      body(construction, neck, { hem }),
      backCollar(construction, band),
    ],
  });
};
