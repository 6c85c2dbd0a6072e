import { jersey } from '../fabrics';
import { CENTRE } from '../paths/path';
import type { Garment, Layer, Stitch } from '../studio/garment';
import { label } from '../studio/parts';
import { type Cloth, clothOf } from './cloth';
import { type Measures, type Pose, type Profile, across, blockOf, down } from './trouserBlock';
import { type Drape, gathers, seatFolds, trouserCreases, trouserFolds } from './trouserFolds';
import { type Making, hemOf, hung, panels, row, rowsBeside, trouserShell } from './trouserParts';
import { insideWaist, waistband } from './trouserWaist';

export interface LeggingsOptions extends Cloth {
  readonly measures: Measures;
  readonly pose: Pose;
  readonly backPose: Pose;
  readonly drape: Drape;
  /** Elastic in a covered tunnel gathers the waist; a wide band lies flat. */
  readonly gathered?: boolean;
  readonly seed: number;
}

const makingOf = (options: LeggingsOptions, pose: Pose): Making => ({
  block: blockOf(options.measures),
  pose,
  cloth: clothOf(options, jersey),
  thread: { width: 1, dash: '2.8 1.6', height: 0.35, pucker: 0.8, opacity: 0.7 },
});

/** Cover stitch: two close rows, above and below a seam. */
const coverRows = ({ block, thread }: Making, under: Profile): readonly Stitch[] =>
  [4, 8].map((below) =>
    row(
      thread,
      across(CENTRE, CENTRE + block.waist, (x) => under(x) + below),
    ),
  );

const bandOf = (making: Making, upper: Profile, under: Profile, gathered: boolean): Layer => {
  const { block, thread } = making;
  const half = block.waist - 1;
  return waistband(making, upper, under, {
    grain: 0,
    bevel: 3,
    lift: 2.2,
    folds: gathered ? 1 : 0.5,
    shadow: { dx: 0, dy: 2, blur: 3, opacity: 0.16, tight: 0.16 },
    stitches: gathered
      ? [
          row(
            { ...thread, pucker: 2.2 },
            across(CENTRE - half, CENTRE + half, (x) => under(x) - 4, 8),
          ),
        ]
      : [],
  });
};

const layers = (options: LeggingsOptions, making: Making, front: boolean): readonly Layer[] => {
  const { block, thread } = making;
  const { gathered = false } = options;
  const [upper, under] = front ? [block.front, block.underFront] : [block.back, block.underBack];
  const hem = hemOf(making, 16);
  const centre = rowsBeside(
    thread,
    down(under(CENTRE), block.crotch - 2, () => CENTRE, 4),
    [-3],
  );
  return [
    ...(front ? [insideWaist(making), label(CENTRE, block.top + 3, 34, 14, '#efece4', '#57534b')] : []),
    ...panels(making, {
      under,
      steps: hem.steps ?? [],
      stitches: [
        ...(hem.stitches ?? []),
        ...(hemOf(making, 12).stitches ?? []),
        ...(gathered ? [] : coverRows(making, under)),
      ],
      fly: centre,
      rest: { bevel: 2, lift: 1.2 },
    }),
    bandOf(making, upper, under, gathered),
  ];
};

/** Close leggings without a closure. */
export const leggings = (options: LeggingsOptions): Garment => {
  const making = makingOf(options, options.pose);
  const { block } = making;
  const { drape, seed, gathered = false } = options;
  return hung(making, {
    name: 'leggings',
    seed,
    shells: trouserShell(block, 0.3, 36),
    folds: [
      ...trouserFolds(block, drape, seed),
      ...(gathered ? gathers((x) => block.front(x) + 3, block.waist * 0.95, 20, 0.8, seed + 9) : []),
    ],
    creases: trouserCreases(block, drape.rumple ?? 1),
    layers: layers(options, making, true),
  });
};

/** The same leggings from behind. */
export const leggingsBack = (options: LeggingsOptions): Garment => {
  const making = makingOf(options, options.backPose);
  const { block } = making;
  const { drape, seed, gathered = false } = options;
  return hung(making, {
    name: 'leggings from behind',
    seed: seed + 500,
    shells: trouserShell(block, 0.3, 36),
    folds: [
      ...trouserFolds(block, { ...drape, crotch: drape.crotch * 0.4, thigh: drape.thigh * 0.3 }, seed + 60),
      ...seatFolds(block, seed + 5, 0.8),
      ...(gathered ? gathers((x) => block.back(x) + 3, block.waist * 0.95, 20, 0.8, seed + 12) : []),
    ],
    creases: trouserCreases(block, drape.rumple ?? 1),
    layers: layers(options, making, false),
  });
};
