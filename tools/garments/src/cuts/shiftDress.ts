import { linen } from '../fabrics';
import { bodyCreases, drape } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { type Path, type Point, CENTRE, both, symmetric, symmetricLine } from '../paths/path';
import type { Garment } from '../renderer/garment';
import { buttons, label } from '../renderer/parts';
import { clothOf } from './cloth';
import { bothSides, crumple, torsoFolds } from './shirtFolds';
import { type Block, armholePoints, bodyOutline, curve } from './shirtLines';
import { type ButtonedOptions, behindNeck, bodyLayer, inside, row, shellsOf, underBody } from './shirtParts';

/** A straight body from shoulder to knee. */
const BLOCK: Block = {
  neck: [580, 140],
  tip: [640, 157],
  armhole: [
    [629, 206],
    [627, 262],
    [637, 312],
    [651, 334],
  ],
  armpit: [661, 345],
  side: [
    [667, 362],
    [664, 420],
    [658, 510],
    [668, 650],
    [694, 850],
    [716, 1040],
  ],
  hem: [
    [700, 1048],
    [640, 1056],
    [576, 1062],
    [500, 1064],
  ],
};

const NECKLINE = 'M500 216 C546 216 574 188 582 140';
const NECKLINE_BEHIND = 'M500 160 C544 160 570 154 582 140';
const OPENING = symmetric('M500 152 C540 152 566 147 579 139.5 L585 142 C576 194 546 222 500 222');
const FACING_BEHIND = symmetric('M500 150 C540 150 566 146 579 139.5 L582 141 C568 166 540 182 500 182');
const NECK_ROW = symmetricLine('M500 225 C552 225 584 194 593 144');
const NECK_ROW_BEHIND = symmetricLine('M500 169 C548 169 578 161 592 145');
const SIDE_POCKET = 'M668 556 C657 606 658 664 675 712';
const DART = both('M674 414 C648 402 628 396 612 394');

const BODY = { rows: [30], hem: 32, armhole: { depth: 0 } };

const foldsOf = (seed: number): readonly Fold[] =>
  bothSides((i) => [
    ...torsoFolds(BLOCK, { seed: seed + 31 * i, weight: 0.8 }),
    ...drape(
      (t) => [516 + 120 * t, 400 + 60 * t],
      (t) => [520 + 180 * t, 1090],
      3,
      18,
      5.4,
      seed + 31 * i + 9,
      'start',
      1.1,
    ),
  ]);

/** The stitched facing of the armholes. */
const ARMHOLE_ROW = both(curve(armholePoints(BLOCK).map(([x, y]): Point => [x - 11, y + 3])));

/** Tumbled linen has creases everywhere. */
const CREASES: Garment['creases'] = [...bodyCreases(0.45), ...crumple(1)];

/** A straight dress without sleeves, from the front. */
export const shiftDress = (options: ButtonedOptions): Garment => {
  const { seed } = options;
  const cloth = clothOf(options, linen);
  return {
    name: 'shift dress',
    seed,
    shells: shellsOf(BLOCK, [], 0.38),
    folds: foldsOf(seed),
    creases: CREASES,
    layers: [
      inside(cloth, OPENING, 142, 214),
      behindNeck('back facing', cloth, FACING_BEHIND, 0.8, { blur: 4, opacity: 0.2 }),
      label(CENTRE, 180, 42, 18),
      underBody(cloth, bodyOutline(BLOCK, NECKLINE)),
      bodyLayer(cloth, BLOCK, NECKLINE, {
        ...BODY,
        seams: [
          { path: both(SIDE_POCKET), width: 2.4, depth: 1.4, pucker: 0.8 },
          { path: DART, width: 1.4, depth: 0.5, pucker: 0.8 },
        ],
        stitches: [row(NECK_ROW), row(ARMHOLE_ROW)],
      }),
    ],
  };
};

const KEYHOLE: Path = symmetric('M500 166 L502 166 C505 186 509 204 508 222 C507 230 504 233 500 233');

/** The same dress from behind: a keyhole at the neck, a seam and a vent. */
export const shiftDressBack = (options: ButtonedOptions): Garment => {
  const { seed, button } = options;
  const cloth = clothOf(options, linen);
  return {
    name: 'shift dress from behind',
    seed: seed + 500,
    shells: shellsOf(BLOCK, [], 0.36),
    folds: foldsOf(seed + 90),
    creases: CREASES,
    layers: [
      underBody(cloth, bodyOutline(BLOCK, NECKLINE_BEHIND)),
      bodyLayer(cloth, BLOCK, NECKLINE_BEHIND, {
        ...BODY,
        seams: [
          { path: 'M500 236 L500 884', width: 1.8, depth: 0.9, pucker: 0.8 },
          { path: 'M500 884 L500 1066', width: 3, depth: 2.2, pucker: 0.4 },
        ],
        stitches: [row(NECK_ROW_BEHIND), row(ARMHOLE_ROW), row('M490 884 L510 884')],
      }),
      {
        id: 'keyhole',
        ...cloth,
        outline: KEYHOLE,
        shade: 0.4,
        folds: 0,
        bevel: 0,
        shadow: null,
        small: true,
      },
      buttons([[CENTRE, 170]], 5.4, button),
    ],
  };
};
