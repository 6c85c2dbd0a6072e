import { linen } from '../fabrics';
import { drape as drapeFolds } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { label } from '../renderer/parts';
import type { Block, Pose } from './trouserBlock';
import { gathers, onLeft, pressedFolds, seatFolds } from './trouserFolds';
import { type TrouserOptions, fromBehind, fromFront, constructionOf } from './trouserGarment';
import { type Construction, centreRows, flyLine, hemOf, panels, row, rowsBeside } from './trouserParts';
import { facings, mouthStep, slantMouth } from './trouserPockets';
import { bandRows, elasticRows, insideWaist, lapSeam, waistband } from './trouserWaist';

export type WideTrousersOptions = TrouserOptions;

const construct = (options: WideTrousersOptions, pose: Pose): Construction =>
  constructionOf(options, pose, linen, {
    width: 1.1,
    dash: '3.2 1.9',
    height: 0.4,
    pucker: 1.1,
    opacity: 0.75,
  });

/** Long folds that open towards the hem. */
const hanging = ({ crotch, hem, inner, outer }: Block, seed: number): readonly Fold[] => {
  const leg = (from: number, s: number): readonly Fold[] =>
    drapeFolds(
      (t) => [inner(from) + (outer(from) - inner(from)) * (0.12 + 0.76 * t), from],
      (t) => [inner(hem) + (outer(hem) - inner(hem)) * (0.06 + 0.88 * t), hem + 4],
      5,
      17,
      8,
      s,
    );
  return [...leg(crotch + 10, seed), ...onLeft(leg(crotch + 40, seed + 8))];
};

const front = (construction: Construction): readonly Layer[] => {
  const { block, thread } = construction;
  const mouth = slantMouth(block, { at: 0.86, deep: 158, bend: 0.4, bendAt: 70 });
  const hem = hemOf(construction, 40);
  const { front: upper, underFront: under } = block;
  return [
    insideWaist(construction, { folds: 1 }),
    label(CENTRE, block.top + 3, 42, 16, '#f3efe6', '#6b6253'),
    ...facings(construction, mouth),
    ...panels(construction, {
      pocket: mouth,
      steps: [...hem.steps, mouthStep(mouth, 12)],
      stitches: [...hem.stitches, ...rowsBeside(thread, mouth, [7])],
      fly: [row(thread, flyLine(block, 36, 96))],
    }),
    waistband(construction, upper, under, {
      stitches: bandRows(construction, upper, under, 4),
      seams: [lapSeam(upper, under, CENTRE - 40)],
    }),
  ];
};

const behind = (construction: Construction): readonly Layer[] => {
  const { back: upper, underBack: under } = construction.block;
  return [
    ...panels(construction, {
      under,
      ...hemOf(construction, 40),
      fly: centreRows(construction, under(CENTRE), [-4]),
    }),
    waistband(construction, upper, under, {
      folds: 1,
      stitches: elasticRows(construction, upper, [0.08, 0.36, 0.64, 0.92], { pucker: 2 }, 2),
    }),
  ];
};

const SHELL = { depth: 0.24, flat: 44 };

/** Trousers that widen from the hip, flat in front. */
export const wideTrousers = (options: WideTrousersOptions): Garment => {
  const construction = construct(options, options.pose);
  const { block } = construction;
  return fromFront(construction, options, {
    name: 'wide trousers',
    shell: SHELL,
    folds: [...hanging(block, options.seed + 40), ...pressedFolds(block, 40, 0.5)],
    layers: front(construction),
  });
};

/** The same trousers from behind, gathered at the waist by elastic. */
export const wideTrousersBack = (options: WideTrousersOptions): Garment => {
  const construction = construct(options, options.backPose);
  const { block } = construction;
  const { seed } = options;
  return fromBehind(construction, options, {
    name: 'wide trousers from behind',
    shell: SHELL,
    folds: [
      ...hanging(block, seed + 80),
      ...seatFolds(block, seed + 5, 0.7),
      ...gathers((x) => block.back(x) + 2, block.waist * 0.95, 26, 0.9, seed + 9),
      ...gathers(block.underBack, block.waist * 0.95, 18, 1, seed + 10),
    ],
    layers: behind(construction),
  });
};
