import { twill } from '../fabrics';
import { CENTRE, type Point, side } from '../paths/path';
import type { Garment, Layer, Stitch } from '../renderer/garment';
import { label, pair } from '../renderer/parts';
import { type Bib, backLayer, bibLayer, bibPocket, bibShell, insideBack, insideBib } from './bib';
import { bibFolds, roomyFolds, sturdyCreases } from './dungareeFolds';
import { backStraps, buckles, frontStraps, sideButtons, sideRows } from './straps';
import { type Block, type Pose, across, closed, down } from './trouserBlock';
import { seatFolds, trouserFolds } from './trouserFolds';
import { type TrouserOptions, eased, posed, constructionOf } from './trouserGarment';
import {
  type Construction,
  centreRows,
  flyLine,
  hemOf,
  panels,
  row,
  rowsBeside,
  trouserShell,
} from './trouserParts';
import { facings, mouthStep, pointedPockets } from './trouserPockets';
import { bandRows, waistband } from './trouserWaist';

export interface DungareesOptions extends TrouserOptions {
  readonly bib: Bib;
  readonly thread: string;
  /** A second layer of cloth over the knees. */
  readonly knees?: boolean;
  /** Height of the turned-up hem. */
  readonly turnUp?: number;
  /** Stitching of a fly that does not open. */
  readonly fly?: boolean;
}

const construct = (options: DungareesOptions, pose: Pose): Construction =>
  constructionOf(options, pose, twill, {
    width: 1.2,
    dash: '3.4 1.9',
    height: 0.45,
    pucker: 1,
    opacity: 0.85,
    color: options.thread,
  });

const scoop = ({ waist, underFront, outer, top, band }: Block): readonly Point[] => {
  const start = CENTRE + waist * 0.56;
  const from = underFront(start) - 6;
  const end = top + band + waist * 0.62;
  return [
    [start, from],
    [start + (outer(end) - start) * 0.26, from + (end - from) * 0.7],
    [outer(end), end],
  ];
};

/** Leg seams with two rows of thread. */
const legRows = ({ block, thread }: Construction): readonly Stitch[] => {
  const { top, band, crotch, hem, inner, outer } = block;
  return [
    ...rowsBeside(thread, down(top + band + 100, hem, outer, 7), [5, 11]),
    ...rowsBeside({ ...thread, opacity: 0.6 }, down(crotch + 40, hem, inner, 5), [-6]),
  ];
};

const patchRun = ({ inner, outer, knee }: Block, inset: number): readonly (readonly Point[])[] => {
  const [high, low] = [knee - 78 + inset, knee + 74 - inset];
  const left = (y: number): number => inner(y) + 10 + inset;
  const right = (y: number): number => outer(y) - 12 - inset;
  return [
    across(left(high), right(high), () => high, 3),
    down(high, low, right, 4),
    across(right(low), left(low), () => low, 3),
    down(low, high, left, 4),
  ];
};

const kneePatches = ({ block, cloth, thread, pose }: Construction): readonly Layer[] =>
  pair((i) => ({
    id: `knee ${i}`,
    ...cloth,
    grain: (i === 0 ? -1 : 1) * (i === 0 ? pose.right : pose.left).thigh,
    outline: side(i, closed(...patchRun(block, 0))),
    bevel: 2,
    lift: 1.6,
    shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.26, tight: 0.2 },
    stitches: [5, 11].map((inset) => ({ ...thread, path: side(i, closed(...patchRun(block, inset))) })),
  }));

/** The turned-up hem: a band slightly wider than the leg. */
const turnUps = ({ block, cloth, thread }: Construction, deep: number): readonly Layer[] => {
  const { hem, inner, outer, hemline } = block;
  const top = hem - deep;
  return pair((i) => ({
    id: `turn-up ${i}`,
    ...cloth,
    outline: side(
      i,
      closed(
        across(inner(top) - 4, outer(top) + 5, (x) => hemline(x) - deep),
        across(outer(hem) + 4, inner(hem) - 4, (x) => hemline(x) + 3),
      ),
    ),
    bevel: 3,
    lift: 3,
    shadow: { dx: 1, dy: -2, blur: 4, opacity: 0.35, tight: 0.25 },
    stitches: [
      row(
        { ...thread, opacity: 0.5 },
        across(inner(top) - 2, outer(top) + 2, (x) => hemline(x) - 7),
      ),
    ],
  }));
};

const legsOf = (options: DungareesOptions, construction: Construction): readonly Layer[] => [
  ...(options.knees === true ? kneePatches(construction) : []),
  ...(options.turnUp === undefined ? [] : turnUps(construction, options.turnUp)),
];

const frontOf = (options: DungareesOptions, construction: Construction): readonly Layer[] => {
  const { block, thread } = construction;
  const { bib } = options;
  const mouth = scoop(block);
  const hem = hemOf(construction, 30);
  const { front, underFront } = block;
  return [
    ...backStraps(construction, bib),
    insideBack(construction, bib),
    label(CENTRE, bib.backTop + 26, 36, 16, '#f1ede4', '#57534b'),
    ...facings(construction, mouth),
    ...panels(construction, {
      pocket: mouth,
      steps: [...hem.steps, mouthStep(mouth, 16)],
      stitches: [
        ...hem.stitches,
        ...rowsBeside(thread, mouth, [5, 12]),
        ...sideRows(construction),
        ...legRows(construction),
      ],
      fly:
        options.fly === true
          ? [row(thread, flyLine(block, 32, 74))]
          : centreRows(construction, underFront(CENTRE), [-5]),
      rest: { bevel: 2.2, lift: 1.8 },
    }),
    ...legsOf(options, construction),
    bibLayer(construction, bib),
    bibPocket(construction, bib),
    waistband(construction, front, underFront, {
      stitches: bandRows(construction, front, underFront, 5),
      grain: 0,
    }),
    sideButtons(construction, bib),
    ...frontStraps(construction, bib),
    ...buckles(bib),
  ];
};

const backOf = (options: DungareesOptions, construction: Construction): readonly Layer[] => {
  const { block } = construction;
  const { bib } = options;
  const hem = hemOf(construction, 30);
  const { back, underBack } = block;
  return [
    insideBib(construction, bib),
    ...frontStraps(construction, bib, true),
    ...panels(construction, {
      under: underBack,
      steps: hem.steps,
      stitches: [...hem.stitches, ...sideRows(construction), ...legRows(construction)],
      fly: centreRows(construction, underBack(CENTRE), [-5, -11]),
      rest: { bevel: 2.2, lift: 1.8 },
    }),
    ...(options.turnUp === undefined ? [] : turnUps(construction, options.turnUp)),
    ...pointedPockets(construction, { below: 44, at: 0.54, half: 0.37, deep: 0.86, slope: 4, rows: [4, 10] }),
    ...backStraps(construction, bib, true),
    backLayer(construction, bib),
    waistband(construction, back, underBack, {
      stitches: bandRows(construction, back, underBack, 5),
      grain: 0,
    }),
    sideButtons(construction, bib),
  ];
};

/** Dungarees: a bib, straps with buckles, straight legs. */
export const dungarees = (options: DungareesOptions): Garment => {
  const construction = construct(options, options.pose);
  const { block } = construction;
  const { seed, drape, bib } = options;
  return posed(construction, {
    name: 'dungarees',
    seed,
    shells: { ...trouserShell(block, 0.26, 54), bib: bibShell(block, bib) },
    folds: [
      ...trouserFolds(block, drape, seed),
      ...roomyFolds(block, seed + 40),
      ...bibFolds(block, bib, seed + 50),
    ],
    creases: sturdyCreases(block, drape.rumple ?? 1),
    swell: 0.6,
    layers: frontOf(options, construction),
  });
};

/** The same dungarees from behind: a back that narrows to the straps, and pockets on the seat. */
export const dungareesBack = (options: DungareesOptions): Garment => {
  const construction = construct(options, options.backPose);
  const { block } = construction;
  const { drape, bib } = options;
  const seed = options.seed + 500;
  return posed(construction, {
    name: 'dungarees from behind',
    seed,
    shells: { ...trouserShell(block, 0.26, 54), bib: bibShell(block, bib) },
    folds: [
      ...trouserFolds(block, eased(drape), seed),
      ...roomyFolds(block, seed + 40),
      ...seatFolds(block, seed + 5, 0.8),
    ],
    creases: sturdyCreases(block, drape.rumple ?? 1),
    swell: 0.6,
    layers: backOf(options, construction),
  });
};
