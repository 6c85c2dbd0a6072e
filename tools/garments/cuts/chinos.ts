import { twill } from '../fabrics';
import { fbm } from '../fields/noise';
import { CENTRE, type Path, type Point, side } from '../paths/path';
import type { Fold } from '../folds/strokes';
import type { Garment, Layer, Stitch } from '../studio/garment';
import { buttons, label, pair } from '../studio/parts';
import { type Cloth, clothOf } from './cloth';
import { aside } from './geometry';
import { type Block, type Measures, type Pose, blockOf, closed, down, line } from './trouserBlock';
import { type Drape, pressedFolds, seatFolds, trouserCreases, trouserFolds } from './trouserFolds';
import {
  type Making,
  facings,
  flyLine,
  hemOf,
  hung,
  panels,
  row,
  rowsBeside,
  trouserShell,
} from './trouserParts';
import { bandRows, insideWaist, loops, waistband } from './trouserWaist';

export interface ChinosOptions extends Cloth {
  readonly measures: Measures;
  readonly pose: Pose;
  readonly backPose: Pose;
  readonly drape: Drape;
  readonly button: string;
  /** Colour of the thread, a little darker than the cloth unless told. */
  readonly thread?: string;
  /** The inside of the waist. */
  readonly lining: string;
  /** A crease pressed into the leg, and how sharp: 1 for a tailored trouser. */
  readonly pressed?: number;
  /** Thread shows along the edges; a tailored trouser hides it. */
  readonly sewn?: boolean;
  /** A tab with a hidden hook closes the waist instead of a button. */
  readonly tab?: boolean;
  /** The pockets of the seat: a welt, or a patch as on cords. */
  readonly seat?: 'welt' | 'patch';
  /** How far washing has paled the cloth, 0 to 1. */
  readonly washed?: number;
  /** Factor of the relief of the cloth. */
  readonly relief?: number;
  readonly hemDepth?: number;
  /** Angle of the cloth on the waistband. */
  readonly bandGrain?: number;
  readonly shell?: { readonly depth: number; readonly flat: number };
  readonly seed: number;
}

const makingOf = (options: ChinosOptions, pose: Pose): Making => ({
  block: blockOf(options.measures),
  pose,
  cloth: clothOf(options, twill),
  thread: {
    ...(options.thread !== undefined && { color: options.thread }),
    width: 1.1,
    dash: '3.2 1.8',
    height: 0.4,
    pucker: 0.9,
    opacity: 0.75,
  },
});

const slant = ({ waist, underFront, outer, top, band }: Block): readonly Point[] => {
  const start = CENTRE + waist * 0.74;
  const end = top + band + 138;
  return [
    [start, underFront(start) - 6],
    [start + (outer(end) - start) * 0.45, top + band + 66],
    [outer(end), end],
  ];
};

/** Garments that are washed when sewn pale in clouds, and most along their seams. */
const washedOf = ({ washed = 0, relief = 1, color }: ChinosOptions, { block }: Making): Partial<Layer> => ({
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

const waistLayers = (options: ChinosOptions, making: Making, front: boolean): readonly Layer[] => {
  const { block } = making;
  const [upper, under] = front ? [block.front, block.underFront] : [block.back, block.underBack];
  const { sewn = true, bandGrain = 90, tab = false } = options;
  const lap = CENTRE + (tab ? -46 : -17);
  return [
    waistband(making, upper, under, {
      grain: bandGrain,
      stitches: sewn ? bandRows(making, upper, under, 5) : [],
      seams: front
        ? [{ path: line(down(upper(lap), under(lap), () => lap, 2)), width: 1.8, depth: 1.5, pucker: 0.3 }]
        : [{ path: line(down(upper(CENTRE), under(CENTRE), () => CENTRE, 2)), width: 1.4, depth: 0.8 }],
    }),
  ];
};

const front = (options: ChinosOptions, making: Making): readonly Layer[] => {
  const { block, thread } = making;
  const { sewn = true, tab = false } = options;
  const mouth = slant(block);
  const hem = hemOf(making, options.hemDepth ?? 30, sewn);
  const mouthRows = sewn ? rowsBeside(thread, mouth, [8]) : [];
  const loopAt = block.waist * 0.56;
  const middle = (block.front(CENTRE) + block.underFront(CENTRE)) / 2;
  return [
    insideWaist(making, { color: options.lining, fabric: twill }),
    label(CENTRE, block.top + 3, 44, 17, '#efece4', '#57534b'),
    ...facings(making, mouth),
    ...panels(making, {
      pocket: mouth,
      seams: legSeams(block),
      steps: [...(hem.steps ?? []), { path: line(aside(mouth, 6)), stroke: 12, height: 0.9, soft: 1 }],
      stitches: [...(hem.stitches ?? []), ...mouthRows],
      rest: washedOf(options, making),
      fly: sewn ? [row(thread, flyLine(block, 42))] : [row({ ...thread, opacity: 0.3 }, flyLine(block, 40))],
    }),
    ...waistLayers(options, making, true),
    loops(making, [CENTRE - loopAt, CENTRE + loopAt], block.front, 13),
    ...(tab ? [] : [buttons([[CENTRE, middle]], 8.5, options.button)]),
  ];
};

const weltAt = ({ block }: Pick<Making, 'block'>): { readonly from: Point; readonly to: Point } => {
  const y = block.underBack(CENTRE) + 92;
  const half = block.outer(y) - CENTRE;
  return { from: [CENTRE + half * 0.28, y + 4], to: [CENTRE + half * 0.8, y - 6] };
};

/** A slit between two narrow lips, closed by a button. */
const welts = (options: ChinosOptions, making: Making): readonly Layer[] => {
  const { cloth, thread } = making;
  const { from, to } = weltAt(making);
  const lips = closed(
    [
      [from[0], from[1] - 7],
      [to[0], to[1] - 7],
    ],
    [
      [to[0], to[1] + 7],
      [from[0], from[1] + 7],
    ],
  );
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 17];
  const frame = rowsBeside(thread, [from, to], [-10, 10]).map((stitch) => ({ ...stitch, opacity: 0.5 }));
  return [
    ...pair((i) => ({
      id: `welt ${i}`,
      ...cloth,
      outline: side(i, lips),
      grain: 90,
      bevel: 1.4,
      lift: 1.3,
      shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.25, tight: 0.25 },
      seams: [{ path: side(i, line([from, to])), width: 2, depth: 1.8, pucker: 0.3 }],
      stitches: frame.map((stitch) => ({ ...stitch, path: side(i, stitch.path) })),
    })),
    buttons([middle, [2 * CENTRE - middle[0], middle[1]]], 6.5, options.button, 'seat buttons'),
  ];
};

const patches = (making: Making): readonly Layer[] => {
  const { cloth, thread } = making;
  const { from, to } = weltAt(making);
  const [left, right, top] = [from[0] - 4, to[0] + 2, from[1] - 8];
  const bottom = top + 138;
  const shape = (by: number): Path =>
    `M${left + by} ${top} L${left + by + 3} ${bottom - 24 - by} L${left + 26} ${bottom - by} ` +
    `L${right - 28} ${bottom - by - 2} L${right - by - 5} ${bottom - 28 - by} L${right - by} ${top - 9}`;
  return pair((i) => ({
    id: `seat pocket ${i}`,
    ...cloth,
    outline: side(i, `${shape(0)} Z`),
    bevel: 1.8,
    lift: 1.6,
    shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.22, tight: 0.22 },
    stitches: [
      { ...thread, path: side(i, shape(5)) },
      { ...thread, path: side(i, `M${left} ${top + 13} L${right} ${top + 4}`) },
    ],
  }));
};

/** Short folds stitched flat that shape the seat. */
const darts = ({ block }: Making): readonly Path[] => {
  const { from, to } = weltAt({ block });
  const x = (from[0] + to[0]) / 2;
  return [line(down(block.underBack(x) - 4, from[1] - 10, (y) => x + (y - from[1]) * 0.05, 3))];
};

const behind = (options: ChinosOptions, making: Making): readonly Layer[] => {
  const { block, thread } = making;
  const { sewn = true, seat = 'welt' } = options;
  const hem = hemOf(making, options.hemDepth ?? 30, sewn);
  const centre: readonly Stitch[] = sewn
    ? rowsBeside(
        thread,
        down(block.underBack(CENTRE), block.crotch - 2, () => CENTRE, 4),
        [-5],
      )
    : [];
  return [
    ...panels(making, {
      under: block.underBack,
      seams: [
        ...legSeams(block),
        ...(seat === 'welt'
          ? darts(making).map((path) => ({ path, width: 1.6, depth: 0.9, pucker: 0.8 }))
          : []),
      ],
      steps: hem.steps ?? [],
      stitches: hem.stitches ?? [],
      rest: washedOf(options, making),
      fly: centre,
    }),
    ...(seat === 'welt' ? welts(options, making) : patches(making)),
    ...waistLayers(options, making, false),
    loops(making, [CENTRE - block.waist * 0.68, CENTRE, CENTRE + block.waist * 0.68], block.back, 13),
  ];
};

const pressedOf = ({ pressed = 0 }: ChinosOptions, block: Block, from: number): readonly Fold[] =>
  pressed > 0 ? pressedFolds(block, from, pressed) : [];

/** Trousers with slant pockets and a flat front. */
export const chinos = (options: ChinosOptions): Garment => {
  const making = makingOf(options, options.pose);
  const { block } = making;
  return hung(making, {
    name: 'chinos',
    seed: options.seed,
    shells: trouserShell(block, options.shell?.depth, options.shell?.flat),
    folds: [...trouserFolds(block, options.drape, options.seed), ...pressedOf(options, block, 30)],
    creases: trouserCreases(block, options.drape.rumple ?? 1),
    layers: front(options, making),
  });
};

/** The same trousers from behind: darts, and pockets on the seat. */
export const chinosBack = (options: ChinosOptions): Garment => {
  const making = makingOf(options, options.backPose);
  const { block } = making;
  const { drape, seed } = options;
  return hung(making, {
    name: 'chinos from behind',
    seed: seed + 500,
    shells: trouserShell(block, options.shell?.depth, options.shell?.flat),
    folds: [
      ...trouserFolds(block, { ...drape, crotch: drape.crotch * 0.3, thigh: drape.thigh * 0.3 }, seed + 60),
      ...seatFolds(block, seed + 5),
      ...pressedOf(options, block, 240),
    ],
    creases: trouserCreases(block, drape.rumple ?? 1),
    layers: behind(options, making),
  });
};
