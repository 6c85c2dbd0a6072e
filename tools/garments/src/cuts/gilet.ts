import { nylon } from '../fabrics';
import type { Fabric } from '../fabrics/fabric';
import { smooth } from '../fields/noise';
import { drape, mirrorFolds, radiate } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Path, type Point, side, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { label, pair, rivets } from '../renderer/parts';
import { warpGarment } from '../renderer/warp';
import { type Cloth, type LayerCloth, clothOf } from './cloth';
import { foldsOn } from './coatParts';
import { type Quilting, band, puckers, quiltingPath } from './padParts';

export interface GiletOptions extends Cloth {
  readonly lining: string;
  readonly binding: string;
  readonly snap: string;
  readonly seed: number;
}

const SHOULDER = 'C618 172 652 184 682 198';
const ARMHOLE_LINE = 'C672 250 656 316 662 372 C668 412 684 440 706 456';
// Slightly waisted, wider at the hip.
const SIDE = 'C694 530 672 588 672 640 C674 714 706 790 722 872';
const HEM = 'C684 902 600 914';
const NECK_LINE = 'C590 208 556 258 521 298';
// The top front overlaps the middle by the width of its placket.
const TOP = `M476 352 C480 344 482 338 486 332 C530 286 566 226 578 158 ${SHOULDER} ${ARMHOLE_LINE} ${SIDE} ${HEM} 482 914 Z`;
const UNDER = `M500 322 C540 280 568 226 578 158 ${SHOULDER} ${ARMHOLE_LINE} ${SIDE} ${HEM} 500 914 Z`;
const BACK = symmetric(
  `M500 178 C540 178 566 170 578 158 ${SHOULDER} ${ARMHOLE_LINE} ${SIDE} ${HEM} 500 916`,
);
const INSIDE = symmetric('M500 178 C540 178 562 172 573 162 C586 172 590 190 590 210 L600 420 L500 420');
// The far edge of the armhole, behind.
const ARM_INSIDE = 'M678 208 C668 256 652 318 658 374 C665 412 682 438 704 455 L640 470 L620 260 Z';
const SHELL = symmetric(`M500 120 L578 158 ${SHOULDER} C700 260 706 380 706 456 ${SIDE} L724 1440 L500 1440`);
const POCKET = 'M562 690 L664 676 L676 826 C640 836 606 840 570 842 Z';
const POCKET_MOUTH = 'M562 692 L664 678';
const ARMHOLE = `M685 190 L682 198 ${ARMHOLE_LINE} L714 460`;
const BACK_NECK = symmetricLine('M500 178 C540 178 566 170 578 158 L584 148');
const NECK_EDGE = `M582 146 L578 158 ${NECK_LINE} C506 314 490 324 482 346 C479 366 480 380 480 400 L482 920`;
const NECK_EDGE_UNDER = `M582 146 L578 158 ${NECK_LINE} C510 310 504 318 496 328`;
const HEM_EDGE = symmetricLine('M500 914 C600 914 684 902 722 872 L734 862');

/** A matt shell fabric. */
const MATT: Fabric = { ...nylon, specular: 0.018, roughness: 0.7, sheen: 0.1 };

const CELL = 66;

/** Two sets of slanted lines that form diamonds over the whole body. */
const diamonds = (): readonly Quilting[] =>
  Array.from({ length: 26 }, (_, i) => (i - 12) * CELL).flatMap((x): readonly Quilting[] => [
    { from: [x + 120, 150], to: [x + 120 + 560, 940], sag: 0 },
    { from: [x + 880, 150], to: [x + 880 - 560, 940], sag: 0 },
  ]);

const LINES = diamonds();
const QUILTING = quiltingPath(LINES);
/** Lines that intersect the body. */
const puckered = LINES.filter(({ from, to }) => Math.abs((from[0] + to[0]) / 2 - 500) < 340);

const quiltedPiece = (outline: Path): Pick<Layer, 'outline' | 'puff' | 'seams' | 'stitches'> => ({
  outline,
  puff: { shapes: [{ path: outline }, { path: QUILTING, stroke: 2.6 }], height: 0.3 },
  seams: [{ path: QUILTING, width: 1.4, depth: 0.5, pucker: 0.4 }],
  stitches: [{ path: QUILTING, width: 1.1, dash: '3 1.8', height: 0.3, pucker: 0.3 }],
});

const BODY_SHADOW = { dx: 0, dy: 4, blur: 6, opacity: 0.26, tight: 0.18 } as const;

/** A binding along an edge; `clip` limits it to the outline of the piece. */
const binding = (
  id: string,
  cloth: LayerCloth,
  color: string,
  path: Path,
  clip: Path,
  width = 23,
): Layer => ({
  id,
  ...cloth,
  color,
  outline: band(path, width),
  clip,
  shellWeight: 0.9,
  folds: 0.9,
  bevel: 2.6,
  lift: 2.6,
  shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.3, tight: 0.2 },
});

/** The far edges of the armholes, seen through them. */
const armholes = (cloth: LayerCloth, lining: string, shade: number): readonly Layer[] =>
  pair((i) => ({
    id: `armhole ${i}`,
    ...cloth,
    color: lining,
    outline: side(i, ARM_INSIDE),
    shade,
    shadow: null,
    folds: 0,
    shellWeight: 0.3,
  }));

const insides = (cloth: LayerCloth, lining: string): readonly Layer[] => [
  ...armholes(cloth, lining, 0.5),
  {
    id: 'inside',
    ...cloth,
    color: lining,
    outline: INSIDE,
    shade: 0.62,
    tone: (_x, y) => 1.1 - 0.45 * smooth(180, 340, y),
    shellWeight: 0.2,
    folds: 0,
    bevel: 0,
    shadow: null,
    seams: [{ path: QUILTING, width: 1.4, depth: 0.5 }],
  },
];

const pockets = (cloth: LayerCloth, color: string): readonly Layer[] => [
  ...pair((i) => ({
    id: `pocket ${i}`,
    ...cloth,
    ...quiltedPiece(side(i, POCKET)),
    shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.3, tight: 0.3 },
    bevel: 2.4,
    lift: 2.4,
  })),
  ...pair((i) => binding(`pocket binding ${i}`, cloth, color, side(i, POCKET_MOUTH), side(i, POCKET), 26)),
];

const snaps = (color: string): Layer => {
  const points = [372, 478, 584, 690, 796].map((y): Point => [502, y]);
  return rivets(points, 9, color, 'snaps');
};

const folds = (seed: number): readonly Fold[] => {
  const half = (own: number): readonly Fold[] => [
    ...radiate([700, 456], 108, 170, 3, 150, 18, 5, own + 1),
    ...radiate([684, 636], 168, 204, 3, 110, 16, 4, own + 2),
    ...drape(
      (t) => [560 + 110 * t, 560],
      (t) => [552 + 150 * t, 890],
      3,
      26,
      6,
      own + 3,
    ),
  ];
  return [...half(seed), ...mirrorFolds(half(seed + 11))];
};

const base = (seed: number): Omit<Garment, 'name' | 'layers'> => ({
  seed,
  jitter: 3,
  foldWeight: 1.1,
  shells: { body: { outline: SHELL, depth: 0.39, flat: 108 } },
  folds: folds(seed),
});

const puckersOf = (seed: number): readonly Fold[] =>
  puckers(puckered, { seed, gap: 26, length: 11, height: 1.5 });

/** Poses a gilet: moves its hem sideways by some units, and raises one corner. */
const swayed = (garment: Garment, aside: number, lift: number): Garment =>
  warpGarment(garment, (x, y) => {
    const low = smooth(420, 900, y);
    return [x + aside * low, y - lift * low * ((x - CENTRE) / 220)];
  });

/** A quilted gilet without a collar, bound all round and closed by snaps, from the front. */
export const gilet = (options: GiletOptions): Garment => {
  const { seed, lining, binding: edge, snap } = options;
  const cloth = clothOf(options, MATT);
  // Women's fronts close right over left.
  const front = (id: string, i: 0 | 1, outline: Path, shadow: Layer['shadow']): Layer => ({
    id,
    ...cloth,
    ...quiltedPiece(side(i, outline)),
    bumps: foldsOn(i, puckersOf(seed + i)),
    bevel: 2.4,
    lift: 2,
    ...(shadow !== undefined && { shadow }),
  });
  const garment: Garment = {
    name: 'gilet',
    ...base(seed),
    layers: [
      ...insides(cloth, lining),
      binding('back binding', cloth, edge, BACK_NECK, BACK),
      { ...label(500, 212, 46, 24), shade: 0.75 },
      front('under front', 0, UNDER, BODY_SHADOW),
      binding('under neck', cloth, edge, NECK_EDGE_UNDER, UNDER),
      front('top front', 1, TOP, { ...BODY_SHADOW, dx: 3, opacity: 0.34 }),
      ...pockets(cloth, edge),
      binding('top neck', cloth, edge, side(1, NECK_EDGE), side(1, TOP)),
      ...pair((i) => binding(`arm binding ${i}`, cloth, edge, side(i, ARMHOLE), BACK)),
      binding('hem binding', cloth, edge, HEM_EDGE, BACK),
      snaps(snap),
    ],
  };
  return swayed(garment, 9, 8);
};

/** The same gilet from behind. */
export const giletBack = (options: GiletOptions): Garment => {
  const { seed, lining, binding: edge } = options;
  const cloth = clothOf(options, MATT);
  const garment: Garment = {
    name: 'gilet from behind',
    ...base(seed + 500),
    layers: [
      ...armholes(cloth, lining, 0.45),
      {
        id: 'body',
        ...cloth,
        ...quiltedPiece(BACK),
        bumps: puckersOf(seed + 7),
        bevel: 2.4,
        lift: 2,
        shadow: BODY_SHADOW,
      },
      binding('neck binding', cloth, edge, BACK_NECK, BACK),
      ...pair((i) => binding(`arm binding ${i}`, cloth, edge, side(i, ARMHOLE), BACK)),
      binding('hem binding', cloth, edge, HEM_EDGE, BACK),
    ],
  };
  return swayed(garment, -6, -7);
};
