import { twill } from '../fabrics';
import type { Fold } from '../folds/strokes';
import { createRandom, smooth } from '../fields/noise';
import { CENTRE, type Path, type Point, type Warp } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { label } from '../renderer/parts';
import type { Cloth } from './cloth';
import {
  type SkirtMeasures,
  fallingFolds,
  swayed,
  insideHem,
  skirtConstruction,
  skirtShell,
} from './skirtParts';
import { type Block, type Profile, closed, down } from './trouserBlock';
import { type Construction, row } from './trouserParts';
import { bandRows, insideWaist, waistband } from './trouserWaist';

export interface PleatedSkirtOptions extends Cloth {
  readonly measures: SkirtMeasures;
  /** Number of pleats on the front. */
  readonly pleats: number;
  readonly aside: number;
  readonly lift: number;
  readonly seed: number;
}

const constructionOf = (options: PleatedSkirtOptions): Construction =>
  skirtConstruction(options.measures, options, twill);

/** The x of the folded edge of a pleat at a height. */
type Edge = Profile;

/** The edges of all pleats, left to right, with random offsets towards the hem. */
const edgesOf = ({ outer, top, hem }: Block, pleats: number, seed: number): readonly Edge[] => {
  const random = createRandom(seed);
  return Array.from({ length: pleats + 1 }, (_, i): Edge => {
    const ends = i === 0 || i === pleats;
    const share = -1 + (2 * i) / pleats;
    // Pleats are denser towards the sides, as on a round body.
    const crowded = Math.sin((share * Math.PI) / 2) * 0.24 + share * 0.76;
    const jitter = ends ? 0 : ((random() - 0.5) * 0.9) / pleats;
    const wave = ends ? 0 : (random() - 0.5) * 6;
    return (y) => {
      const low = smooth(top + 60, hem, y);
      return CENTRE + (outer(y) - CENTRE) * (crowded + jitter * low) + wave * Math.sin(low * 4 + i);
    };
  });
};

const hemOf = (block: Block, pleat: number): Profile => {
  const tilt = 4 + 3 * Math.sin(pleat * 2.3);
  return (x) => block.hemline(x) + tilt;
};

const pleatOutline = (
  block: Block,
  under: Profile,
  [from, to]: readonly [Edge, Edge],
  i: number,
  tuck: number,
): Path => {
  const { top, band, hem } = block;
  const hemline = hemOf(block, i);
  const start = Math.min(under(from(top + band)), under(to(top + band))) - 8;
  const corner: Point = [from(hem), hemline(from(hem))];
  const far: Point = [to(hem) + tuck, hemline(to(hem)) - 9];
  return closed(
    [
      [from(start), start],
      [to(start) + tuck * 0.4, start],
    ],
    down(start, far[1], (y) => to(y) + tuck * (0.4 + 0.6 * smooth(start, hem, y)), 8),
    [far, corner],
    down(corner[1], start, from, 8),
  );
};

/** The grain of a pleat follows its fold. */
const along = ({ outer }: Block): Warp => {
  const wide = outer(900) - CENTRE;
  return (x, y) => [((x - CENTRE) * wide) / Math.max(1, outer(y) - CENTRE), y];
};

const pleatLayers = (
  construction: Construction,
  under: Profile,
  edges: readonly Edge[],
): readonly Layer[] => {
  const { block, cloth, thread } = construction;
  return edges.slice(0, -1).map((from, i): Layer => {
    const last = i === edges.length - 2;
    const to = edges[i + 1] ?? from;
    const hem = block.hem - 12;
    return {
      id: `pleat ${i}`,
      ...cloth,
      outline: pleatOutline(block, under, [from, to], i, last ? 0 : 12),
      cloth: along(block),
      bevel: 1.7,
      lift: 2.4,
      shadow: { dx: -4.4, dy: 2, blur: 5, opacity: 0.52, tight: 0.42 },
      stitches: [
        row({ ...thread, opacity: 0.4 }, [
          [from(hem) + 1, block.hemline(from(hem)) - 12],
          [to(hem) + 12, block.hemline(to(hem)) - 20],
        ]),
      ],
    };
  });
};

/** Every pleat rises to its edge and falls under its neighbour. */
const pleatFolds = (
  { hem }: Block,
  under: Profile,
  edges: readonly Edge[],
  seed: number,
): readonly Fold[] => {
  const random = createRandom(seed);
  const start = under(CENTRE) + 4;
  return edges.slice(0, -1).map((from, i): Fold => {
    const to = edges[i + 1] ?? from;
    const gap = (to(hem) - from(hem)) / 2;
    const at = (t: number): Point => {
      const y = start + (hem + 90 - start) * t;
      return [from(y) * 0.72 + to(y) * 0.28, y];
    };
    return {
      points: [at(0), at(0.25), at(0.5), at(0.75), at(1)],
      width: gap * 0.3,
      height: 3.2 + 3.6 * random(),
      taper: 'none',
      grow: 1.3,
      skew: -0.5,
      valley: 0.5,
    };
  });
};

const foldsOf = (block: Block, under: Profile, edges: readonly Edge[], seed: number): readonly Fold[] => [
  ...pleatFolds(block, under, edges, seed),
  // Neighbouring pleats swing together.
  ...fallingFolds(block, { count: 5, width: 46, height: 9, from: 0.35, seed: seed + 3 }),
];

const garmentOf = (
  construction: Construction,
  options: PleatedSkirtOptions,
  under: Profile,
  seed: number,
): Pick<Garment, 'seed' | 'shells' | 'folds' | 'jitter' | 'foldWeight' | 'swell'> & {
  readonly pleats: readonly Layer[];
} => {
  const { block } = construction;
  const edges = edgesOf(block, options.pleats, seed);
  return {
    seed,
    jitter: 3.4,
    swell: 0.6,
    foldWeight: 1.2,
    shells: skirtShell(block, 0.36, 80),
    folds: foldsOf(block, under, edges, seed + 7),
    pleats: pleatLayers(construction, under, edges),
  };
};

/** A midi skirt of knife pleats that hang from a waistband. */
export const pleatedSkirt = (options: PleatedSkirtOptions): Garment => {
  const construction = constructionOf(options);
  const { block } = construction;
  const { pleats, ...rest } = garmentOf(construction, options, block.underFront, options.seed);
  return swayed(block, options.aside, options.lift, {
    ...rest,
    name: 'pleated skirt',
    layers: [
      insideWaist(construction),
      label(CENTRE, block.top + 2, 42, 15, '#f1ede4', '#6a563c'),
      insideHem(construction, 14),
      ...pleats,
      waistband(construction, block.front, block.underFront, {
        stitches: bandRows(construction, block.front, block.underFront, 4),
        shadow: { dx: 1, dy: 4, blur: 5, opacity: 0.3, tight: 0.25 },
      }),
    ],
  });
};

/** The same skirt from behind, a zip hidden under one pleat. */
export const pleatedSkirtBack = (options: PleatedSkirtOptions): Garment => {
  const construction = constructionOf(options);
  const { block } = construction;
  const { back, underBack } = block;
  const { pleats, ...rest } = garmentOf(construction, options, underBack, options.seed + 510);
  return swayed(block, -options.aside * 0.6, options.lift * 0.5, {
    ...rest,
    name: 'pleated skirt from behind',
    layers: [
      insideHem(construction, 14),
      ...pleats,
      waistband(construction, back, underBack, {
        stitches: bandRows(construction, back, underBack, 4),
        seams: [
          { path: `M${CENTRE} ${back(CENTRE)} L${CENTRE} ${underBack(CENTRE)}`, width: 1.8, depth: 1.5 },
        ],
        shadow: { dx: 1, dy: 4, blur: 5, opacity: 0.3, tight: 0.25 },
      }),
    ],
  });
};
