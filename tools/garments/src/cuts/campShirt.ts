import { linen } from '../fabrics';
import type { Fold } from '../folds/strokes';
import { type Path, shift, symmetricLine } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { buttons } from '../renderer/parts';
import { type LayerCloth, clothOf } from './cloth';
import { column } from './geometry';
import {
  CAMP_NECKLINE,
  CAMP_OPENING,
  NECKLINE_BEHIND,
  campCollar,
  collarBehind,
  fitTo,
  neckInside,
} from './shirtCollars';
import { bothSides, crumple, shirtCreases, shortSleeveFolds, torsoFolds } from './shirtFolds';
import { type Block, bodyOutline, last, pick } from './shirtLines';
import {
  type ButtonedOptions,
  type Sleeves,
  bodyLayer,
  lapped,
  row,
  shellsOf,
  underBody,
} from './shirtParts';
import { sleeveLayers } from './shirtSleeves';

export interface CampShirtOptions extends ButtonedOptions {
  readonly block: Block;
  readonly sleeves: Sleeves;
  /** Radius of the buttons, in units. */
  readonly buttonSize?: number;
  readonly buttonCount?: number;
  readonly pocket?: boolean;
  /** Height of the collar relative to a man's. */
  readonly collarHeight?: number;
  readonly weight?: number;
  /** Whether the cloth creases like linen. */
  readonly crumpled?: boolean;
}

const POCKET = 'M584 440 L690 436 L692 548 Q690 556 682 557 L596 560 Q588 560 587 552 Z';

const pocketLayer = (cloth: LayerCloth, dy: number): Layer => ({
  id: 'pocket',
  ...cloth,
  outline: shift(POCKET, 0, dy),
  shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.15, tight: 0.17 },
  bevel: 1.5,
  lift: 1.2,
  stitches: [
    row(
      shift('M588.5 442 L591.5 550 Q592 555.5 598 555.5 L681 552.5 Q687.5 552 687.5 546 L685.5 440', 0, dy),
    ),
    row(shift('M585 461 L690 457', 0, dy)),
  ],
});

const foldsOf = ({ block, sleeves, seed, weight = 1 }: CampShirtOptions, turn: number): readonly Fold[] =>
  bothSides((i) => {
    const options = { seed: seed + turn + 31 * i, weight };
    return [...torsoFolds(block, options), ...shortSleeveFolds(block, sleeves[i], options)];
  });

const creasesOf = ({ weight = 1, crumpled = false }: CampShirtOptions): NonNullable<Garment['creases']> =>
  crumpled ? [...shirtCreases(weight * 0.5), ...crumple(0.75)] : shirtCreases(weight * 0.8);

const HEM = { rows: [22], hem: 24 };
const SLEEVE = { bow: 8, rows: [24], hem: 26 };

/** A short sleeved shirt with an open collar and a straight hem, from the front. */
export const campShirt = (options: CampShirtOptions): Garment => {
  const { block, sleeves, seed, button, buttonSize = 6, buttonCount = 5, collarHeight = 1 } = options;
  const cloth = clothOf(options, linen);
  const fit = fitTo(block.neck, collarHeight);
  const neckline = fit.path(CAMP_NECKLINE);
  const body = bodyLayer(cloth, block, neckline, HEM);
  const [, first] = fit.point(500, 424);
  const construction = { cloth, fit, neck: block.neck, button };
  return {
    name: 'camp shirt',
    seed,
    shells: shellsOf(block, sleeves, 0.34),
    folds: foldsOf(options, 0),
    creases: creasesOf(options),
    layers: [
      ...neckInside(cloth, fit, block.neck, CAMP_OPENING, 190, '#f3f1ec'),
      underBody(cloth, bodyOutline(block, neckline)),
      ...sleeveLayers(cloth, block, sleeves, SLEEVE),
      body,
      lapped(body, 482, 46),
      ...(options.pocket === true ? [pocketLayer(cloth, 0)] : []),
      ...campCollar(construction),
      buttons(column(first, last(block.hem)[1] - 104, buttonCount), buttonSize, button),
    ],
  };
};

const yokeSeam = ({ neck, armhole }: Block, by: number): Path => {
  const [x] = pick(armhole, 0);
  return symmetricLine(`M500 ${neck[1] + by} L${x + 2} ${neck[1] + by - 5}`);
};

/** The same shirt from behind: a collar that lies flat, and a plain yoke. */
export const campShirtBack = (options: CampShirtOptions): Garment => {
  const { block, sleeves, seed, collarHeight = 1 } = options;
  const cloth = clothOf(options, linen);
  const fit = fitTo(block.neck, collarHeight);
  const neckline = fit.path(NECKLINE_BEHIND);
  return {
    name: 'camp shirt from behind',
    seed: seed + 500,
    shells: shellsOf(block, sleeves, 0.32),
    folds: foldsOf(options, 90),
    creases: creasesOf(options),
    layers: [
      underBody(cloth, bodyOutline(block, neckline)),
      ...sleeveLayers(cloth, block, sleeves, SLEEVE),
      bodyLayer(cloth, block, neckline, {
        ...HEM,
        shoulder: false,
        seams: [{ path: yokeSeam(block, 104), width: 2, depth: 0.8 }],
        stitches: [row(yokeSeam(block, 100))],
      }),
      collarBehind({ cloth, fit, neck: block.neck, button: options.button }),
    ],
  };
};
