import { poplin } from '../fabrics';
import type { Fabric } from '../fabrics/fabric';
import type { Crease } from '../folds/creases';
import type { Fold } from '../folds/strokes';
import { createRandom, smooth } from '../fields/noise';
import { CENTRE, type Point, type Warp } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { label } from '../renderer/parts';
import type { Cloth } from './cloth';
import {
  type SkirtMeasures,
  alongHem,
  fallingFolds,
  swayed,
  insideHem,
  skirtConstruction,
  skirtOutline,
  skirtShell,
  tucks,
} from './skirtParts';
import { type Block, type Profile, line } from './trouserBlock';
import { type Construction, row } from './trouserParts';
import { elasticRows, insideWaist, waistband } from './trouserWaist';

export interface GatheredSkirtOptions extends Cloth {
  readonly measures: SkirtMeasures;
  readonly aside: number;
  readonly lift: number;
  readonly seed: number;
}

/** Washed poplin without gloss. */
const MATT: Fabric = { ...poplin, specular: 0.006, sheen: 0.03, roughness: 0.75 };

const constructionOf = (options: GatheredSkirtOptions): Construction =>
  skirtConstruction(options.measures, options, MATT);

/** Cloth coordinates: gathered at the waist, flat at the hem, with rows parallel to the hem. */
const drawnTogether = ({ outer, hem, top, hemline }: Block): Warp => {
  const wide = outer(hem) - CENTRE;
  const sag = hemline(CENTRE) - hem;
  return (x, y) => {
    const share = (x - CENTRE) / Math.max(1, outer(y) - CENTRE);
    const bow = sag * (0.4 + 0.9 * smooth(top, hem, y)) * (1 - share * share);
    return [CENTRE + (x - CENTRE) * (wide / Math.max(1, outer(y) - CENTRE)) ** 0.55, y - bow];
  };
};

/** Narrow folds below the elastic, of various lengths, as dense as the resolution allows. */
const shirring = (
  { waist, outer, hem }: Block,
  under: Profile,
  count: number,
  seed: number,
): readonly Fold[] => {
  const random = createRandom(seed);
  const gap = (2 * waist) / count;
  return Array.from({ length: count }, (_, i): Fold => {
    const share = -0.97 + (1.94 * (i + 0.2 + 0.6 * random())) / count;
    const y = under(CENTRE + waist * share) - 3;
    const long = (hem - y) * (0.14 + 0.4 * random() ** 1.6);
    const at = (t: number): Point => [CENTRE + (outer(y + long * t) - CENTRE) * share, y + long * t];
    return {
      points: [at(0), at(0.35), at(0.7), at(1)],
      width: gap * (0.42 + 0.16 * random()),
      height: 4.6 + 4.4 * random(),
      taper: 'end',
      grow: 0.9,
      valley: 0.5,
      skew: 0.6 - 1.2 * random(),
    };
  });
};

// Shallow troughs, since deep ones would stretch the print.
const shallow = (folds: readonly Fold[]): readonly Fold[] => folds.map((fold) => ({ ...fold, valley: 0.12 }));

const foldsOf = (block: Block, under: Profile, seed: number): readonly Fold[] => [
  ...shallow(fallingFolds(block, { count: 9, width: 22, height: 15, from: 0.06, seed })),
  ...shallow(fallingFolds(block, { count: 10, width: 15, height: 6, from: 0.05, seed: seed + 2 })),
  ...shirring(block, under, 21, seed + 4),
];

const creasesOf = ({ top, hem }: Block): readonly Crease[] =>
  [78, 102].map((angle, i) => ({
    angle,
    length: 190,
    width: 38,
    height: 5,
    seed: i,
    weight: (x, y) => smooth(top + 70, hem, y) * smooth(-20, 60, (x - CENTRE) * (i === 0 ? 1 : -1)),
  }));

const layersOf = (
  construction: Construction,
  upper: Profile,
  under: Profile,
  seed: number,
): readonly Layer[] => {
  const { block, cloth, thread } = construction;
  const warp = drawnTogether(block);
  return [
    insideHem(construction, 6, { cloth: warp, shade: 0.46 }),
    {
      id: 'skirt',
      ...cloth,
      outline: skirtOutline(block, under),
      cloth: warp,
      bevel: 1.4,
      lift: 1.2,
      shadow: { dx: 1, dy: 4, blur: 6, opacity: 0.24 },
      steps: [{ path: line(alongHem(block, 12)), stroke: 24, height: 0.7, soft: 1.2 }],
      stitches: [row(thread, alongHem(block, 24))],
    },
    waistband(construction, upper, under, {
      grain: 0,
      cloth: warp,
      folds: 1,
      bumps: tucks(construction.block, upper, 26, seed + 6),
      stitches: elasticRows(construction, upper, [0.34, 0.66, 0.94], { pucker: 2.2 }),
      shadow: { dx: 1, dy: 4, blur: 5, opacity: 0.3, tight: 0.2 },
    }),
  ];
};

/** A skirt of two full widths gathered onto an elastic waist. */
export const gatheredSkirt = (options: GatheredSkirtOptions): Garment => {
  const construction = constructionOf(options);
  const { block } = construction;
  const { seed } = options;
  return swayed(block, options.aside, options.lift, {
    name: 'gathered skirt',
    seed,
    jitter: 4,
    foldWeight: 1.3,
    shells: skirtShell(block, 0.4, 90),
    folds: foldsOf(block, block.underFront, seed),
    creases: creasesOf(block),
    layers: [
      insideWaist(construction, { cloth: drawnTogether(block), folds: 1 }),
      label(CENTRE, block.top + 2, 34, 14, '#f1ede4', '#6a3a30'),
      ...layersOf(construction, block.front, block.underFront, seed),
    ],
  });
};

/** The same skirt from behind. */
export const gatheredSkirtBack = (options: GatheredSkirtOptions): Garment => {
  const construction = constructionOf(options);
  const { block } = construction;
  const seed = options.seed + 500;
  return swayed(block, -options.aside, -options.lift, {
    name: 'gathered skirt from behind',
    seed,
    jitter: 4,
    foldWeight: 1.3,
    shells: skirtShell(block, 0.4, 90),
    folds: foldsOf(block, block.underBack, seed),
    creases: creasesOf(block),
    layers: layersOf(construction, block.back, block.underBack, seed),
  });
};
