import { loopback } from '../fabrics';
import { CENTRE, type Point } from '../paths/path';
import type { Garment, Layer, Stitch } from '../renderer/garment';
import { label } from '../renderer/parts';
import { type JoggersOptions, cord, cuffs, gathersOf, ribbed, seatPocket } from './joggersParts';
import { type Pose, type Profile, across } from './trouserBlock';
import { seatFolds } from './trouserFolds';
import { fromBehind, fromFront, makingOf } from './trouserGarment';
import { type Making, centreRows, panels, row, rowsBeside } from './trouserParts';
import { facings, mouthStep, slantMouth } from './trouserPockets';
import { elasticRows, insideWaist, waistband } from './trouserWaist';

export type { JoggersOptions } from './joggersParts';

const made = (options: JoggersOptions, pose: Pose): Making =>
  makingOf(options, pose, loopback, { width: 1.1, dash: '3.2 1.8', height: 0.4, pucker: 0.9, opacity: 0.8 });

const kneeRows = ({ block, thread }: Making): readonly Stitch[] => {
  const { knee, inner, outer } = block;
  const at = (rise: number, bow: number): readonly Point[] =>
    across(inner(knee + rise), outer(knee + rise), (x) => {
      const t = (x - inner(knee)) / (outer(knee) - inner(knee));
      return knee + rise + bow * 4 * t * (1 - t);
    });
  return [at(-74, -9), at(-69, -9), at(70, 9), at(75, 9)].map((points) => row(thread, points));
};

const legRows = (options: JoggersOptions, making: Making): readonly Stitch[] => {
  const { block, thread } = making;
  const { inner, outer, hem, hemline } = block;
  return [
    row(
      thread,
      across(inner(hem), outer(hem), (x) => hemline(x) - 7),
    ),
    ...(options.knees === true ? kneeRows(making) : []),
  ];
};

const band = (options: JoggersOptions, making: Making, upper: Profile, under: Profile): Layer =>
  waistband(making, upper, under, {
    ...ribbed(options, making.cloth),
    grain: 0,
    stitches: elasticRows(making, upper, [0.36, 0.66], { opacity: 0.6, pucker: 2.4 }),
  });

const front = (options: JoggersOptions, making: Making): readonly Layer[] => {
  const { block, thread, cloth } = making;
  const mouth = slantMouth(block, { at: 0.76, deep: 132, bend: 0.32, bendAt: 62 });
  return [
    insideWaist(making, ribbed(options, cloth)),
    label(CENTRE, block.top + 3, 40, 16, '#efece4', '#57534b'),
    ...cuffs(options, making),
    ...facings(making, mouth),
    ...panels(making, {
      pocket: mouth,
      steps: [mouthStep(mouth, 18)],
      stitches: [...legRows(options, making), ...rowsBeside(thread, mouth, [5, 16])],
      fly: centreRows(making, block.underFront(CENTRE), [-4]),
      rest: { bevel: 2.2, lift: 1.8 },
    }),
    band(options, making, block.front, block.underFront),
    ...(options.cord === undefined ? [] : cord(making, options.cord)),
  ];
};

const behind = (options: JoggersOptions, making: Making): readonly Layer[] => {
  const { block } = making;
  return [
    ...cuffs(options, making),
    ...panels(making, {
      under: block.underBack,
      stitches: legRows({ ...options, knees: false }, making),
      fly: centreRows(making, block.underBack(CENTRE), [-4]),
      rest: { bevel: 2.2, lift: 1.8 },
    }),
    ...(options.seatPocket === true ? [seatPocket(making)] : []),
    band(options, making, block.back, block.underBack),
  ];
};

const SHELL = { depth: 0.34, flat: 50 };

/** Tapered sweatpants with ribs at the waist and the ankles. */
export const joggers = (options: JoggersOptions): Garment => {
  const making = made(options, options.pose);
  const { block } = making;
  return fromFront(making, options, {
    name: 'joggers',
    shell: SHELL,
    folds: gathersOf(options, block, block.underFront),
    layers: front(options, making),
  });
};

/** The same joggers from behind. */
export const joggersBack = (options: JoggersOptions): Garment => {
  const making = made(options, options.backPose);
  const { block } = making;
  return fromBehind(making, options, {
    name: 'joggers from behind',
    shell: SHELL,
    folds: [...seatFolds(block, options.seed + 5), ...gathersOf(options, block, block.underBack)],
    layers: behind(options, making),
  });
};
