import { herringbone, poplin } from '../fabrics';
import type { Crease } from '../folds/creases';
import type { Fold } from '../folds/strokes';
import { smooth } from '../fields/noise';
import { CENTRE, type Point, both } from '../paths/path';
import type { Garment, Ink, Layer, Seam } from '../renderer/garment';
import { label } from '../renderer/parts';
import { broken, fan, skirtBreaks } from './brokenFolds';
import type { Cloth } from './cloth';
import {
  type SkirtMeasures,
  alongHem,
  swayed,
  skirtConstruction,
  skirtOutline,
  skirtShell,
  turnedSides,
} from './skirtParts';
import { type Block, type Profile, across, closed, down, line } from './trouserBlock';
import { type Construction, row } from './trouserParts';
import { insideWaist, waistband } from './trouserWaist';

export interface StraightSkirtOptions extends Cloth {
  readonly measures: SkirtMeasures;
  readonly lining: string;
  /** How high the vent at the back opens. */
  readonly vent: number;
  readonly aside: number;
  readonly lift: number;
  readonly seed: number;
}

const constructionOf = (options: StraightSkirtOptions): Construction =>
  skirtConstruction(options.measures, options, herringbone());

/** A dart on either side, from the waistband down to its point. */
const darts = (under: Profile, at: number, long: number): Seam => {
  const x = CENTRE + at;
  const start = under(x) - 4;
  return {
    path: both(`M${x} ${start} Q${x + 5} ${start + long * 0.5} ${x + 7} ${start + long}`),
    width: 1.8,
    depth: 1.3,
    pucker: 0.5,
  };
};

/** The hips, and the straight folds below them. */
const foldsOf = (block: Block, seed: number): readonly Fold[] => {
  const { outer, top, hem } = block;
  const hip = top + 190;
  const drag = (facing: 1 | -1, down: number, long: number): readonly Fold[] => {
    const far = outer(hip + down) - CENTRE + 2;
    return broken(
      [
        [CENTRE + facing * far, hip + down],
        [CENTRE + facing * (far - long * 0.55), hip + down + 20],
        [CENTRE + facing * (far - long), hip + down + 24],
      ],
      9,
      2.4,
      facing * 0.7,
      { grow: 0.8 },
    );
  };
  const [left, right] = [2 * CENTRE - outer(hem), outer(hem)];
  return [
    ...skirtBreaks(
      (t) => [left + 30 + (right - left - 60) * t, hip + 120],
      (t) => [left + 16 + (right - left - 32) * t, hem + 8],
      4,
      14,
      2.4,
      seed,
    ),
    ...fan([outer(top + 70) - 4, top + 74], [104, 156], 2, 90, 1.8, seed + 3),
    ...fan([2 * CENTRE - outer(top + 70) + 4, top + 66], [26, 72], 2, 96, 2, seed + 4),
    ...drag(1, 4, 150),
    ...drag(1, 62, 90),
    ...drag(-1, 34, 170),
    // Slight bulge above the hem.
    {
      points: [
        [CENTRE - 150, hem - 70],
        [CENTRE, hem - 52],
        [CENTRE + 150, hem - 76],
      ],
      width: 40,
      height: 2,
    },
  ];
};

const creasesOf = ({ top, hem }: Block): readonly Crease[] => [
  { angle: 86, length: 260, width: 64, height: 1.8, weight: (_x, y) => smooth(top + 160, hem - 100, y) },
  {
    angle: 14,
    length: 110,
    width: 40,
    height: 2.2,
    seed: 4,
    weight: (_x, y) => smooth(top + 320, top + 120, y),
  },
];

/** A blind-stitched hem: only its edge is visible. */
const hemStep = (block: Block): NonNullable<Layer['steps']> => [
  { path: line(alongHem(block, 17)), stroke: 36, height: 0.8, soft: 1.6 },
];

const skirt = (
  { block, cloth, ...construction }: Construction,
  under: Profile,
  rest: Partial<Layer>,
): Layer => ({
  id: 'skirt',
  ...cloth,
  outline: skirtOutline(block, under),
  tone: turnedSides(block),
  bevel: 2,
  lift: 1.6,
  shadow: { dx: 1, dy: 3, blur: 5, opacity: 0.2 },
  steps: hemStep(block),
  stitches: [row({ ...construction.thread, opacity: 0.18, dash: '1.4 9' }, alongHem(block, 35))],
  ...rest,
});

const band = (construction: Construction, upper: Profile, under: Profile, opening: number): Layer =>
  waistband(construction, upper, under, {
    grain: 0,
    seams:
      opening > 0
        ? [{ path: `M${CENTRE} ${upper(CENTRE)} L${CENTRE} ${under(CENTRE)}`, width: 1.8, depth: 1.4 }]
        : [],
  });

/** A straight skirt to the knee, darted into its waistband. */
export const straightSkirt = (options: StraightSkirtOptions): Garment => {
  const construction = constructionOf(options);
  const { block } = construction;
  const { seed, lining } = options;
  return swayed(block, options.aside, options.lift, {
    name: 'straight skirt',
    seed,
    swell: 0.5,
    shells: skirtShell(block, 0.27, 58),
    folds: foldsOf(block, seed),
    creases: creasesOf(block),
    layers: [
      { ...insideWaist(construction, { fabric: poplin, color: lining }), shade: 0.72 },
      label(CENTRE, block.top + 2, 44, 15, '#ece9e2', '#4a4843'),
      skirt(construction, block.underFront, {
        seams: [darts(block.underFront, block.waist * 0.52, 104)],
      }),
      band(construction, block.front, block.underFront, 0),
    ],
  });
};

/** The overlap of the left half: a seam, and the edge of the vent below it. */
const lapOf = ({ hem, hemline, underBack }: Block, high: number): readonly Point[] => {
  const top = hem - high;
  return [
    [CENTRE, underBack(CENTRE) - 6],
    [CENTRE, (underBack(CENTRE) + top) / 2],
    [CENTRE, top],
    [CENTRE + 1, top + high * 0.4],
    [CENTRE + 6, top + high * 0.75],
    [CENTRE + 13, hemline(CENTRE) + 1],
  ];
};

const leftHalf = ({ block, cloth, thread }: Construction, high: number): Layer => {
  const { hem, hemline, outer, top, band, underBack } = block;
  const lap = lapOf(block, high);
  const vent = hem - high;
  const start = top + band - 6;
  const left = (y: number): number => 2 * CENTRE - outer(y);
  return {
    id: 'left half',
    ...cloth,
    outline: closed(
      lap,
      across(CENTRE + 13, left(hem), (x) => hemline(x) + smooth(CENTRE - 60, CENTRE, x)),
      down(hem, start, left, 10),
      across(left(start), CENTRE, (x) => underBack(x) - 6),
    ),
    tone: turnedSides(block),
    bevel: 1.6,
    lift: 1.4,
    shadow: { dx: 3, dy: 1, blur: 4, opacity: 0.34, tight: 0.35 },
    steps: [
      ...hemStep(block),
      {
        path: line([...lap].slice(2).map(([x, y]): Point => [x - 18, y])),
        stroke: 36,
        height: 0.9,
        soft: 1.4,
      },
    ],
    stitches: [
      row({ ...thread, opacity: 0.5 }, [
        [CENTRE - 1, vent - 4],
        [CENTRE - 36, vent + 14],
      ]),
    ],
    seams: [darts(underBack, block.waist * 0.46, 132)],
  };
};

/** The shadow under the edge of the vent, wider towards the hem. */
const underLap = ({ hem }: Block, high: number): Ink => ({
  path: `M${CENTRE - 6} ${hem - high} L${CENTRE + 6} ${hem - high + 10} L${CENTRE + 30} ${hem + 30} L${CENTRE - 6} ${hem + 30} Z`,
  color: '#08080a',
  opacity: 0.7,
  blur: 6,
});

/** The raised flap of the vent. */
const ventFold = ({ hem }: Block, high: number): Fold => ({
  points: [
    [CENTRE - 6, hem - high - 20],
    [CENTRE - 12, hem - high * 0.5],
    [CENTRE - 10, hem + 60],
  ],
  width: 13,
  height: 2.4,
  taper: 'both',
  skew: -0.5,
});

/** The same skirt from behind: darts, a hidden zip and a vent. */
export const straightSkirtBack = (options: StraightSkirtOptions): Garment => {
  const construction = constructionOf(options);
  const { block } = construction;
  const { seed } = options;
  return swayed(block, -options.aside, -options.lift, {
    name: 'straight skirt from behind',
    seed: seed + 500,
    shells: skirtShell(block, 0.38, 70),
    folds: [...foldsOf(block, seed + 70), ventFold(block, options.vent)],
    creases: creasesOf(block),
    layers: [
      skirt(construction, block.underBack, {
        seams: [darts(block.underBack, block.waist * 0.46, 132)],
        inks: [underLap(block, options.vent)],
      }),
      leftHalf(construction, options.vent),
      band(construction, block.back, block.underBack, 1),
    ],
  });
};
