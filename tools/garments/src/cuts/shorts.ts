import { linen } from '../fabrics';
import { fbm, smooth } from '../fields/noise';
import { CENTRE, type Path, type Point } from '../paths/path';
import type { Garment, Layer, Stitch } from '../renderer/garment';
import { label } from '../renderer/parts';
import { type Drawstring, bowCord, hangingCord } from './drawstring';
import { shortsCreases, shortsFolds } from './shortsFolds';
import { tucks } from './skirtParts';
import { type Block, type Pose, type Profile, down } from './trouserBlock';
import { seatFolds } from './trouserFolds';
import { type LegOptions, posed, constructionOf } from './trouserGarment';
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
import { elasticRows, insideWaist, waistband } from './trouserWaist';

export interface ShortsOptions extends LegOptions {
  readonly thread?: string;
  readonly cord: Omit<Drawstring, 'y'>;
  readonly tied: 'bow' | 'hanging';
  /** Style of the front pockets: slanted, or round as on jeans. */
  readonly pocket: 'slant' | 'scoop';
  /** Style of the seat pockets: one welt pocket, or two patch pockets. */
  readonly seat: 'welt' | 'patches';
  readonly hemDepth: number;
  /** Factors of the height of folds and creases. */
  readonly weight: number;
  readonly rumple: number;
  /** Second colour of an uneven dye. */
  readonly uneven?: string;
}

const construct = (options: ShortsOptions, pose: Pose): Construction =>
  constructionOf(options, pose, linen, {
    width: 1.2,
    dash: '3.2 1.9',
    height: 0.4,
    pucker: 1.1,
    opacity: 0.8,
    ...(options.thread !== undefined && { color: options.thread }),
  });

const mouthOf = (
  { pocket }: ShortsOptions,
  { waist, underFront, outer, top, band }: Block,
): readonly Point[] => {
  const slanted = pocket === 'slant';
  const start = CENTRE + waist * (slanted ? 0.84 : 0.6);
  const end = top + band + (slanted ? 146 : 88);
  const from = underFront(start) - 6;
  const mid: Point = slanted
    ? [start + (outer(end) - start) * 0.4, (from + end) / 2 + 2]
    : [start + (outer(end) - start) * 0.28, from + (end - from) * 0.72];
  return [[start, from], mid, [outer(end), end]];
};

/** Uneven dye, lightest along seams. */
const dyed = ({ uneven, seed }: ShortsOptions, { hem }: Block): Partial<Layer> =>
  uneven === undefined
    ? {}
    : {
        wearColor: uneven,
        wear: (x, y) => {
          const cloud = smooth(-0.4, 0.7, fbm(x / 120, y / 90, 3, seed));
          return 0.34 * cloud + 0.22 * smooth(hem - 44, hem + 4, y);
        },
      };

const band = (construction: Construction, upper: Profile, under: Profile, seed: number): Layer =>
  waistband(construction, upper, under, {
    grain: 0,
    folds: 1,
    bumps: tucks(construction.block, upper, 30, seed),
    stitches: elasticRows(construction, upper, [0.3, 0.62, 0.93], { pucker: 2.2, opacity: 0.7 }),
    shadow: { dx: 1, dy: 4, blur: 4, opacity: 0.28, tight: 0.2 },
  });

const cordOf = ({ cord, tied }: ShortsOptions, { front, band: wide }: Block): readonly Layer[] =>
  (tied === 'bow' ? bowCord : hangingCord)({ ...cord, y: front(CENTRE) + wide * 0.46 });

const sideSeamRows = ({ block, thread }: Construction): readonly Stitch[] =>
  rowsBeside(thread, down(block.crotch + 10, block.hem, block.outer, 4), [9]);

const frontOf = (options: ShortsOptions, construction: Construction): readonly Layer[] => {
  const { block, thread } = construction;
  const mouth = mouthOf(options, block);
  const hem = hemOf(construction, options.hemDepth);
  return [
    insideWaist(construction, { folds: 1 }),
    label(CENTRE, block.top + 3, 42, 16, '#f1eee6', '#57534b'),
    ...facings(construction, mouth),
    ...panels(construction, {
      pocket: mouth,
      steps: [...hem.steps, mouthStep(mouth, 16)],
      stitches: [...hem.stitches, ...rowsBeside(thread, mouth, [5, 14])],
      fly: options.pocket === 'slant' ? [row(thread, flyLine(block, 34, 70))] : [],
      rest: { bevel: 2, lift: 1.6, ...dyed(options, block) },
    }),
    band(construction, block.front, block.underFront, options.seed + 6),
    ...cordOf(options, block),
  ];
};

const welt = ({ block, cloth, thread }: Construction): readonly Layer[] => {
  const x = CENTRE + block.waist * 0.54;
  const y = block.underBack(CENTRE) + 82;
  const box = (out: number): Path =>
    `M${x - 62 - out} ${y - out} L${x + 62 + out} ${y - out - 2} L${x + 62 + out} ${y + 15 + out} L${x - 62 - out} ${y + 17 + out} Z`;
  return [
    {
      id: 'welt',
      ...cloth,
      grain: 90,
      outline: box(0),
      bevel: 1.8,
      lift: 1.2,
      shadow: { dx: 0, dy: 2, blur: 3, opacity: 0.3, tight: 0.4 },
      stitches: [{ ...thread, path: box(-3) }],
    },
  ];
};

const backOf = (options: ShortsOptions, construction: Construction): readonly Layer[] => {
  const { block } = construction;
  const hem = hemOf(construction, options.hemDepth);
  return [
    ...panels(construction, {
      under: block.underBack,
      steps: hem.steps,
      stitches: [...hem.stitches, ...sideSeamRows(construction)],
      fly: centreRows(construction, block.underBack(CENTRE), [-5]),
      rest: { bevel: 2, lift: 1.6, ...dyed(options, block) },
    }),
    ...(options.seat === 'patches'
      ? pointedPockets(construction, { below: 62, at: 0.56, half: 0.33, deep: 0.74, slope: 3, rows: [5] })
      : welt(construction)),
    band(construction, block.back, block.underBack, options.seed + 16),
  ];
};

/** Shorts on an elastic waist with a drawstring. */
export const shorts = (options: ShortsOptions): Garment => {
  const construction = construct(options, options.pose);
  const { block } = construction;
  const { seed } = options;
  return posed(construction, {
    name: 'shorts',
    seed,
    shells: trouserShell(block, 0.27, 56),
    folds: shortsFolds(block, block.underFront, options.weight, seed),
    creases: shortsCreases(block, options.rumple),
    layers: frontOf(options, construction),
  });
};

/** The same shorts from behind. */
export const shortsBack = (options: ShortsOptions): Garment => {
  const construction = construct(options, options.backPose);
  const { block } = construction;
  const seed = options.seed + 500;
  return posed(construction, {
    name: 'shorts from behind',
    seed,
    shells: trouserShell(block, 0.27, 56),
    folds: [...shortsFolds(block, block.underBack, options.weight, seed), ...seatFolds(block, seed + 5, 0.8)],
    creases: shortsCreases(block, options.rumple),
    layers: backOf(options, construction),
  });
};
