import { poplin } from '../fabrics';
import { drape } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { type Path, CENTRE, side, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { buttons, label, pair } from '../renderer/parts';
import { type LayerCloth, clothOf } from './cloth';
import { bothSides, gathers, shirtCreases, shortSleeveFolds, torsoFolds } from './shirtFolds';
import { type Block, bodyOutline } from './shirtLines';
import {
  type ButtonedOptions,
  type Sleeves,
  behindNeck,
  bodyLayer,
  inside,
  row,
  shellsOf,
  underBody,
} from './shirtParts';
import { sleeveLayers } from './shirtSleeves';

/** A child's blouse: short, and much wider at the hem than at the yoke. */
const BLOCK: Block = {
  neck: [574, 256],
  tip: [658, 282],
  armhole: [
    [646, 338],
    [648, 400],
  ],
  armpit: [676, 446],
  side: [
    [692, 550],
    [714, 670],
    [736, 772],
  ],
  hem: [
    [700, 790],
    [656, 796],
    [606, 802],
    [552, 807],
    [500, 806],
  ],
};

/** Puffed sleeves, held by elastic above a small frill. */
const SLEEVES: Sleeves = [
  {
    outer: [
      [688, 270],
      [736, 290],
      [778, 348],
      [794, 416],
      [782, 462],
    ],
    inner: [
      [704, 498],
      [690, 472],
    ],
  },
  {
    outer: [
      [688, 270],
      [734, 290],
      [770, 350],
      [780, 420],
      [764, 468],
    ],
    inner: [
      [692, 496],
      [684, 472],
    ],
  },
];

const NECKLINE = 'M500 306 C540 306 566 288 574 256';
const NECKLINE_BEHIND = 'M500 272 C540 272 566 266 574 256';
const OPENING = symmetric('M500 264 C534 264 560 260 571 248 L578 256 C568 292 540 314 500 314');
const BACK_BAND = symmetric('M500 258 C534 260 558 256 570 248 L574 258 C560 268 534 276 500 276');
const LEAF =
  'M501 308 C538 306 562 284 568 248 C573 240 588 250 597 264 C612 300 604 344 570 360 C540 370 508 352 501 308 Z';
const LEAF_ROW = 'M506 316 C513 350 542 364 568 355 C598 341 606 301 592 266';
const LEAF_BEHIND =
  'M502 250 C536 250 560 246 570 238 C582 243 592 252 598 264 C608 292 590 318 556 318 C530 320 506 316 502 304 Z';
const YOKE_Y = 378;
const YOKE = symmetricLine(`M500 ${YOKE_Y} C550 ${YOKE_Y} 610 ${YOKE_Y - 2} 648 ${YOKE_Y - 6}`);

const rightFolds = (i: 0 | 1, seed: number): readonly Fold[] => {
  const sleeve = SLEEVES[i];
  return [
    ...torsoFolds(BLOCK, { seed, weight: 0.6 }).slice(3),
    ...shortSleeveFolds(BLOCK, sleeve, { seed, weight: 0.6 }),
    ...gathers([656, 290], [712, 277], [34, 84], 6, 4.4, seed + 20),
    ...gathers([700, 494], [780, 460], [-10, -80], 7, 4.4, seed + 21),
    ...gathers([506, YOKE_Y + 4], [646, YOKE_Y - 2], [24, 190], 11, 4.2, seed + 22),
    ...drape(
      (t) => [512 + 130 * t, YOKE_Y + 20],
      (t) => [516 + 202 * t, 820],
      4,
      17,
      8.5,
      seed + 23,
      'start',
      1.2,
    ),
  ];
};

/** The frill below the elastic of each sleeve. */
const frills = (cloth: LayerCloth): readonly Layer[] =>
  pair((i) => ({
    id: `frill ${i}`,
    ...cloth,
    outline: side(
      i,
      i === 0
        ? 'M698 488 C724 492 762 476 784 456 C792 462 798 470 802 480 C794 488 784 490 776 498 C764 498 756 508 742 510 C732 510 722 518 706 516 Z'
        : 'M686 486 C712 490 746 482 766 462 C774 468 780 476 784 486 C776 494 766 496 758 504 C748 504 738 512 726 513 C716 513 706 518 692 514 Z',
    ),
    grain: i === 0 ? -24 : 24,
    bevel: 1.4,
    folds: 1.2,
    shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.16 },
  }));

/** The leaves of the round collar; `edge` is the row of thread along theirs. */
const leaves = (cloth: LayerCloth, outline: Path, grain: number, edge?: Path): readonly Layer[] =>
  pair((i) => ({
    id: `leaf ${i}`,
    ...cloth,
    outline: side(i, outline),
    grain: i === 0 ? grain : -grain,
    shadow: { dx: 2, dy: 5, blur: 6, opacity: 0.26, tight: 0.2 },
    bevel: 2.4,
    lift: 2.2,
    folds: 0.3,
    ...(edge !== undefined && { stitches: [row(side(i, edge))] }),
  }));

const arms = (cloth: LayerCloth): readonly Layer[] => [
  ...frills(cloth),
  ...sleeveLayers(cloth, BLOCK, SLEEVES, {
    bow: 10,
    seam: { pucker: 2.4, depth: 1.1 },
    wrist: { pucker: 2.8, depth: 1.2 },
  }),
];

const BODY = {
  rows: [13],
  hem: 14,
  armhole: { pucker: 2, depth: 1 },
  seams: [{ path: YOKE, width: 2.2, depth: 1.6, pucker: 2.6 }],
};

/** A child's smock blouse with a round collar, from the front. */
export const smockBlouse = (options: ButtonedOptions): Garment => {
  const { seed } = options;
  const cloth = clothOf(options, poplin);
  return {
    name: 'smock blouse',
    seed,
    shells: shellsOf(BLOCK, SLEEVES, 0.36),
    folds: bothSides((i) => rightFolds(i, seed + 37 * i)),
    creases: shirtCreases(0.6),
    layers: [
      inside(cloth, OPENING, 252, 310),
      behindNeck('back band', cloth, BACK_BAND, 0.84, { blur: 4, opacity: 0.25 }),
      label(CENTRE, 283, 40, 17),
      underBody(cloth, bodyOutline(BLOCK, NECKLINE)),
      ...arms(cloth),
      bodyLayer(cloth, BLOCK, NECKLINE, BODY),
      ...leaves(cloth, LEAF, 45, LEAF_ROW),
    ],
  };
};

/** The same blouse from behind, fastened by one button over a slit. */
export const smockBlouseBack = (options: ButtonedOptions): Garment => {
  const { seed, button } = options;
  const cloth = clothOf(options, poplin);
  return {
    name: 'smock blouse from behind',
    seed: seed + 500,
    shells: shellsOf(BLOCK, SLEEVES, 0.33),
    folds: bothSides((i) => rightFolds(i, seed + 90 + 37 * i)),
    creases: shirtCreases(0.6),
    layers: [
      underBody(cloth, bodyOutline(BLOCK, NECKLINE_BEHIND)),
      ...arms(cloth),
      bodyLayer(cloth, BLOCK, NECKLINE_BEHIND, {
        ...BODY,
        shoulder: false,
        seams: [...BODY.seams, { path: `M500 272 L500 ${YOKE_Y - 6}`, width: 3, depth: 1.8, pucker: 0.4 }],
        stitches: [row(`M493 290 L493 ${YOKE_Y - 4}`), row(`M507 290 L507 ${YOKE_Y - 4}`)],
      }),
      ...leaves(cloth, LEAF_BEHIND, 20),
      buttons([[CENTRE, 330]], 6, button),
    ],
  };
};
