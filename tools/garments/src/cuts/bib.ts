import { CENTRE, type Path, type Point, both, symmetric } from '../paths/path';
import type { Layer, Shell, Stitch } from '../renderer/garment';
import { aside } from './geometry';
import { type Block, type Profile, across, joined, line } from './trouserBlock';
import { type Construction, row } from './trouserParts';

// The bib and the back of dungarees.

/** Measures of the parts above the waist, in units. */
export interface Bib {
  /** Upper edge of the bib, and half its width there. */
  readonly top: number;
  readonly half: number;
  /** Upper edge of the back, and half its width there. */
  readonly backTop: number;
  readonly backHalf: number;
  /** Where the straps pass over the shoulder, and their distance from the centre. */
  readonly shoulder: number;
  readonly apart: number;
  readonly strap: number;
  readonly metal: string;
  /** Shape of the pocket on the bib. */
  readonly pocket: 'split' | 'round';
}

/** The edge under the arm, from the top of the bib or the back to the side of the waist. */
const armhole = ({ waist, top }: Block, from: Point, bulge: number): readonly Point[] => {
  const [x, y] = from;
  const [wide, high] = [CENTRE + waist - x, top - y];
  return [
    from,
    [x + wide * 0.02, y + high * 0.3],
    [x + wide * (0.14 - bulge), y + high * 0.62],
    [x + wide * (0.46 - bulge), y + high * 0.88],
    [CENTRE + waist - 1, top + 6],
  ];
};

const bibEdge = (block: Block, { top, half }: Bib): readonly Point[] =>
  armhole(block, [CENTRE + half, top], 0);

const backEdge = (block: Block, { backTop, backHalf }: Bib): readonly Point[] =>
  armhole(block, [CENTRE + backHalf, backTop], -0.08);

/** Half of a piece above the waist, down to `low` at the centre. */
const pieceOf = (edge: readonly Point[], top: number, low: Profile): Path => {
  const [start] = edge;
  const [endX, endY] = edge.at(-1) ?? [0, 0];
  return symmetric(
    joined(
      [[CENTRE, top], start ?? [0, 0]],
      edge,
      across(endX, CENTRE, (x) => Math.max(endY, low(x) + 8), 5),
    ),
  );
};

/** The volume of the chest, flatter than that of the hips. */
export const bibShell = (block: Block, bib: Bib): Shell => ({
  outline: symmetric(
    joined(
      [
        [CENTRE, bib.top - 120],
        [CENTRE + bib.half + 60, bib.top - 120],
      ],
      [
        [CENTRE + block.waist + 40, block.top],
        [CENTRE + block.waist + 40, block.top + 220],
        [CENTRE, block.top + 220],
      ],
    ),
  ),
  depth: 0.14,
  flat: 40,
});

const edgeRows = (thread: Omit<Stitch, 'path'>, edge: readonly Point[]): readonly Stitch[] =>
  [5, 12].map((inset) => {
    const path = line(aside(edge, inset));
    return { ...thread, path: both(path) };
  });

/** The bib, hemmed along its top and turned in under the arms. */
export const bibLayer = ({ block, cloth, thread }: Construction, bib: Bib): Layer => {
  const edge = bibEdge(block, bib);
  const { top, half } = bib;
  const rowAt = (down: number): Stitch =>
    row(thread, [
      [CENTRE - half, top + down],
      [CENTRE, top + down + 1],
      [CENTRE + half, top + down],
    ]);
  return {
    id: 'bib',
    ...cloth,
    outline: pieceOf(edge, top, block.front),
    shell: 'bib',
    bevel: 2.4,
    lift: 2,
    shadow: { dx: 4, dy: 6, blur: 7, opacity: 0.32, tight: 0.25 },
    steps: [
      {
        path: `M${CENTRE - half} ${top + 15} L${CENTRE + half} ${top + 15}`,
        stroke: 30,
        height: 1.2,
        soft: 1.2,
      },
      { path: both(line(aside(edge, 7))), stroke: 14, height: 0.8, soft: 1 },
    ],
    stitches: [rowAt(6), rowAt(29), ...edgeRows(thread, edge)],
  };
};

/** The back, which narrows towards the straps. */
export const backLayer = (
  { block, cloth, thread }: Construction,
  bib: Bib,
  rest: Partial<Layer> = {},
): Layer => {
  const edge = backEdge(block, bib);
  const { backTop: top, backHalf: half } = bib;
  return {
    id: 'back',
    ...cloth,
    outline: pieceOf(edge, top, block.back),
    shell: 'bib',
    bevel: 2.4,
    lift: 2,
    shadow: { dx: 3, dy: 5, blur: 6, opacity: 0.28, tight: 0.2 },
    steps: [{ path: both(line(aside(edge, 7))), stroke: 14, height: 0.8, soft: 1 }],
    stitches: [
      ...edgeRows(thread, edge),
      row(thread, [
        [CENTRE - half, top + 7],
        [CENTRE + half, top + 7],
      ]),
      row(thread, [
        [CENTRE - half - 6, top + 58],
        [CENTRE, top + 76],
        [CENTRE + half + 6, top + 58],
      ]),
    ],
    ...rest,
  };
};

const splitPocket = (x: number, y: number, half: number, deep: number, by: number): Path =>
  `M${x - half + by} ${y} L${x - half + by} ${y + deep - 22} L${x - half + 20} ${y + deep - by} ` +
  `L${x + half - 20} ${y + deep - by} L${x + half - by} ${y + deep - 22} L${x + half - by} ${y}`;

const roundPocket = (x: number, y: number, half: number, deep: number, by: number): Path =>
  `M${x - half + by} ${y} L${x - half + by} ${y + deep * 0.55} ` +
  `C${x - half + by} ${y + deep * 0.85} ${x - half * 0.6} ${y + deep - by} ${x} ${y + deep - by} ` +
  `C${x + half * 0.6} ${y + deep - by} ${x + half - by} ${y + deep * 0.85} ${x + half - by} ${y + deep * 0.55} ` +
  `L${x + half - by} ${y}`;

/** The pocket on the chest: a square one with a slot for a pencil, or a round one. */
export const bibPocket = ({ block, cloth, thread }: Construction, bib: Bib): Layer => {
  const split = bib.pocket === 'split';
  const half = bib.half * (split ? 0.66 : 0.6);
  const y = bib.top + (block.top - bib.top) * 0.3;
  const deep = (block.top - bib.top) * (split ? 0.52 : 0.5);
  const shape = split ? splitPocket : roundPocket;
  const slot = CENTRE + half * 0.46;
  return {
    id: 'bib pocket',
    ...cloth,
    shell: 'bib',
    outline: `${shape(CENTRE, y, half, deep, 0)} Z`,
    bevel: 2,
    lift: 1.8,
    shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.28, tight: 0.22 },
    steps: [
      { path: `M${CENTRE - half} ${y + 10} L${CENTRE + half} ${y + 10}`, stroke: 20, height: 0.9, soft: 1 },
    ],
    stitches: [
      { ...thread, path: shape(CENTRE, y, half, deep, 4) },
      { ...thread, path: shape(CENTRE, y, half, deep, 10) },
      { ...thread, path: `M${CENTRE - half} ${y + 20} L${CENTRE + half} ${y + 20}` },
      ...(split ? [{ ...thread, path: `M${slot} ${y} L${slot} ${y + deep}` }] : []),
    ],
  };
};

/** The inside of the back, visible between the straps from the front. */
export const insideBack = (construction: Construction, bib: Bib): Layer =>
  backLayer(construction, bib, { shade: 0.6, stitches: [], shadow: null, id: 'inside of the back' });

/** The inside of the bib, visible between the straps from behind. */
export const insideBib = (construction: Construction, bib: Bib): Layer => ({
  ...bibLayer(construction, bib),
  id: 'inside of the bib',
  shade: 0.6,
  stitches: [],
  shadow: null,
});
