import { loopback } from '../fabrics';
import { CENTRE, type Point } from '../paths/path';
import type { Garment, Layer, Stitch } from '../studio/garment';
import { label } from '../studio/parts';
import { clothOf } from './cloth';
import { aside } from './geometry';
import { type JoggersOptions, cord, cuffs, gathersOf, ribbed, seatPocket } from './joggersParts';
import { type Block, type Pose, across, blockOf, down, line } from './trouserBlock';
import { seatFolds, trouserCreases, trouserFolds } from './trouserFolds';
import { type Making, facings, hung, panels, row, rowsBeside, trouserShell } from './trouserParts';
import { insideWaist, waistband } from './trouserWaist';

export type { JoggersOptions } from './joggersParts';

const makingOf = (options: JoggersOptions, pose: Pose): Making => ({
  block: blockOf(options.measures),
  pose,
  cloth: clothOf(options, loopback),
  thread: { width: 1.1, dash: '3.2 1.8', height: 0.4, pucker: 0.9, opacity: 0.8 },
});

const slant = ({ waist, underFront, outer, top, band }: Block): readonly Point[] => {
  const start = CENTRE + waist * 0.76;
  const end = top + band + 132;
  return [
    [start, underFront(start) - 6],
    [start + (outer(end) - start) * 0.32, top + band + 62],
    [outer(end), end],
  ];
};

/** Rows that hold the elastic in the waistband. */
const elasticRows = ({ block, thread }: Making, upper: (x: number) => number): readonly Stitch[] =>
  [0.36, 0.66].map((share) =>
    row(
      { ...thread, opacity: 0.6, pucker: 2.4 },
      across(CENTRE - block.waist, CENTRE + block.waist, (x) => upper(x) + block.band * share, 8),
    ),
  );

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

const front = (options: JoggersOptions, making: Making): readonly Layer[] => {
  const { block, thread, cloth } = making;
  const mouth = slant(block);
  return [
    insideWaist(making, ribbed(options, cloth)),
    label(CENTRE, block.top + 3, 40, 16, '#efece4', '#57534b'),
    ...cuffs(options, making),
    ...facings(making, mouth),
    ...panels(making, {
      pocket: mouth,
      steps: [{ path: line(aside(mouth, 9)), stroke: 18, height: 0.9, soft: 1 }],
      stitches: [...legRows(options, making), ...rowsBeside(thread, mouth, [5, 16])],
      fly: rowsBeside(
        thread,
        down(block.underFront(CENTRE), block.crotch - 2, () => CENTRE, 4),
        [-4],
      ),
      rest: { bevel: 2.2, lift: 1.8 },
    }),
    waistband(making, block.front, block.underFront, {
      ...ribbed(options, cloth),
      grain: 0,
      stitches: elasticRows(making, block.front),
    }),
    ...(options.cord === undefined ? [] : cord(making, options.cord)),
  ];
};

const behind = (options: JoggersOptions, making: Making): readonly Layer[] => {
  const { block, cloth, thread } = making;
  return [
    ...cuffs(options, making),
    ...panels(making, {
      under: block.underBack,
      stitches: legRows({ ...options, knees: false }, making),
      fly: rowsBeside(
        thread,
        down(block.underBack(CENTRE), block.crotch - 2, () => CENTRE, 4),
        [-4],
      ),
      rest: { bevel: 2.2, lift: 1.8 },
    }),
    ...(options.seatPocket === true ? [seatPocket(making)] : []),
    waistband(making, block.back, block.underBack, {
      ...ribbed(options, cloth),
      grain: 0,
      stitches: elasticRows(making, block.back),
    }),
  ];
};

/** Tapered sweatpants with ribs at the waist and the ankles. */
export const joggers = (options: JoggersOptions): Garment => {
  const making = makingOf(options, options.pose);
  const { block } = making;
  return hung(making, {
    name: 'joggers',
    seed: options.seed,
    shells: trouserShell(block, 0.34, 50),
    folds: [
      ...trouserFolds(block, options.drape, options.seed),
      ...gathersOf(options, block, block.underFront),
    ],
    creases: trouserCreases(block, options.drape.rumple ?? 1),
    layers: front(options, making),
  });
};

/** The same joggers from behind. */
export const joggersBack = (options: JoggersOptions): Garment => {
  const making = makingOf(options, options.backPose);
  const { block } = making;
  const { drape, seed } = options;
  return hung(making, {
    name: 'joggers from behind',
    seed: seed + 500,
    shells: trouserShell(block, 0.34, 50),
    folds: [
      ...trouserFolds(block, { ...drape, crotch: drape.crotch * 0.3, thigh: drape.thigh * 0.3 }, seed + 60),
      ...seatFolds(block, seed + 5),
      ...gathersOf(options, block, block.underBack),
    ],
    creases: trouserCreases(block, drape.rumple ?? 1),
    layers: behind(options, making),
  });
};
