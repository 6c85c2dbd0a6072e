import { CENTRE, type Path, type Point, side } from '../paths/path';
import type { Layer, Step, Stitch } from '../renderer/garment';
import { pair } from '../renderer/parts';
import { aside } from './geometry';
import { type Block, closed, down, line } from './trouserBlock';
import { type Construction, clothWarp, onSide } from './trouserParts';

/** The shape of a slanted pocket mouth. */
interface Slant {
  /** Its start, as a fraction of half the waist. */
  readonly at: number;
  /** The distance of its end from the waistband, in units. */
  readonly deep: number;
  /** Its bend: fraction of the distance to the side, and distance below the waistband. */
  readonly bend: number;
  readonly bendAt: number;
}

/** The mouth of a slanted pocket. */
export const slantMouth = (
  { waist, underFront, outer, top, band }: Block,
  { at, deep, bend, bendAt }: Slant,
): readonly Point[] => {
  const start = CENTRE + waist * at;
  const end = top + band + deep;
  return [
    [start, underFront(start) - 6],
    [start + (outer(end) - start) * bend, top + band + bendAt],
    [outer(end), end],
  ];
};

/** The facing along a mouth, `wide` units wide. */
export const mouthStep = (mouth: readonly Point[], wide: number): Step => ({
  path: line(aside(mouth, wide / 2)),
  stroke: wide,
  height: 0.9,
  soft: 1,
});

/** The visible inside of a pocket at its mouth. */
export const facings = (
  { block, cloth, ...construction }: Construction,
  pocket: readonly Point[],
  stitches: readonly Stitch[] = [],
): readonly Layer[] => {
  const end = pocket.at(-1)?.[1] ?? 0;
  const outline = closed(aside(pocket, 14), down(end + 12, block.top + block.band - 6, block.outer, 4));
  return pair((i) => ({
    id: `facing ${i}`,
    ...cloth,
    cloth: clothWarp({ block, cloth, ...construction }),
    outline: side(i, outline),
    shade: 0.94,
    bevel: 0,
    shadow: null,
    stitches: i === 1 ? onSide(1, stitches) : [],
  }));
};

/** Position and size of the seat pockets, as fractions of half the waist. */
interface SeatPockets {
  /** From the waistband down to the mouth, in units. */
  readonly below: number;
  readonly at: number;
  readonly half: number;
  readonly deep: number;
  /** By how much the sides are narrower at the bottom, in units. */
  readonly slope: number;
  /** Distances of the rows of thread from the edge. */
  readonly rows: readonly number[];
}

/** Two patch pockets on the seat that end in a point. */
export const pointedPockets = (
  { block, cloth, thread }: Construction,
  { below, at, half: wide, deep: long, slope, rows }: SeatPockets,
): readonly Layer[] => {
  const x = CENTRE + block.waist * at;
  const top = block.underBack(CENTRE) + below;
  const [half, deep] = [block.waist * wide, block.waist * long];
  const shape = (by: number): Path =>
    `M${x - half + by} ${top} L${x - half + by + slope} ${top + deep - 25} L${x} ${top + deep - by} ` +
    `L${x + half - by - slope} ${top + deep - 25} L${x + half - by} ${top}`;
  return pair((i) => ({
    id: `seat pocket ${i}`,
    ...cloth,
    outline: side(i, `${shape(0)} Z`),
    bevel: 2,
    lift: 1.8,
    shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.28, tight: 0.25 },
    stitches: [...rows.map(shape), `M${x - half} ${top + 17} L${x + half} ${top + 17}`].map((path) => ({
      ...thread,
      path: side(i, path),
    })),
  }));
};
