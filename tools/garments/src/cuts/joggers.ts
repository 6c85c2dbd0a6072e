import { loopback } from '../fabrics';
import { CENTRE, type Point } from '../paths/path';
import type { Garment, Layer, Stitch } from '../renderer/garment';
import { label } from '../renderer/parts';
import { type JoggersOptions, cord, cuffs, gathersOf, ribbed, seatPocket } from './joggersParts';
import { type Pose, type Profile, across } from './trouserBlock';
import { seatFolds } from './trouserFolds';
import { fromBehind, fromFront, constructionOf } from './trouserGarment';
import { type Construction, centreRows, panels, row, rowsBeside } from './trouserParts';
import { facings, mouthStep, slantMouth } from './trouserPockets';
import { elasticRows, insideWaist, waistband } from './trouserWaist';

export type { JoggersOptions } from './joggersParts';

const construct = (options: JoggersOptions, pose: Pose): Construction =>
  constructionOf(options, pose, loopback, {
    width: 1.1,
    dash: '3.2 1.8',
    height: 0.4,
    pucker: 0.9,
    opacity: 0.8,
  });

const kneeRows = ({ block, thread }: Construction): readonly Stitch[] => {
  const { knee, inner, outer } = block;
  const at = (rise: number, bow: number): readonly Point[] =>
    across(inner(knee + rise), outer(knee + rise), (x) => {
      const t = (x - inner(knee)) / (outer(knee) - inner(knee));
      return knee + rise + bow * 4 * t * (1 - t);
    });
  return [at(-74, -9), at(-69, -9), at(70, 9), at(75, 9)].map((points) => row(thread, points));
};

const legRows = (options: JoggersOptions, construction: Construction): readonly Stitch[] => {
  const { block, thread } = construction;
  const { inner, outer, hem, hemline } = block;
  return [
    row(
      thread,
      across(inner(hem), outer(hem), (x) => hemline(x) - 7),
    ),
    ...(options.knees === true ? kneeRows(construction) : []),
  ];
};

const band = (options: JoggersOptions, construction: Construction, upper: Profile, under: Profile): Layer =>
  waistband(construction, upper, under, {
    ...ribbed(options, construction.cloth),
    grain: 0,
    stitches: elasticRows(construction, upper, [0.36, 0.66], { opacity: 0.6, pucker: 2.4 }),
  });

const front = (options: JoggersOptions, construction: Construction): readonly Layer[] => {
  const { block, thread, cloth } = construction;
  const mouth = slantMouth(block, { at: 0.76, deep: 132, bend: 0.32, bendAt: 62 });
  return [
    insideWaist(construction, ribbed(options, cloth)),
    label(CENTRE, block.top + 3, 40, 16, '#efece4', '#57534b'),
    ...cuffs(options, construction),
    ...facings(construction, mouth),
    ...panels(construction, {
      pocket: mouth,
      steps: [mouthStep(mouth, 18)],
      stitches: [...legRows(options, construction), ...rowsBeside(thread, mouth, [5, 16])],
      fly: centreRows(construction, block.underFront(CENTRE), [-4]),
      rest: { bevel: 2.2, lift: 1.8 },
    }),
    band(options, construction, block.front, block.underFront),
    ...(options.cord === undefined ? [] : cord(construction, options.cord)),
  ];
};

const behind = (options: JoggersOptions, construction: Construction): readonly Layer[] => {
  const { block } = construction;
  return [
    ...cuffs(options, construction),
    ...panels(construction, {
      under: block.underBack,
      stitches: legRows({ ...options, knees: false }, construction),
      fly: centreRows(construction, block.underBack(CENTRE), [-4]),
      rest: { bevel: 2.2, lift: 1.8 },
    }),
    ...(options.seatPocket === true ? [seatPocket(construction)] : []),
    band(options, construction, block.back, block.underBack),
  ];
};

const SHELL = { depth: 0.34, flat: 50 };

/** Tapered sweatpants with ribs at the waist and the ankles. */
export const joggers = (options: JoggersOptions): Garment => {
  const construction = construct(options, options.pose);
  const { block } = construction;
  return fromFront(construction, options, {
    name: 'joggers',
    shell: SHELL,
    folds: gathersOf(options, block, block.underFront),
    layers: front(options, construction),
  });
};

/** The same joggers from behind. */
export const joggersBack = (options: JoggersOptions): Garment => {
  const construction = construct(options, options.backPose);
  const { block } = construction;
  return fromBehind(construction, options, {
    name: 'joggers from behind',
    shell: SHELL,
    folds: [...seatFolds(block, options.seed + 5), ...gathersOf(options, block, block.underBack)],
    layers: behind(options, construction),
  });
};
