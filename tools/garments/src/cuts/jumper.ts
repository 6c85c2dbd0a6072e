import type { Garment } from '../renderer/garment';
import { fromBehind, fromFront, turnedRound } from './knitGarment';
import { armhole } from './knitLines';
import { type BodyStyle, type KnitOptions, block, constructionOf } from './knitParts';
import { backCollar, backNeckline, crewCollar, throughNeck } from './knitNecks';
import { both, shift } from '../paths/path';

interface JumperOptions extends KnitOptions {
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
  const construction = constructionOf(options);
  return fromFront(options, {
    name: 'jumper',
    layers: [
      ...throughNeck(construction),
      ...block(construction, styleOf(options)),
      crewCollar(construction),
    ],
  });
};

/** The same jumper from behind. */
export const jumperBack = (front: JumperOptions): Garment => {
  const options = turnedRound(front);
  const construction = constructionOf(options);
  return fromBehind(options, {
    name: 'jumper from behind',
    layers: [
      ...block(construction, { ...styleOf(options), neck: backNeckline(options.measures) }),
      backCollar(construction),
    ],
  });
};
