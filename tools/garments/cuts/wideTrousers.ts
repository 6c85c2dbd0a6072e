import { linen } from '../fabrics';
import { drape as hang } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Point } from '../paths/path';
import type { Garment, Layer } from '../studio/garment';
import { label } from '../studio/parts';
import { type Cloth, clothOf } from './cloth';
import { aside } from './geometry';
import { type Block, type Measures, type Pose, across, blockOf, down, line } from './trouserBlock';
import { type Drape, gathers, pressedFolds, seatFolds, trouserCreases, trouserFolds } from './trouserFolds';
import {
  type Making,
  facings,
  flyLine,
  hemOf,
  hung,
  panels,
  row,
  rowsBeside,
  trouserShell,
} from './trouserParts';
import { bandRows, insideWaist, waistband } from './trouserWaist';

export interface WideTrousersOptions extends Cloth {
  readonly measures: Measures;
  readonly pose: Pose;
  readonly backPose: Pose;
  readonly drape: Drape;
  readonly seed: number;
}

const makingOf = (options: WideTrousersOptions, pose: Pose): Making => ({
  block: blockOf(options.measures),
  pose,
  cloth: clothOf(options, linen),
  thread: { width: 1.1, dash: '3.2 1.9', height: 0.4, pucker: 1.1, opacity: 0.75 },
});

/** What widens hangs in long folds that open towards the hem. */
const hanging = ({ crotch, hem, inner, outer }: Block, seed: number): readonly Fold[] => {
  const leg = (from: number, s: number): readonly Fold[] =>
    hang(
      (t) => [inner(from) + (outer(from) - inner(from)) * (0.12 + 0.76 * t), from],
      (t) => [inner(hem) + (outer(hem) - inner(hem)) * (0.06 + 0.88 * t), hem + 4],
      5,
      17,
      8,
      s,
    );
  const left = leg(crotch + 40, seed + 8).map((fold) => ({
    ...fold,
    points: fold.points.map(([x, y]): Point => [2 * CENTRE - x, y]),
  }));
  return [...leg(crotch + 10, seed), ...left];
};

const sidePocket = ({ waist, underFront, outer, top, band }: Block): readonly Point[] => {
  const start = CENTRE + waist * 0.86;
  const end = top + band + 158;
  return [
    [start, underFront(start) - 6],
    [start + (outer(end) - start) * 0.4, top + band + 70],
    [outer(end), end],
  ];
};

const front = (making: Making): readonly Layer[] => {
  const { block, thread } = making;
  const mouth = sidePocket(block);
  const hem = hemOf(making, 40);
  const { front: upper, underFront: under } = block;
  const lap = CENTRE - 40;
  return [
    insideWaist(making, { folds: 1 }),
    label(CENTRE, block.top + 3, 42, 16, '#f3efe6', '#6b6253'),
    ...facings(making, mouth),
    ...panels(making, {
      pocket: mouth,
      steps: [...(hem.steps ?? []), { path: line(aside(mouth, 6)), stroke: 12, height: 0.9, soft: 1 }],
      stitches: [...(hem.stitches ?? []), ...rowsBeside(thread, mouth, [7])],
      fly: [row(thread, flyLine(block, 36, 96))],
    }),
    waistband(making, upper, under, {
      stitches: bandRows(making, upper, under, 4),
      seams: [
        { path: line(down(upper(lap), under(lap), () => lap, 2)), width: 1.8, depth: 1.5, pucker: 0.3 },
      ],
    }),
  ];
};

const behind = (making: Making): readonly Layer[] => {
  const { block, thread } = making;
  const hem = hemOf(making, 40);
  const { back: upper, underBack: under, waist, band } = block;
  return [
    ...panels(making, {
      under,
      steps: hem.steps ?? [],
      stitches: hem.stitches ?? [],
      fly: rowsBeside(
        thread,
        down(under(CENTRE), block.crotch - 2, () => CENTRE, 4),
        [-4],
      ),
    }),
    waistband(making, upper, under, {
      folds: 1,
      stitches: [0.08, 0.36, 0.64, 0.92].map((share) =>
        row(
          { ...thread, pucker: 2 },
          across(CENTRE - waist + 2, CENTRE + waist - 2, (x) => upper(x) + band * share, 8),
        ),
      ),
    }),
  ];
};

/** Trousers that widen from the hip, flat in front. */
export const wideTrousers = (options: WideTrousersOptions): Garment => {
  const making = makingOf(options, options.pose);
  const { block } = making;
  const { drape, seed } = options;
  return hung(making, {
    name: 'wide trousers',
    seed,
    shells: trouserShell(block, 0.24, 44),
    folds: [
      ...trouserFolds(block, drape, seed),
      ...hanging(block, seed + 40),
      ...pressedFolds(block, 40, 0.5),
    ],
    creases: trouserCreases(block, drape.rumple ?? 1),
    layers: front(making),
  });
};

/** The same trousers from behind, gathered at the waist by elastic. */
export const wideTrousersBack = (options: WideTrousersOptions): Garment => {
  const making = makingOf(options, options.backPose);
  const { block } = making;
  const { drape, seed } = options;
  return hung(making, {
    name: 'wide trousers from behind',
    seed: seed + 500,
    shells: trouserShell(block, 0.24, 44),
    folds: [
      ...trouserFolds(block, { ...drape, crotch: drape.crotch * 0.3, thigh: drape.thigh * 0.3 }, seed + 60),
      ...hanging(block, seed + 80),
      ...seatFolds(block, seed + 5, 0.7),
      ...gathers((x) => block.back(x) + 2, block.waist * 0.95, 26, 0.9, seed + 9),
      ...gathers(block.underBack, block.waist * 0.95, 18, 1, seed + 10),
    ],
    creases: trouserCreases(block, drape.rumple ?? 1),
    layers: behind(making),
  });
};
