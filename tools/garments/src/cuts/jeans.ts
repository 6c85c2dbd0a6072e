import { denim } from '../fabrics';
import { CENTRE, type Point } from '../paths/path';
import type { Garment, Layer, Stitch } from '../renderer/garment';
import { label, rivets } from '../renderer/parts';
import { onBothSides } from './geometry';
import { type JeansOptions, coinRows, patch, scoop, seatPockets, turnUps, wearOf } from './jeansParts';
import { type Pose, across, down, line } from './trouserBlock';
import { seatFolds } from './trouserFolds';
import { eased, fromBehind, fromFront, constructionOf } from './trouserGarment';
import {
  type Construction,
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

const construct = (options: JeansOptions, pose: Pose): Construction =>
  constructionOf(options, pose, denim, {
    color: options.thread,
    width: 1.7,
    dash: '4.6 2.2',
    height: 0.8,
    pucker: 1.2,
  });

const legMarks = (
  construction: Construction,
  deep: number,
): Required<Pick<PanelMarks, 'seams' | 'stitches' | 'steps'>> => {
  const { block, thread } = construction;
  const hem = hemOf(construction, deep);
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

const fly = ({ block, thread }: Construction): readonly Stitch[] => [
  row(thread, flyLine(block, 42)),
  row(thread, flyLine(block, 35, 68)),
  row(
    thread,
    down(block.crotch - 56, block.crotch - 4, () => CENTRE + 6, 3),
  ),
];

const front = (options: JeansOptions, construction: Construction): readonly Layer[] => {
  const { block, thread } = construction;
  const mouth = scoop(block);
  const legs = legMarks(construction, 22);
  const [from, to] = [mouth[0] ?? [0, 0], mouth.at(-1) ?? [0, 0]];
  const studs: readonly Point[] = [
    [from[0] - 5, from[1] + 15],
    [to[0] - 11, to[1] + 5],
  ];
  const { front: upper, underFront: under } = block;
  const loopAt = block.waist * 0.58;
  return [
    insideWaist(construction, {
      stitches: [
        row(
          thread,
          across(320, 680, (x) => block.back(x) + 7),
        ),
      ],
    }),
    label(CENTRE, block.top + 2, 46, 18, '#2c2f36', '#d8d4c8'),
    ...facings(construction, mouth, coinRows(construction, mouth)),
    ...panels(construction, {
      ...legs,
      pocket: mouth,
      stitches: [...legs.stitches, ...rowsBeside(thread, mouth, [5, 11])],
      fly: fly(construction),
      rest: wearOf(options, construction),
    }),
    ...turnUps(options, construction),
    waistband(construction, upper, under, {
      stitches: bandRows(construction, upper, under),
      seams: [
        {
          path: line(down(upper(CENTRE), under(CENTRE), () => CENTRE - 18, 2)),
          width: 1.8,
          depth: 1.4,
          pucker: 0.4,
        },
      ],
    }),
    loops(construction, [CENTRE - loopAt, CENTRE + loopAt], upper),
    rivets([[CENTRE + 2, (upper(CENTRE) + under(CENTRE)) / 2]], 10, options.copper, 'button'),
    rivets(onBothSides(studs), 3.6, options.copper),
  ];
};

const behind = (options: JeansOptions, construction: Construction): readonly Layer[] => {
  const { block, thread } = construction;
  const { back: upper, underBack: under, waist } = block;
  const legs = legMarks(construction, 22);
  const hip = block.top + block.band + 32;
  const yoke: readonly Point[] = [
    [CENTRE, under(CENTRE) + 84],
    [CENTRE + waist * 0.5, under(CENTRE) + 66],
    [block.outer(hip) + 2, hip],
  ];
  return [
    ...panels(construction, {
      ...legs,
      under,
      seams: [...legs.seams, { path: line(yoke), width: 2.2, depth: 0.9, pucker: 1.4 }],
      stitches: [...legs.stitches, ...rowsBeside(thread, yoke, [5, 11])],
      fly: centreRows(construction, under(CENTRE) - 4, [-5, -11]),
      rest: wearOf(options, construction),
    }),
    ...seatPockets(options, construction),
    ...turnUps(options, construction),
    waistband(construction, upper, under, { stitches: bandRows(construction, upper, under) }),
    patch(construction, options.patch),
    loops(construction, [CENTRE - waist * 0.72, CENTRE, CENTRE + waist * 0.72], upper),
  ];
};

/** Five-pocket jeans, from the front. */
export const jeans = (options: JeansOptions): Garment => {
  const construction = construct(options, options.pose);
  return fromFront(construction, options, { name: 'jeans', layers: front(options, construction) });
};

/** The same jeans from behind: yoke, patch and pockets on the seat. */
export const jeansBack = (options: JeansOptions): Garment => {
  const construction = construct({ ...options, fade: options.fade * 0.7 }, options.backPose);
  return fromBehind(construction, options, {
    name: 'jeans from behind',
    drape: { ...eased(options.drape), thigh: 0.3 },
    folds: seatFolds(construction.block, options.seed + 5),
    layers: behind(options, construction),
  });
};
