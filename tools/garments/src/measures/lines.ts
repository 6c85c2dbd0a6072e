import { CENTRE, type Point } from '../paths/path';
import type { Garment } from '../renderer/garment';
import type { Measure } from '../shop';
import {
  across,
  crossingsAtX,
  crossingsAtY,
  distance,
  farthest,
  outlinesOf,
  type Polyline,
  type Segment,
} from './geometry';
import {
  foldedSide,
  front,
  frontToHem,
  hasLayer,
  hasSleeves,
  isSkirt,
  isTop,
  leg,
  sleeve,
  straps,
  type Side,
} from './pieces';

export type Lines = Partial<Readonly<Record<Measure, Segment>>>;

const towards = (side: Side): number => (side === 0 ? 1 : -1);

/** Where the shoulder ends: the corner of the front that lies highest and farthest from the middle. */
const shoulderTip = (garment: Garment, side: Side): Point => farthest(front(garment), [towards(side), -1]);

/** The highest point beside the neck. */
const neckPoint = (garment: Garment, side: Side): Point =>
  farthest(
    [...front(garment), ...straps(garment)].map((line) => line.filter(([x]) => x > CENTRE === (side === 0))),
    [0, -1],
  );

// The half width is averaged, so that the fuzz of a fleece or the channels of a puffer are no corners.
const BLUR = 12;
const SPAN = 24;

/** The height of the underarm: where the edge of the front turns from the armhole to the side. */
const underarm = (garment: Garment): number => {
  const lines = front(garment);
  const halfWidth = (y: number): number => {
    let sum = 0;
    for (let dy = -BLUR; dy <= BLUR; dy += 2) sum += Math.max(...crossingsAtY(lines, y + dy)) - CENTRE;
    return sum / (BLUR + 1);
  };
  const turn = (y: number): number => 2 * halfWidth(y) - halfWidth(y - SPAN) - halfWidth(y + SPAN);
  const [, tip] = shoulderTip(garment, 0);
  const lowest = farthest(lines, [0, 1])[1] - BLUR - SPAN - 2;
  let best = tip + 90;
  for (let y = best; y < Math.min(tip + 290, lowest); y += 2) if (turn(y) > turn(best)) best = y;
  return best;
};

/** From the tip of the shoulder to the outer corner of the cuff. */
const sleeveLine = (garment: Garment, side: Side): Segment => {
  const tip = shoulderTip(garment, side);
  const outline = sleeve(garment, side);
  const end = outline
    .flat()
    .reduce((best, point) => (distance(tip, point) > distance(tip, best) ? point : best), tip);
  const along: Point = [end[0] - tip[0], end[1] - tip[1]];
  const outwards: Point = [along[1] * towards(side), -along[0] * towards(side)];
  return [tip, farthest(outline, [along[0] + outwards[0], along[1] + outwards[1]])];
};

const topLines = (garment: Garment): Lines => {
  const sleeveSide: Side = foldedSide(garment) === 0 ? 1 : 0;
  const [x, y] = neckPoint(garment, sleeveSide === 0 ? 1 : 0);
  const waist = outlinesOf(garment, /^waist$/);
  return {
    chest: across(front(garment), underarm(garment)),
    ...(waist.length > 0 && { waist: across(waist, middle(waist)) }),
    length: [
      [x, y],
      [x, Math.max(...crossingsAtX(frontToHem(garment), x))],
    ],
    ...(hasSleeves(garment) && { sleeve: sleeveLine(garment, sleeveSide) }),
  };
};

const middle = (lines: readonly Polyline[]): number =>
  (farthest(lines, [0, -1])[1] + farthest(lines, [0, 1])[1]) / 2;

/** Along the upper edge of the waistband, from corner to corner. */
const waistLine = (garment: Garment): Segment => {
  const band = outlinesOf(garment, /^waistband$/);
  return [farthest(band, [-1, -1]), farthest(band, [1, -1])];
};

/** Where the legs part: the panels of the front share their edge above. */
const crotch = (garment: Garment): Point => {
  const [right, left] = [leg(garment, 0), leg(garment, 1)];
  const gap = (y: number): number => Math.min(...crossingsAtY(right, y)) - Math.max(...crossingsAtY(left, y));
  const [, top] = farthest(outlinesOf(garment, /^waistband$/), [0, 1]);
  const [, hem] = farthest(right, [0, 1]);
  let y = top + 60;
  while (y < hem && !(gap(y) > 0.5)) y += 1;
  return [Math.min(...crossingsAtY(right, y)), y];
};

const trouserLines = (garment: Garment): Lines => ({
  waist: waistLine(garment),
  inseam: [crotch(garment), farthest(leg(garment, 0), [-1, 1])],
});

const skirtLines = (garment: Garment): Lines => {
  const [from, to] = waistLine(garment);
  const x = from[0] + (to[0] - from[0]) / 4;
  const pieces = outlinesOf(garment, /^(waistband|skirt|pleat \d+)$/);
  const ys = crossingsAtX(pieces, x);
  return {
    waist: [from, to],
    length: [
      [x, Math.min(...ys)],
      [x, Math.max(...ys)],
    ],
  };
};

/** Where the measures of a garment are taken, in units of the design space. */
export const measureLines = (garment: Garment): Lines => {
  if (isTop(garment)) return topLines(garment);
  if (isSkirt(garment)) return skirtLines(garment);
  if (hasLayer(garment, /^panel 0$/)) return trouserLines(garment);
  throw new Error(
    `The measures of a ${garment.name} are not known: add its layers to tools/garments/src/measures.`,
  );
};
