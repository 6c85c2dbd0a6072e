import { nylon, rib } from '../fabrics';
import type { Fabric } from '../fabrics/fabric';
import { mirrorFolds, radiate } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { side, symmetric } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { pair } from '../renderer/parts';
import { type Cloth, type LayerCloth, clothOf, ground } from './cloth';
import { type Quilting, zip } from './padParts';
import { LOFTY, type PufferBlock, TRIM } from './pufferBlocks';
import { collar, collarInside, hood, hoodInside, neckBehind } from './pufferNecks';
import { quilted } from './quilted';

export interface PufferOptions extends Cloth {
  readonly lining: string;
  readonly zip: string;
  /** The block: a child's jacket with a hood, or a man's with a collar. */
  readonly hood?: boolean;
  readonly seed: number;
}

/** A matt shell fabric. */
const MATT: Fabric = { ...nylon, specular: 0.018, roughness: 0.7, sheen: 0.11 };

const sleeves = (cloth: LayerCloth, block: PufferBlock, seed: number): readonly Layer[] => [
  ...pair((i) => ({
    id: `cuff ${i}`,
    ...cloth,
    fabric: rib(4.5, 0.7),
    outline: side(i, block.cuff),
    grain: i === 0 ? -block.cuffGrain : block.cuffGrain,
    shade: 0.85,
    shadow: null,
  })),
  ...pair((i) => ({
    id: `sleeve ${i}`,
    ...cloth,
    ...quilted(i, block.sleeve, block.sleeveLines, { seed: seed + 60 + i, ...block.puckering }),
    extend: side(i, block.armhole),
    grain: i === 0 ? -8 : 8,
    shellWeight: 0.8,
    bevel: 2,
    shadow: { dx: 1, dy: 5, blur: 5, opacity: 0.3 },
  })),
];

const FRONT_SHADOW = { dx: 0, dy: 4, blur: 6, opacity: 0.3, tight: 0.2 } as const;

const fronts = (cloth: LayerCloth, block: PufferBlock, seed: number): readonly Layer[] =>
  pair((i) => ({
    id: `front ${i}`,
    ...cloth,
    ...quilted(i, block.front, block.lines, { seed: seed + 30 + i, ...block.puckering }),
    shellWeight: 0.8,
    bevel: 2,
    shadow: FRONT_SHADOW,
  }));

const wholeLines = (lines: readonly Quilting[]): readonly Quilting[] =>
  lines.map(({ from, to, sag }) => ({ from: [1000 - to[0], to[1]], to, sag: sag + 2 * (from[1] - to[1]) }));

const backPiece = (cloth: LayerCloth, block: PufferBlock, seed: number): Layer => ({
  id: 'back',
  ...cloth,
  ...quilted(0, block.back, wholeLines(block.lines), { seed: seed + 40, ...block.puckering }),
  shellWeight: 0.8,
  bevel: 2,
  shadow: FRONT_SHADOW,
});

const hemBand = (cloth: LayerCloth, { hemBand: outline }: PufferBlock): Layer => ({
  id: 'hem band',
  ...cloth,
  outline,
  shade: 0.92,
  bevel: 4,
  lift: 4,
  shellWeight: 0.8,
  shadow: { dx: 1, dy: -2, blur: 3, opacity: 0.2 },
});

const pockets = (cloth: LayerCloth, { pocket, pocketSeam }: PufferBlock): readonly Layer[] =>
  pair((i) => ({
    id: `pocket ${i}`,
    ...cloth,
    outline: side(i, pocket),
    shade: 0.92,
    bevel: 4,
    lift: 3,
    shadow: { dx: 3, dy: 4, blur: 4, opacity: 0.35, tight: 0.3 },
    seams: [{ path: side(i, pocketSeam), width: 2, depth: 1.6, pucker: 0.4 }],
  }));

const bodyFolds = ([x, y]: readonly [number, number], seed: number): readonly Fold[] => {
  const half = (own: number): readonly Fold[] => [
    ...radiate([x - 2, y + 2], 108, 158, 3, 190, 22, 6, own + 2),
    ...radiate([x - 4, y - 28], 196, 240, 3, 140, 20, 6, own + 1),
  ];
  return [...half(seed), ...mirrorFolds(half(seed + 9))];
};

const base = (block: PufferBlock, seed: number): Omit<Garment, 'name' | 'layers'> => ({
  seed,
  jitter: 5,
  foldWeight: 1.1,
  shells: { body: { outline: block.shell, depth: 0.38, flat: 110 } },
  folds: bodyFolds(block.underarm, seed),
});

const neckFill = (cloth: LayerCloth, y: number): Layer => ({
  ...ground('neck', cloth, symmetric(`M500 ${y - 60} L600 ${y - 30} L600 ${y + 50} L500 ${y + 70}`), 0.5),
  shellWeight: 0.3,
  folds: 0,
});

/** A quilted jacket with a zip, from the front. */
export const puffer = (options: PufferOptions): Garment => {
  const { seed, hood: hooded = false, lining, zip: tape } = options;
  const block = hooded ? LOFTY : TRIM;
  const cloth = clothOf(options, MATT);
  return {
    name: 'puffer',
    ...base(block, seed),
    layers: [
      neckFill(cloth, block.neck),
      ...(hooded ? hoodInside(lining) : collarInside(lining)),
      ...pair((i) => ground(`ground ${i}`, cloth, side(i, block.front), 0.35)),
      ...sleeves(cloth, block, seed),
      ...fronts(cloth, block, seed),
      ...pockets(cloth, block),
      hemBand(cloth, block),
      ...(hooded ? hood(cloth, seed) : [collar(cloth, seed)]),
      ...zip({ top: hooded ? 274 : 152, bottom: block.hem + 28, tape }),
    ],
  };
};

/** The same jacket from behind. */
export const pufferBack = (options: PufferOptions): Garment => {
  const { seed, hood: hooded = false } = options;
  const block = hooded ? LOFTY : TRIM;
  const cloth = clothOf(options, MATT);
  return {
    name: 'puffer from behind',
    ...base(block, seed + 500),
    layers: [
      ground('ground', cloth, block.back, 0.35),
      ...sleeves(cloth, block, seed + 7),
      backPiece(cloth, block, seed),
      hemBand(cloth, block),
      neckBehind(cloth, hooded, seed + 5),
    ],
  };
};
