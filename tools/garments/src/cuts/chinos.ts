import { twill } from '../fabrics';
import { fbm } from '../fields/noise';
import { CENTRE } from '../paths/path';
import type { Fold } from '../folds/strokes';
import type { Garment, Layer } from '../renderer/garment';
import { buttons, label } from '../renderer/parts';
import { darts, patches, welts } from './chinosSeat';
import { type Block, type Pose, down, line } from './trouserBlock';
import { pressedFolds, seatFolds } from './trouserFolds';
import { type TrouserOptions, fromBehind, fromFront, constructionOf } from './trouserGarment';
import { type Construction, centreRows, flyLine, hemOf, panels, row, rowsBeside } from './trouserParts';
import { facings, mouthStep, slantMouth } from './trouserPockets';
import { bandRows, insideWaist, lapSeam, loops, waistband } from './trouserWaist';

export interface ChinosOptions extends TrouserOptions {
  readonly button: string;
  /** Colour of the thread; by default slightly darker than the cloth. */
  readonly thread?: string;
  /** The inside of the waist. */
  readonly lining: string;
  /** A crease pressed into the leg, and how sharp: 1 for a tailored trouser. */
  readonly pressed?: number;
  /** Whether stitches along the edges are visible; not on tailored trousers. */
  readonly sewn?: boolean;
  /** A tab with a hidden hook closes the waist instead of a button. */
  readonly tab?: boolean;
  /** Style of the seat pockets: welt or patch. */
  readonly seat?: 'welt' | 'patch';
  /** Strength of the fading by washing, 0 to 1. */
  readonly washed?: number;
  /** Factor of the relief of the cloth. */
  readonly relief?: number;
  readonly hemDepth?: number;
  /** Angle of the cloth on the waistband. */
  readonly bandGrain?: number;
}

const construct = (options: ChinosOptions, pose: Pose): Construction =>
  constructionOf(options, pose, twill, {
    ...(options.thread !== undefined && { color: options.thread }),
    width: 1.1,
    dash: '3.2 1.8',
    height: 0.4,
    pucker: 0.9,
    opacity: 0.75,
  });

/** Garment-washed cloth fades in clouds, and most along seams. */
const washedOf = (
  { washed = 0, relief = 1, color }: ChinosOptions,
  { block }: Construction,
): Partial<Layer> => ({
  relief,
  ...(washed > 0 && {
    wearColor: '#f4efe4',
    wear: (x, y) => {
      const off = Math.abs(x - CENTRE);
      const edges = Math.exp(-(((block.outer(y) - CENTRE - off) / 7) ** 2)) + Math.exp(-((off / 6) ** 2));
      return washed * Math.max(0, 0.1 + 0.16 * fbm(x / 46, y / 70, 3, 8) + 0.16 * edges);
    },
  }),
  color,
});

const legSeams = (block: Block) => [
  {
    path: line(down(block.crotch + 26, block.hem, (y) => block.inner(y) + 3)),
    width: 1.6,
    depth: 0.5,
    pucker: 1,
  },
];

const waistLayers = (
  options: ChinosOptions,
  construction: Construction,
  front: boolean,
): readonly Layer[] => {
  const { block } = construction;
  const [upper, under] = front ? [block.front, block.underFront] : [block.back, block.underBack];
  const { sewn = true, bandGrain = 90, tab = false } = options;
  const lap = CENTRE + (tab ? -46 : -17);
  return [
    waistband(construction, upper, under, {
      grain: bandGrain,
      stitches: sewn ? bandRows(construction, upper, under, 5) : [],
      seams: front
        ? [lapSeam(upper, under, lap)]
        : [{ path: line(down(upper(CENTRE), under(CENTRE), () => CENTRE, 2)), width: 1.4, depth: 0.8 }],
    }),
  ];
};

const front = (options: ChinosOptions, construction: Construction): readonly Layer[] => {
  const { block, thread } = construction;
  const { sewn = true, tab = false } = options;
  const mouth = slantMouth(block, { at: 0.74, deep: 138, bend: 0.45, bendAt: 66 });
  const hem = hemOf(construction, options.hemDepth ?? 30, sewn);
  const mouthRows = sewn ? rowsBeside(thread, mouth, [8]) : [];
  const loopAt = block.waist * 0.56;
  const middle = (block.front(CENTRE) + block.underFront(CENTRE)) / 2;
  return [
    insideWaist(construction, { color: options.lining, fabric: twill }),
    label(CENTRE, block.top + 3, 44, 17, '#efece4', '#57534b'),
    ...facings(construction, mouth),
    ...panels(construction, {
      pocket: mouth,
      seams: legSeams(block),
      steps: [...hem.steps, mouthStep(mouth, 12)],
      stitches: [...hem.stitches, ...mouthRows],
      rest: washedOf(options, construction),
      fly: sewn ? [row(thread, flyLine(block, 42))] : [row({ ...thread, opacity: 0.3 }, flyLine(block, 40))],
    }),
    ...waistLayers(options, construction, true),
    loops(construction, [CENTRE - loopAt, CENTRE + loopAt], block.front, 13),
    ...(tab ? [] : [buttons([[CENTRE, middle]], 8.5, options.button)]),
  ];
};

const behind = (options: ChinosOptions, construction: Construction): readonly Layer[] => {
  const { block } = construction;
  const { sewn = true, seat = 'welt' } = options;
  const hem = hemOf(construction, options.hemDepth ?? 30, sewn);
  return [
    ...panels(construction, {
      under: block.underBack,
      seams: [
        ...legSeams(block),
        ...(seat === 'welt'
          ? darts(construction).map((path) => ({ path, width: 1.6, depth: 0.9, pucker: 0.8 }))
          : []),
      ],
      steps: hem.steps,
      stitches: hem.stitches,
      rest: washedOf(options, construction),
      fly: sewn ? centreRows(construction, block.underBack(CENTRE), [-5]) : [],
    }),
    ...(seat === 'welt' ? welts(construction, options.button) : patches(construction)),
    ...waistLayers(options, construction, false),
    loops(construction, [CENTRE - block.waist * 0.68, CENTRE, CENTRE + block.waist * 0.68], block.back, 13),
  ];
};

const pressedOf = ({ pressed = 0 }: ChinosOptions, block: Block, from: number): readonly Fold[] =>
  pressed > 0 ? pressedFolds(block, from, pressed) : [];

/** Trousers with slant pockets and a flat front. */
export const chinos = (options: ChinosOptions): Garment => {
  const construction = construct(options, options.pose);
  return fromFront(construction, options, {
    name: 'chinos',
    folds: pressedOf(options, construction.block, 30),
    layers: front(options, construction),
  });
};

/** The same trousers from behind: darts, and pockets on the seat. */
export const chinosBack = (options: ChinosOptions): Garment => {
  const construction = construct(options, options.backPose);
  const { block } = construction;
  return fromBehind(construction, options, {
    name: 'chinos from behind',
    folds: [...seatFolds(block, options.seed + 5), ...pressedOf(options, block, 240)],
    layers: behind(options, construction),
  });
};
