import { viscose } from '../fabrics';
import type { Crease } from '../folds/creases';
import { drape, radiate } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { smooth } from '../fields/noise';
import { type Path, type Point, type Warp, CENTRE, side, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer } from '../studio/garment';
import { buttons, label, pair } from '../studio/parts';
import { type Cloth, type LayerCloth, clothOf } from './cloth';
import { bothSides, gathers, shortSleeveFolds } from './shirtFolds';
import { type Block, bodyOutline, curve, joined, shellOutline } from './shirtLines';
import { type Sleeves, bodyLayer, inside, placket, row, underBody } from './shirtParts';
import { sleeveLayers, sleeveLinings } from './shirtSleeves';

export interface TeaDressOptions extends Cloth {
  readonly button: string;
  readonly seed: number;
}

const WAIST_Y = 452;

/** The bodice, down to a fitted waist. */
const BODICE: Block = {
  neck: [572, 112],
  tip: [648, 136],
  armhole: [
    [633, 190],
    [632, 256],
  ],
  armpit: [656, 308],
  side: [
    [644, 370],
    [608, WAIST_Y],
  ],
  hem: [
    [560, WAIST_Y + 7],
    [500, WAIST_Y + 10],
  ],
};

const SKIRT_SIDE: readonly Point[] = [
  [606, WAIST_Y - 8],
  [640, 530],
  [690, 720],
  [732, 940],
  [766, 1132],
];

/** Bodice and skirt as one body, to inflate. */
const SILHOUETTE: Block = { ...BODICE, side: [...BODICE.side.slice(0, -1), ...SKIRT_SIDE] };

/** Short and soft: gathered into the shoulder, wide at the hem. */
const SLEEVES: Sleeves = [
  {
    outer: [
      [672, 132],
      [708, 158],
      [742, 232],
      [766, 312],
    ],
    inner: [
      [676, 362],
      [666, 336],
    ],
  },
  {
    outer: [
      [672, 132],
      [706, 158],
      [736, 236],
      [752, 322],
    ],
    inner: [
      [664, 360],
      [660, 334],
    ],
  },
];

/** A hem that rises and falls with the folds above it. */
const WAVY: readonly Point[] = [
  [766, 1132],
  [728, 1147],
  [684, 1153],
  [640, 1164],
  [594, 1166],
  [548, 1173],
  [500, 1171],
];
const SKIRT = symmetric(joined(`M500 ${WAIST_Y - 2} L606 ${WAIST_Y - 8}`, curve(SKIRT_SIDE), curve(WAVY)));
const FLARE = 0.75;
const FLARE_AT = 700; // how far below its origin the cloth has its own size, in units

/** The skirt flares: its threads fan out from above the waist, yet keep right angles, so that dots stay round. */
const flare: Warp = (x, y) => {
  const turn = Math.atan2(x - CENTRE, y - 2) * FLARE;
  const reach = (FLARE_AT / FLARE) * (Math.hypot(x - CENTRE, y - 2) / FLARE_AT) ** FLARE;
  return [reach * Math.sin(turn), reach * Math.cos(turn)];
};

const TAIL = symmetric('M500 1060 L750 1060 L764 1130 C700 1160 600 1166 500 1166');
const hemRow = (up: number): Path =>
  symmetricLine(curve([...WAVY].reverse().map(([x, y]): Point => [x, y - up])));

const NECKLINE = 'M500 286 C530 232 558 170 572 112';
const NECKLINE_BEHIND = 'M500 136 C540 136 564 128 572 112';
const OPENING = symmetric('M500 128 C536 128 560 124 572 112 L580 117 C566 180 534 246 500 304');
const FACING = 'M494 300 C528 240 552 176 567 114.5 C570 112.5 578 114 588 119 C571 184 546 246 513 300 Z';
const FACING_ROW = 'M512 293 C543 240 566 182 579.5 116';
const WAIST = symmetric(
  `M500 ${WAIST_Y - 6} C540 ${WAIST_Y - 6} 576 ${WAIST_Y - 9} 608 ${WAIST_Y - 17} L609 ${WAIST_Y + 6} C576 ${WAIST_Y + 15} 540 ${WAIST_Y + 18} 500 ${WAIST_Y + 18}`,
);

const upper = (i: 0 | 1, seed: number): readonly Fold[] => [
  ...radiate([652, 302], 200, 236, 3, 90, 10, 3.6, seed + 1),
  ...shortSleeveFolds(BODICE, SLEEVES[i], { seed, weight: 0.7 }),
  ...gathers([646, 142], [696, 140], [26, 86], 5, 4, seed + 2),
  // The bust: eased into the waist from above, into the shoulder from below.
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

const shells = (depth: number): Garment['shells'] => ({
  body: { outline: shellOutline(SILHOUETTE, SLEEVES), depth },
});

const foldsOf = (seed: number): readonly Fold[] =>
  bothSides((i) => [...upper(i, seed + 41 * i), ...skirtFolds(seed + 17 * i)]);

/** A tea dress: buttoned bodice, fitted waist, gathered skirt; from the front. */
export const teaDress = (options: TeaDressOptions): Garment => {
  const { seed, button } = options;
  const cloth = clothOf(options, viscose);
  return {
    name: 'tea dress',
    seed,
    shells: shells(0.42),
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
export const teaDressBack = (options: TeaDressOptions): Garment => {
  const { seed } = options;
  const cloth = clothOf(options, viscose);
  return {
    name: 'tea dress from behind',
    seed: seed + 500,
    shells: shells(0.4),
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
