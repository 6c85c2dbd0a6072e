import { type Path, type Point, side } from '../paths/path';
import type { Layer, Seam, Step } from '../renderer/garment';
import { pair } from '../renderer/parts';
import type { LayerCloth } from './cloth';
import { between } from './geometry';
import {
  type Block,
  type Sleeve,
  armholePoints,
  curve,
  joined,
  last,
  pick,
  sleeveOutline,
  spineOf,
} from './shirtLines';
import { type Sleeves, row } from './shirtParts';

/** Angle of a sleeve from the vertical in degrees, also of its grain. */
const slant = (block: Block, sleeve: Sleeve, from: number, to: number): number => {
  const spine = spineOf(block, sleeve);
  const [x, y] = spine(from).at;
  const [toX, toY] = spine(to).at;
  return (Math.atan2(toX - x, toY - y) * 180) / Math.PI;
};

/** Armhole points without the tip, so that wide strokes do not extend beyond the shoulder. */
const withinTip = ([[x, y] = [0, 0], ...rest]: readonly Point[]): readonly Point[] => [
  [x - 7, y + 7],
  ...rest,
];

interface SleeveConstruction {
  /** Curvature of the end of the sleeve, in units. */
  readonly bow?: number;
  /** Distances of the rows of thread from the end. */
  readonly rows?: readonly number[];
  readonly hem?: number;
  readonly seam?: Partial<Seam>;
  readonly wrist?: Partial<Seam>;
}

/** A line across the end of a sleeve, some units above it. */
const aboveWrist = ({ outer, inner }: Sleeve, by: number, bow: number): Path => {
  const up = (from: Point, toward: Point): Point => {
    const length = Math.hypot(toward[0] - from[0], toward[1] - from[1]);
    return between(from, toward, by / (length > 0 ? length : 1));
  };
  const from = up(last(outer), pick(outer, outer.length - 2));
  const to = up(pick(inner, 0), pick(inner, 1));
  const [x, y] = between(from, to, 0.5);
  return curve([from, [x, y + bow], to]);
};

/** Both sleeves in their poses. */
export const sleeveLayers = (
  cloth: LayerCloth,
  block: Block,
  sleeves: Sleeves,
  { bow = 6, rows = [], hem, seam = {}, wrist }: SleeveConstruction = {},
): readonly Layer[] =>
  pair((i) => {
    const sleeve = sleeves[i];
    const armhole = side(i, curve(armholePoints(block)));
    const lean = slant(block, sleeve, 0.25, 0.9);
    const end = (by: number): Path => side(i, aboveWrist(sleeve, by, bow));
    const seams: readonly Seam[] = [
      { path: armhole, width: 2, depth: 0.8, pucker: 1.1, ...seam },
      ...(wrist === undefined ? [] : [{ path: end(1), width: 1.8, depth: 0.8, pucker: 1.6, ...wrist }]),
    ];
    const steps: readonly Step[] =
      hem === undefined ? [] : [{ path: end(0), stroke: 2 * hem, height: 0.9, soft: 1 }];
    return {
      id: `sleeve ${i}`,
      ...cloth,
      outline: side(i, sleeveOutline(block, sleeve, bow)),
      extend: side(i, curve(withinTip(armholePoints(block)))),
      grain: i === 0 ? -lean : lean,
      shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.14 },
      bevel: 1.6,
      lift: 1,
      seams,
      steps,
      stitches: rows.map((by) => row(end(by))),
    };
  });

/** The visible inside of a sleeve at its hem. */
export const sleeveLinings = (
  cloth: LayerCloth,
  block: Block,
  sleeves: Sleeves,
  bow: number,
): readonly Layer[] =>
  pair((i) => ({
    id: `lining ${i}`,
    ...cloth,
    outline: side(i, sleeveOutline(block, sleeves[i], bow)),
    shade: 0.44,
    folds: 0.6,
    bevel: 0,
    shadow: null,
  }));

export interface CuffShape {
  readonly length: number;
  /** By how much it is narrower than the sleeve on both edges; negative if wider. */
  readonly narrower: number;
  readonly over?: boolean;
}

const cuffPoints = (
  block: Block,
  sleeve: Sleeve,
  { length, narrower }: CuffShape,
): readonly [Point, Point, Point, Point] => {
  const spine = spineOf(block, sleeve);
  const [from, to] = [spine(0.8).at, spine(1).at];
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / reach, (to[1] - from[1]) / reach];
  const [outer, inner] = [last(sleeve.outer), pick(sleeve.inner, 0)];
  const width = Math.hypot(outer[0] - inner[0], outer[1] - inner[1]);
  const a = between(outer, inner, narrower / width);
  const b = between(inner, outer, narrower / width);
  const down = ([x, y]: Point, by: number): Point => [x + dx * by, y + dy * by];
  return [down(a, -4), down(a, length), down(b, length), down(b, -4)];
};

const cuffOutline = ([a, b, c, d]: readonly [Point, Point, Point, Point], bow = 5): Path => {
  const [x, y] = between(b, c, 0.5);
  return `${joined(curve([a, b]), curve([b, [x, y + bow], c]), curve([c, d]))} Z`;
};

const inset = (
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  by: number,
): readonly [Point, Point, Point, Point] => {
  const middle = between(between(a, c, 0.5), between(b, d, 0.5), 0.5);
  const pulled = (point: Point): Point => {
    const length = Math.hypot(point[0] - middle[0], point[1] - middle[1]);
    return between(point, middle, (by * 1.3) / length);
  };
  return [pulled(a), pulled(b), pulled(c), pulled(d)];
};

/** Position of the button, as a fraction of the cuff's width from the inner edge. */
export const cuffButton = (block: Block, sleeve: Sleeve, shape: CuffShape, share: number): Point => {
  const [a, b, c, d] = cuffPoints(block, sleeve, shape);
  return between(between(d, a, share), between(c, b, share), 0.55);
};

/** Both cuffs, below or over the sleeves. */
export const cuffs = (
  cloth: LayerCloth,
  block: Block,
  sleeves: Sleeves,
  shape: CuffShape,
): readonly Layer[] =>
  pair((i) => {
    const corners = cuffPoints(block, sleeves[i], shape);
    const lean = slant(block, sleeves[i], 0.8, 1);
    return {
      id: `cuff ${i}`,
      ...cloth,
      outline: side(i, cuffOutline(corners)),
      grain: i === 0 ? -lean : lean,
      bevel: 2.2,
      lift: 2,
      folds: 0.6,
      shadow:
        shape.over === true
          ? { dx: 1, dy: 4, blur: 5, opacity: 0.2, tight: 0.2 }
          : { dx: 1, dy: 2, blur: 3, opacity: 0.12 },
      stitches: [row(side(i, cuffOutline(inset(corners, 5))))],
    };
  });
