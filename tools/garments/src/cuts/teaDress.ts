import { viscose } from '../fabrics';
import type { Crease } from '../folds/creases';
import { drape, radiate } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { smooth } from '../fields/noise';
import { CENTRE, side, symmetricLine } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { buttons, label, pair } from '../renderer/parts';
import { type LayerCloth, clothOf } from './cloth';
import { bothSides, gathers, shortSleeveFolds } from './shirtFolds';
import { bodyOutline } from './shirtLines';
import { type ButtonedOptions, bodyLayer, inside, placket, row, shellsOf, underBody } from './shirtParts';
import { sleeveLayers, sleeveLinings } from './shirtSleeves';
import {
  BODICE,
  FACING,
  FACING_ROW,
  NECKLINE,
  NECKLINE_BEHIND,
  OPENING,
  SILHOUETTE,
  SKIRT,
  SLEEVES,
  TAIL,
  WAIST,
  WAIST_Y,
  flare,
  hemRow,
} from './teaDressLines';

const upper = (i: 0 | 1, seed: number): readonly Fold[] => [
  ...radiate([652, 302], 200, 236, 3, 90, 10, 3.6, seed + 1),
  ...shortSleeveFolds(BODICE, SLEEVES[i], { seed, weight: 0.7 }),
  ...gathers([646, 142], [696, 140], [26, 86], 5, 4, seed + 2),
  // The bust: eased into the waist and the shoulder.
  ...gathers([526, WAIST_Y - 4], [602, WAIST_Y - 14], [10, -96], 7, 3.4, seed + 3),
  ...gathers([584, 128], [634, 144], [-16, 90], 4, 2.6, seed + 4),
];

const skirtFolds = (seed: number): readonly Fold[] => [
  ...drape(
    (t) => [508 + 98 * t, WAIST_Y + 6],
    (t) => [514 + 246 * t, 1178],
    5,
    21,
    12,
    seed + 5,
    'none',
    1.4,
  ),
  ...drape(
    (t) => [506 + 100 * t, WAIST_Y + 6],
    (t) => [518 + 190 * t, 760],
    7,
    9.5,
    5.2,
    seed + 6,
    'end',
    1.2,
  ),
  ...gathers([504, WAIST_Y + 12], [606, WAIST_Y + 2], [40, 120], 8, 3.6, seed + 7),
];

const SKIRT_CREASES: readonly Crease[] = [
  {
    angle: 82,
    length: 320,
    width: 58,
    height: 4,
    weight: (x, y) => smooth(560, 760, y) * smooth(500, 620, x),
  },
  {
    angle: 98,
    length: 320,
    width: 58,
    height: 4,
    seed: 3,
    weight: (x, y) => smooth(560, 760, y) * smooth(500, 380, x),
  },
];

const arms = (cloth: LayerCloth): readonly Layer[] => [
  ...sleeveLinings(cloth, BODICE, SLEEVES, -8),
  ...sleeveLayers(cloth, BODICE, SLEEVES, { bow: 12, rows: [10], hem: 11, seam: { pucker: 2.2, depth: 1 } }),
];

const skirt = (cloth: LayerCloth): readonly Layer[] => [
  {
    id: 'skirt',
    ...cloth,
    outline: SKIRT,
    cloth: flare,
    shadow: { dx: 2, dy: 4, blur: 6, opacity: 0.2 },
    bevel: 1.2,
    lift: 0.4,
    stitches: [row(hemRow(15))],
  },
];

const waistband = (cloth: LayerCloth): Layer => ({
  id: 'waist',
  ...cloth,
  outline: WAIST,
  folds: 0.4,
  shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.26, tight: 0.2 },
  bevel: 2,
  lift: 1.6,
});

const foldsOf = (seed: number): readonly Fold[] =>
  bothSides((i) => [...upper(i, seed + 41 * i), ...skirtFolds(seed + 17 * i)]);

/** A tea dress: buttoned bodice, fitted waist, gathered skirt; from the front. */
export const teaDress = (options: ButtonedOptions): Garment => {
  const { seed, button } = options;
  const cloth = clothOf(options, viscose);
  return {
    name: 'tea dress',
    seed,
    shells: shellsOf(SILHOUETTE, SLEEVES, 0.42),
    folds: foldsOf(seed),
    creases: SKIRT_CREASES,
    layers: [
      { id: 'tail', ...cloth, outline: TAIL, shade: 0.5, shellWeight: 0.3, shadow: null },
      inside(cloth, OPENING, 118, 260),
      label(CENTRE, 146, 38, 16),
      underBody(cloth, bodyOutline(BODICE, NECKLINE)),
      ...arms(cloth),
      ...skirt(cloth),
      bodyLayer(cloth, BODICE, NECKLINE, { armhole: { pucker: 1.8, depth: 1 } }),
      ...pair((i) => ({
        id: `facing ${i}`,
        ...cloth,
        outline: side(i, FACING),
        grain: i === 0 ? -24 : 24,
        shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.22, tight: 0.2 },
        bevel: 1.8,
        lift: 1.4,
        folds: 0.4,
        stitches: [row(side(i, FACING_ROW))],
      })),
      placket(cloth, 284, WAIST_Y + 2, 13),
      waistband(cloth),
      buttons(
        [
          [500, 304],
          [500, 342],
          [500, 380],
          [500, 418],
        ],
        5,
        button,
      ),
    ],
  };
};

/** The same dress from behind: a high neckline, and a zip hidden in the seam down the middle. */
export const teaDressBack = (options: ButtonedOptions): Garment => {
  const { seed } = options;
  const cloth = clothOf(options, viscose);
  return {
    name: 'tea dress from behind',
    seed: seed + 500,
    shells: shellsOf(SILHOUETTE, SLEEVES, 0.4),
    folds: foldsOf(seed + 90),
    creases: SKIRT_CREASES,
    layers: [
      underBody(cloth, bodyOutline(BODICE, NECKLINE_BEHIND)),
      ...arms(cloth),
      ...skirt(cloth).map((layer) => ({
        ...layer,
        seams: [{ path: `M500 ${WAIST_Y} L500 620`, width: 1.8, depth: 1, pucker: 0.6 }],
      })),
      bodyLayer(cloth, BODICE, NECKLINE_BEHIND, {
        armhole: { pucker: 1.8, depth: 1 },
        seams: [{ path: `M500 130 L500 ${WAIST_Y}`, width: 1.8, depth: 1.1, pucker: 0.5 }],
        stitches: [row(symmetricLine('M500 143 C542 143 568 135 578 116'))],
      }),
      waistband(cloth),
    ],
  };
};
