import { jersey } from '../fabrics';
import { CENTRE } from '../paths/path';
import type { Garment, Layer, Stitch } from '../renderer/garment';
import { label } from '../renderer/parts';
import { type Block, type Pose, type Profile, across } from './trouserBlock';
import { gathers, seatFolds } from './trouserFolds';
import { type TrouserOptions, eased, fromBehind, fromFront, constructionOf } from './trouserGarment';
import { type Construction, centreRows, hemOf, panels, row } from './trouserParts';
import { insideWaist, waistband } from './trouserWaist';

export interface LeggingsOptions extends TrouserOptions {
  /** Style of the waist: elastic in a covered tunnel, or a wide flat band. */
  readonly gathered?: boolean;
}

const construct = (options: LeggingsOptions, pose: Pose): Construction =>
  constructionOf(options, pose, jersey, {
    width: 1,
    dash: '2.8 1.6',
    height: 0.35,
    pucker: 0.8,
    opacity: 0.7,
  });

/** Cover stitch: two close rows, above and below a seam. */
const coverRows = ({ block, thread }: Construction, under: Profile): readonly Stitch[] =>
  [4, 8].map((below) =>
    row(
      thread,
      across(CENTRE, CENTRE + block.waist, (x) => under(x) + below),
    ),
  );

const bandOf = (construction: Construction, upper: Profile, under: Profile, gathered: boolean): Layer => {
  const { block, thread } = construction;
  const half = block.waist - 1;
  return waistband(construction, upper, under, {
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

const layers = (options: LeggingsOptions, construction: Construction, front: boolean): readonly Layer[] => {
  const { block } = construction;
  const { gathered = false } = options;
  const [upper, under] = front ? [block.front, block.underFront] : [block.back, block.underBack];
  const hem = hemOf(construction, 16);
  return [
    ...(front ? [insideWaist(construction), label(CENTRE, block.top + 3, 34, 14, '#efece4', '#57534b')] : []),
    ...panels(construction, {
      under,
      steps: hem.steps,
      stitches: [
        ...hem.stitches,
        ...hemOf(construction, 12).stitches,
        ...(gathered ? [] : coverRows(construction, under)),
      ],
      fly: centreRows(construction, under(CENTRE), [-3]),
      rest: { bevel: 2, lift: 1.2 },
    }),
    bandOf(construction, upper, under, gathered),
  ];
};

/** Gathers of the elastic below an edge. */
const gathersOf = ({ gathered = false }: LeggingsOptions, { waist }: Block, upper: Profile, seed: number) =>
  gathered ? gathers((x) => upper(x) + 3, waist * 0.95, 20, 0.8, seed) : [];

const SHELL = { depth: 0.3, flat: 36 };

/** Close leggings without a closure. */
export const leggings = (options: LeggingsOptions): Garment => {
  const construction = construct(options, options.pose);
  const { block } = construction;
  return fromFront(construction, options, {
    name: 'leggings',
    shell: SHELL,
    folds: gathersOf(options, block, block.front, options.seed + 9),
    layers: layers(options, construction, true),
  });
};

/** The same leggings from behind. */
export const leggingsBack = (options: LeggingsOptions): Garment => {
  const construction = construct(options, options.backPose);
  const { block } = construction;
  const { drape, seed } = options;
  return fromBehind(construction, options, {
    name: 'leggings from behind',
    drape: eased(drape, 0.4),
    shell: SHELL,
    folds: [...seatFolds(block, seed + 5, 0.8), ...gathersOf(options, block, block.back, seed + 12)],
    layers: layers(options, construction, false),
  });
};
