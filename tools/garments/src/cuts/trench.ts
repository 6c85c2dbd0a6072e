import { twill } from '../fabrics';
import { type Point, both, side, symmetricLine } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { buttons } from '../renderer/parts';
import { type Cloth, type LayerCloth, clothOf, ground } from './cloth';
import { coatCreases, collarBehind, collarInside, neckInside, sleevesOf } from './coatParts';
import * as lines from './trenchLines';
import {
  OVER,
  belt,
  buckleAndTail,
  collars,
  cuffStraps,
  epaulettes,
  front,
  lapel,
  loops,
  pocketWelts,
  stitched,
  stormFlap,
} from './trenchParts';

export interface TrenchOptions extends Cloth {
  readonly lining: string;
  readonly button: string;
  readonly seed: number;
}

const BUTTONS: readonly Point[] = [
  [432, 504],
  [568, 502],
  [432, 660],
  [568, 658],
  [433, 790],
  [569, 788],
];

const sleeves = (cloth: LayerCloth): readonly Layer[] =>
  sleevesOf(cloth, {
    outline: lines.SLEEVE,
    armhole: lines.ARMHOLE,
    mouth: lines.MOUTH,
    seam: lines.SLEEVE_SEAM,
    grain: 7,
  });

/** A belted trench coat, double-breasted, from the front. */
export const trench = (options: TrenchOptions): Garment => {
  const { seed, lining, button } = options;
  const cloth = clothOf(options, twill);
  return {
    name: 'trench coat',
    seed,
    jitter: 4,
    foldWeight: 1.5,
    shells: { body: { outline: lines.SHELL, depth: 0.4, flat: 100 } },
    folds: lines.trenchFolds(seed),
    creases: coatCreases(0.55),
    layers: [
      { ...ground('back hem', cloth, lines.BACK_HEM, 0.45), shellWeight: 0.2 },
      ...neckInside(cloth, lining, 500),
      collarInside(cloth),
      ground('ground under', cloth, lines.UNDER),
      ground('ground top', cloth, side(OVER, lines.TOP)),
      ...sleeves(cloth),
      ...cuffStraps(cloth),
      front('under front', cloth, 0, lines.UNDER),
      lapel('under lapel', cloth, 0, lines.LAPEL_UNDER, lines.LAPEL_UNDER_STITCH),
      front('top front', cloth, OVER, lines.TOP),
      ...pocketWelts(cloth),
      stormFlap(cloth),
      ...epaulettes(cloth),
      lapel('top lapel', cloth, OVER, lines.LAPEL, lines.LAPEL_STITCH),
      ...collars(cloth),
      buttons(BUTTONS, 13, button),
      belt(cloth),
      ...loops(cloth),
      ...buckleAndTail(cloth, button),
    ],
  };
};

/** The same coat from behind: a cape, the belt, a deep vent. */
export const trenchBack = (options: TrenchOptions): Garment => {
  const { seed } = options;
  const cloth = clothOf(options, twill);
  return {
    name: 'trench coat from behind',
    seed: seed + 500,
    jitter: 4,
    foldWeight: 1.5,
    shells: { body: { outline: lines.SHELL, depth: 0.36, flat: 100 } },
    folds: lines.trenchFolds(seed + 57),
    creases: coatCreases(0.55),
    layers: [
      ground('ground', cloth, lines.BACK),
      ...sleeves(cloth),
      ...cuffStraps(cloth),
      {
        id: 'body',
        ...cloth,
        outline: lines.BACK,
        shadow: { dx: 0, dy: 4, blur: 6, opacity: 0.2, tight: 0.14 },
        bevel: 2.6,
        lift: 2.4,
        seams: [
          { path: both(lines.ARMHOLE), width: 2.4, depth: 1.2, pucker: 0.7 },
          { path: 'M500 410 C502 480 498 700 500 790', width: 2.2, depth: 1, pucker: 0.6 },
          { path: 'M500 780 L500 1300', width: 3.4, depth: 4, pucker: 0.2 },
        ],
        stitches: [
          stitched(symmetricLine(lines.HEM_STITCH.replace('M416', 'M500'))),
          stitched('M512 790 L512 1290'),
          stitched('M500 790 L548 764'),
        ],
      },
      {
        id: 'cape',
        ...cloth,
        outline: lines.CAPE,
        shadow: { dx: 2, dy: 8, blur: 8, opacity: 0.3, tight: 0.24 },
        bevel: 2.6,
        lift: 2.8,
        stitches: [stitched(symmetricLine(lines.CAPE_STITCH))],
      },
      ...epaulettes(cloth),
      collarBehind(cloth, 192),
      belt(cloth),
      ...loops(cloth),
    ],
  };
};
