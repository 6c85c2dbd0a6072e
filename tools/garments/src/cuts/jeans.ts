import { denim } from '../fabrics';
import { CENTRE, type Point } from '../paths/path';
import type { Garment, Layer, Stitch } from '../renderer/garment';
import { label, rivets } from '../renderer/parts';
import { onBothSides } from './geometry';
import { type JeansOptions, coinRows, patch, scoop, seatPockets, turnUps, wearOf } from './jeansParts';
import { type Pose, across, down, line } from './trouserBlock';
import { seatFolds } from './trouserFolds';
import { eased, fromBehind, fromFront, makingOf } from './trouserGarment';
import {
  type Making,
  type PanelMarks,
  centreRows,
  flyLine,
  hemOf,
  panels,
  row,
  rowsBeside,
} from './trouserParts';
import { facings } from './trouserPockets';
import { bandRows, insideWaist, loops, waistband } from './trouserWaist';

export type { JeansOptions } from './jeansParts';

const made = (options: JeansOptions, pose: Pose): Making =>
  makingOf(options, pose, denim, {
    color: options.thread,
    width: 1.7,
    dash: '4.6 2.2',
    height: 0.8,
    pucker: 1.2,
  });

const legMarks = (
  making: Making,
  deep: number,
): Required<Pick<PanelMarks, 'seams' | 'stitches' | 'steps'>> => {
  const { block, thread } = making;
  const hem = hemOf(making, deep);
  const inseam = down(block.crotch + 26, block.hem, block.inner);
  return {
    steps: hem.steps,
    stitches: [...hem.stitches, ...rowsBeside(thread, inseam, [-7])],
    seams: [
      {
        path: line(down(block.top + block.band, block.hem, (y) => block.outer(y) - 5)),
        width: 1.8,
        depth: 0.7,
        pucker: 2,
      },
    ],
  };
};

const fly = ({ block, thread }: Making): readonly Stitch[] => [
  row(thread, flyLine(block, 42)),
  row(thread, flyLine(block, 35, 68)),
  row(
    thread,
    down(block.crotch - 56, block.crotch - 4, () => CENTRE + 6, 3),
  ),
];

const front = (options: JeansOptions, making: Making): readonly Layer[] => {
  const { block, thread } = making;
  const mouth = scoop(block);
  const legs = legMarks(making, 22);
  const [from, to] = [mouth[0] ?? [0, 0], mouth.at(-1) ?? [0, 0]];
  const studs: readonly Point[] = [
    [from[0] - 5, from[1] + 15],
    [to[0] - 11, to[1] + 5],
  ];
  const { front: upper, underFront: under } = block;
  const loopAt = block.waist * 0.58;
  return [
    insideWaist(making, {
      stitches: [
        row(
          thread,
          across(320, 680, (x) => block.back(x) + 7),
        ),
      ],
    }),
    label(CENTRE, block.top + 2, 46, 18, '#2c2f36', '#d8d4c8'),
    ...facings(making, mouth, coinRows(making, mouth)),
    ...panels(making, {
      ...legs,
      pocket: mouth,
      stitches: [...legs.stitches, ...rowsBeside(thread, mouth, [5, 11])],
      fly: fly(making),
      rest: wearOf(options, making),
    }),
    ...turnUps(options, making),
    waistband(making, upper, under, {
      stitches: bandRows(making, upper, under),
      seams: [
        {
          path: line(down(upper(CENTRE), under(CENTRE), () => CENTRE - 18, 2)),
          width: 1.8,
          depth: 1.4,
          pucker: 0.4,
        },
      ],
    }),
    loops(making, [CENTRE - loopAt, CENTRE + loopAt], upper),
    rivets([[CENTRE + 2, (upper(CENTRE) + under(CENTRE)) / 2]], 10, options.copper, 'button'),
    rivets(onBothSides(studs), 3.6, options.copper),
  ];
};

const behind = (options: JeansOptions, making: Making): readonly Layer[] => {
  const { block, thread } = making;
  const { back: upper, underBack: under, waist } = block;
  const legs = legMarks(making, 22);
  const hip = block.top + block.band + 32;
  const yoke: readonly Point[] = [
    [CENTRE, under(CENTRE) + 84],
    [CENTRE + waist * 0.5, under(CENTRE) + 66],
    [block.outer(hip) + 2, hip],
  ];
  return [
    ...panels(making, {
      ...legs,
      under,
      seams: [...legs.seams, { path: line(yoke), width: 2.2, depth: 0.9, pucker: 1.4 }],
      stitches: [...legs.stitches, ...rowsBeside(thread, yoke, [5, 11])],
      fly: centreRows(making, under(CENTRE) - 4, [-5, -11]),
      rest: wearOf(options, making),
    }),
    ...seatPockets(options, making),
    ...turnUps(options, making),
    waistband(making, upper, under, { stitches: bandRows(making, upper, under) }),
    patch(making, options.patch),
    loops(making, [CENTRE - waist * 0.72, CENTRE, CENTRE + waist * 0.72], upper),
  ];
};

/** Five-pocket jeans, from the front. */
export const jeans = (options: JeansOptions): Garment => {
  const making = made(options, options.pose);
  return fromFront(making, options, { name: 'jeans', layers: front(options, making) });
};

/** The same jeans from behind: yoke, patch and pockets on the seat. */
export const jeansBack = (options: JeansOptions): Garment => {
  const making = made({ ...options, fade: options.fade * 0.7 }, options.backPose);
  return fromBehind(making, options, {
    name: 'jeans from behind',
    drape: { ...eased(options.drape), thigh: 0.3 },
    folds: seatFolds(making.block, options.seed + 5),
    layers: behind(options, making),
  });
};
