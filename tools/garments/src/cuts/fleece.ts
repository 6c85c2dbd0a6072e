import { jersey, sherpa, twill } from '../fabrics';
import { smooth } from '../fields/noise';
import { drape, mirrorFolds, radiate, tube } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { type Path, both, side } from '../paths/path';
import type { Garment, Layer, LayerShadow } from '../renderer/garment';
import { label, pair, rivets } from '../renderer/parts';
import { type Cloth, type LayerCloth, clothOf, ground } from './cloth';
import { coatCreases, foldsOn, roll } from './coatParts';
import { ADULT, CHILD, type FleeceBlock } from './fleeceBlocks';
import { band, tufted, zip } from './padParts';

export interface FleeceOptions extends Cloth {
  /** A child's jacket, short and wide, with a high open collar. */
  readonly child?: boolean;
  readonly lining: string;
  /** Bindings, pocket and tape of the zip. */
  readonly trim: string;
  /** Colour of the snap of the chest pocket; no pocket without it. */
  readonly snap?: string;
  readonly seed: number;
}

// On the wearer's left: a pocket in the colour of the trim, with a flap and a snap.
const CHEST_POCKET =
  'M566 356 L690 350 L692 474 C692 484 688 488 680 489 L580 494 C572 494 568 490 568 482 Z';
const CHEST_FLAP = 'M560 346 L696 339 L697 384 C697 392 694 396 686 397 L572 403 C564 403 561 399 561 392 Z';
const FLAP_STITCH = 'M567 392 C567 396 569 397 574 397 L684 391 C690 391 691 389 691 384';
const POCKET_STITCH = 'M573 410 L574 480 C574 486 576 488 582 488 L678 483 C684 483 686 480 686 474 L685 402';

const LOOP = 'M476 168 C484 180 516 180 524 168';
const TAPE = 'M410 208 C450 226 550 226 590 208';

const pile = (id: string, cloth: LayerCloth, outline: Path, seed: number, tuft: number): Layer => ({
  id,
  ...cloth,
  outline: tufted(outline, seed, tuft),
  bevel: 8,
  lift: 8,
  shadow: { dx: 0, dy: 5, blur: 7, opacity: 0.26, tight: 0.12 },
});

/** A binding; `clip` limits it to the outline of the piece. */
const binding = (id: string, color: string, path: Path, clip: Path, width: number): Layer => ({
  id,
  fabric: twill,
  color,
  outline: band(path, width),
  clip,
  grain: 90,
  folds: 1,
  bevel: 2.8,
  lift: 2.8,
  shadow: { dx: 0, dy: 2, blur: 3, opacity: 0.24, tight: 0.2 },
});

const sleeves = (cloth: LayerCloth, block: FleeceBlock, trim: string, seed: number): readonly Layer[] => [
  ...pair((i) => ({
    ...pile(`sleeve ${i}`, cloth, side(i, block.sleeve), seed + 20 + i, block.tuft),
    extend: side(i, block.armhole),
    grain: i === 0 ? -8 : 8,
    seams: [{ path: side(i, block.armhole), width: 5, depth: 1, pucker: 0.4 }],
  })),
  ...pair((i) => binding(`cuff binding ${i}`, trim, side(i, block.cuffEdge), side(i, block.sleeve), 18)),
];

const body = (cloth: LayerCloth, outline: Path, block: FleeceBlock, seed: number): Layer => ({
  ...pile('body', cloth, outline, seed, block.tuft),
  seams: [{ path: both(block.armhole), width: 5, depth: 1, pucker: 0.4 }],
});

/** A sewn-on piece in the colour of the trim. */
const patch = (id: string, color: string, outline: Path, stitch: Path, shadow: LayerShadow): Layer => ({
  id,
  fabric: twill,
  color,
  outline,
  bevel: 2.6,
  lift: 3,
  folds: 0.7,
  shadow,
  stitches: [{ path: stitch, width: 1.2, dash: '3.6 2', height: 0.4 }],
});

const chestPocket = (color: string, snap: string): readonly Layer[] => [
  patch('chest pocket', color, CHEST_POCKET, POCKET_STITCH, {
    dx: 3,
    dy: 5,
    blur: 5,
    opacity: 0.3,
    tight: 0.28,
  }),
  patch('chest flap', color, CHEST_FLAP, FLAP_STITCH, { dx: 2, dy: 5, blur: 5, opacity: 0.34, tight: 0.28 }),
  rivets([[629, 376]], 8, snap, 'snap'),
];

const handPockets = ({ pockets }: FleeceBlock, color: string): readonly Layer[] =>
  pair((i) => ({
    id: `pocket ${i}`,
    fabric: twill,
    color,
    outline: side(i, pockets),
    shade: 0.94,
    bevel: 3,
    lift: 2.4,
    shadow: { dx: 3, dy: 4, blur: 5, opacity: 0.36, tight: 0.3 },
  }));

const collarInside = (fabric: LayerCloth, block: FleeceBlock, shadeTo: number): Layer => ({
  id: 'collar inside',
  ...fabric,
  outline: block.collarInside,
  shade: 0.74,
  tone: (_x, y) => 1.1 - 0.5 * smooth(shadeTo - 80, shadeTo, y),
  shellWeight: 0.15,
  folds: 0,
  shadow: null,
  // The hanging loop and the tape behind the neck.
  steps: [{ path: LOOP, stroke: 6, height: 2.4, soft: 0.8 }],
  seams: [{ path: TAPE, width: 2, depth: 1, pucker: 0.4 }],
  bumps: [
    roll(
      [
        [440, shadeTo - 130],
        [470, shadeTo - 60],
        [492, shadeTo],
      ],
      18,
      4,
    ),
  ],
});

const standCollar = (cloth: LayerCloth, outline: Path, block: FleeceBlock, seed: number): Layer => ({
  ...pile('collar', cloth, outline, seed + 3, block.tuft),
  shellWeight: 0.08,
  folds: 0.3,
  shadow: { dx: 3, dy: 8, blur: 9, opacity: 0.32, tight: 0.18 },
});

/** Two open collar leaves with a visible jersey inside. */
const openCollar = (cloth: LayerCloth, block: FleeceBlock, seed: number): readonly Layer[] =>
  pair((i) => ({
    ...standCollar(cloth, side(i, block.collar), block, seed + i),
    id: `collar ${i}`,
    bumps: foldsOn(i, [
      roll(
        [
          [604, 160],
          [596, 230],
          [540, 320],
        ],
        26,
        10,
      ),
    ]),
  }));

const folds = ([x, y]: readonly [number, number], block: FleeceBlock, seed: number): readonly Fold[] => {
  const half = (own: number): readonly Fold[] => [
    ...radiate([x - 2, y - 6], 196, 240, 3, 130, 22, 6, own + 1),
    ...radiate([x - 4, y + 6], 106, 150, 3, 190, 24, 6, own + 2),
    ...tube([x + 40, y - 120], [x + 106, block.hem - 50], 58, 4, 20, 8, own + 6, 0.6),
    // A thick pile has broad folds only.
    ...drape(
      (t) => [530 + (x - 570) * t, y + 60],
      (t) => [526 + (x - 546) * t, block.hem + 20],
      3,
      30,
      4,
      own + 8,
    ),
  ];
  return [...half(seed), ...mirrorFolds(half(seed + 13))];
};

const base = (block: FleeceBlock, seed: number): Omit<Garment, 'name' | 'layers'> => ({
  seed,
  jitter: 5,
  foldWeight: 1.3,
  shells: { body: { outline: block.shell, depth: 0.42, flat: 108 } },
  folds: folds(block.underarm, block, seed),
  creases: coatCreases(0.8),
});

const necks = (block: FleeceBlock, options: FleeceOptions, lining: string): readonly Layer[] => {
  const inside = { fabric: jersey, color: lining };
  return options.child === true
    ? [collarInside(inside, block, 330), { ...label(500, 196, 44, 22), shade: 0.8 }]
    : [collarInside(inside, block, 156), { ...label(500, 116, 44, 20), shade: 0.75 }];
};

/** A fleece jacket with a zip, from the front. */
export const fleece = (options: FleeceOptions): Garment => {
  const { seed, child = false, lining, trim, snap } = options;
  const block = child ? CHILD : ADULT;
  const cloth = clothOf(options, sherpa);
  return {
    name: 'fleece',
    ...base(block, seed),
    layers: [
      ...necks(block, options, lining),
      ground('ground', cloth, tufted(block.body, seed, block.tuft), 0.45),
      ...sleeves(cloth, block, trim, seed),
      body(cloth, block.body, block, seed),
      ...handPockets(block, trim),
      ...(snap === undefined ? [] : chestPocket(trim, snap)),
      binding('hem binding', trim, block.hemEdge, block.body, 18),
      ...(child ? openCollar(cloth, block, seed) : [standCollar(cloth, block.collar, block, seed)]),
      ...zip({ top: block.zipTop, bottom: block.hem - 2, tape: trim, width: 20 }),
    ],
  };
};

/** The same jacket from behind. */
export const fleeceBack = (options: FleeceOptions): Garment => {
  const { seed, child = false, trim } = options;
  const block = child ? CHILD : ADULT;
  const cloth = clothOf(options, sherpa);
  return {
    name: 'fleece from behind',
    ...base(block, seed + 500),
    layers: [
      ground('ground', cloth, tufted(block.back, seed + 5, block.tuft), 0.45),
      ...sleeves(cloth, block, trim, seed + 5),
      body(cloth, block.back, block, seed + 5),
      binding('hem binding', trim, block.hemEdge, block.back, 18),
      standCollar(cloth, block.collarBack, block, seed + 5),
    ],
  };
};
