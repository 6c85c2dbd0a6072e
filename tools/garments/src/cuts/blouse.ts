import { poplin } from '../fabrics';
import { type Path, CENTRE, symmetric, symmetricLine } from '../paths/path';
import type { Fold } from '../folds/strokes';
import type { Garment, Layer, Stitch } from '../renderer/garment';
import { buttons, label } from '../renderer/parts';
import { type LayerCloth, clothOf } from './cloth';
import { between, column } from './geometry';
import { bothSides, gathers, longSleeveFolds, shirtCreases, torsoFolds } from './shirtFolds';
import { type Block, bodyOutline, last, pick, spineOf } from './shirtLines';
import {
  type ButtonedOptions,
  type Sleeves,
  behindNeck,
  bodyLayer,
  inside,
  placket,
  row,
  shellsOf,
  underBody,
} from './shirtParts';
import { cuffs, sleeveLayers } from './shirtSleeves';

/** A loose body, slightly wider at the hem. */
const BLOCK: Block = {
  neck: [574, 214],
  tip: [656, 240],
  armhole: [
    [643, 300],
    [646, 372],
  ],
  armpit: [678, 438],
  side: [
    [684, 560],
    [698, 720],
    [716, 866],
  ],
  hem: [
    [648, 888],
    [570, 897],
    [500, 898],
  ],
};

/** Full sleeves, slightly puffed at the shoulder, that blouse over the cuff. */
const SLEEVES: Sleeves = [
  {
    outer: [
      [684, 226],
      [730, 258],
      [776, 350],
      [814, 480],
      [850, 620],
      [872, 730],
      [846, 800],
    ],
    inner: [
      [794, 810],
      [762, 748],
      [728, 610],
      [698, 500],
    ],
  },
  {
    outer: [
      [684, 226],
      [730, 258],
      [776, 352],
      [812, 490],
      [832, 630],
      [840, 740],
      [808, 806],
    ],
    inner: [
      [754, 808],
      [728, 740],
      [712, 610],
      [694, 500],
    ],
  },
];

const CUFF = { length: 44, narrower: 1 };

const NECKLINE = 'M500 288 C540 288 566 258 574 214';
const NECKLINE_BEHIND = 'M500 234 C540 234 566 226 574 214';
const OPENING = symmetric('M500 214 C532 214 554 210 564 202 L576 212 C568 256 540 292 500 292');
const BAND = symmetric('M500 270 C532 270 553 244 563 204 C567 198 576 202 584 212 C575 262 545 296 500 296');
const BAND_ROWS = ['M500 291 C542 291 570 259 578.5 210', 'M500 275 C535 275 557 247 567 206'].map((path) =>
  row(symmetricLine(path)),
);
const BAND_BEHIND = symmetric(
  'M500 210 C532 210 552 206 563 199 C570 197 577 204 582 214 C568 232 540 240 500 240',
);
const BACK_BAND = symmetric('M500 207 C532 207 552 204 565 199 L568 208 C556 220 534 230 500 230');

const rightFolds = (i: 0 | 1, seed: number): readonly Fold[] => {
  const sleeve = SLEEVES[i];
  const spine = spineOf(BLOCK, sleeve);
  const [outer, inner, bend] = [last(sleeve.outer), pick(sleeve.inner, 0), spine(0.72).at];
  const reach = [(bend[0] - spine(1).at[0]) * 0.7, (bend[1] - spine(1).at[1]) * 0.7] as const;
  return [
    ...torsoFolds(BLOCK, { seed, weight: 1 }),
    ...longSleeveFolds(BLOCK, sleeve, { seed, weight: 0.7 }),
    // Gathers at the sleeve head, above the cuff, and below the neckband.
    ...gathers([652, 246], [700, 232], [34, 88], 5, 4.6, seed + 20),
    ...gathers([648, 262], [644, 330], [70, 30], 3, 3.4, seed + 21),
    ...gathers(between(inner, outer, 0.1), between(inner, outer, 0.9), reach, 6, 5, seed + 22),
    ...gathers([520, 296], [580, 240], [30, 150], 6, 3.6, seed + 23),
  ];
};

const arms = (cloth: LayerCloth): readonly Layer[] => [
  ...cuffs(cloth, BLOCK, SLEEVES, CUFF),
  ...sleeveLayers(cloth, BLOCK, SLEEVES, {
    bow: 5,
    seam: { pucker: 2.4, depth: 1.1 },
    wrist: { pucker: 2.6 },
  }),
];

const neckBand = (cloth: LayerCloth, outline: Path, stitches: readonly Stitch[]): Layer => ({
  id: 'band',
  ...cloth,
  outline,
  shadow: { dx: 1, dy: 4, blur: 4, opacity: 0.22, tight: 0.18 },
  bevel: 2,
  lift: 2,
  folds: 0.3,
  stitches,
});

const BODY = { rows: [12], hem: 13, armhole: { pucker: 2, depth: 1 } };

/** A loose blouse with a band round the neck and full sleeves, from the front. */
export const blouse = (options: ButtonedOptions): Garment => {
  const { seed, button } = options;
  const cloth = clothOf(options, poplin);
  return {
    name: 'blouse',
    seed,
    shells: shellsOf(BLOCK, SLEEVES, 0.36),
    folds: bothSides((i) => rightFolds(i, seed + 37 * i)),
    creases: shirtCreases(0.8, 720),
    layers: [
      inside(cloth, OPENING, 206, 280),
      behindNeck('back band', cloth, BACK_BAND, 0.8, { blur: 5, opacity: 0.25 }),
      label(CENTRE, 240, 42, 18),
      underBody(cloth, bodyOutline(BLOCK, NECKLINE)),
      ...arms(cloth),
      bodyLayer(cloth, BLOCK, NECKLINE, BODY),
      placket(cloth, 284, 500, 13),
      neckBand(cloth, BAND, BAND_ROWS),
      buttons([[CENTRE, 283], ...column(330, 478, 4)], 5, button),
    ],
  };
};

const YOKE: Path = symmetricLine('M500 318 C560 318 610 315 646 311');

/** The same blouse from behind, gathered to a yoke. */
export const blouseBack = (options: ButtonedOptions): Garment => {
  const { seed } = options;
  const cloth = clothOf(options, poplin);
  return {
    name: 'blouse from behind',
    seed: seed + 500,
    shells: shellsOf(BLOCK, SLEEVES, 0.33),
    folds: [
      ...bothSides((i) => rightFolds(i, seed + 90 + 37 * i).slice(0, -11)),
      ...gathers([430, 322], [570, 322], [0, 210], 11, 4, seed + 60),
    ],
    creases: shirtCreases(0.8, 720),
    layers: [
      underBody(cloth, bodyOutline(BLOCK, NECKLINE_BEHIND)),
      ...arms(cloth),
      bodyLayer(cloth, BLOCK, NECKLINE_BEHIND, {
        ...BODY,
        shoulder: false,
        seams: [{ path: YOKE, width: 2, depth: 1.2, pucker: 2 }],
      }),
      neckBand(cloth, BAND_BEHIND, [row(symmetricLine('M500 235 C538 235 565 228 577 214'))]),
    ],
  };
};
