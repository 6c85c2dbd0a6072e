import { CENTRE, type Path, type Point } from '../paths/path';
import { curves, onward } from './geometry';
import { NECK_Y, armholeInside, shoulderCurve } from './shoulder';

// The block of tees and polos, from measures in units. All lines are of the half on the right of the image;
// the left half is its mirror image, with a separate sleeve.

export interface Sleeve {
  /** The centre line of the sleeve, from its elbow to its end; a short sleeve has its end only. */
  readonly line: readonly Point[];
  /** Half the sleeve's width at each of these points. */
  readonly halves: readonly number[];
  /** Half its width at the armhole; by default that of the armhole. */
  readonly head?: number;
}

export interface TopMeasures {
  /** Half of the neck's width. */
  readonly neck: number;
  /** Lowest point of the front neckline. */
  readonly drop: number;
  readonly shoulder: Point;
  readonly underarm: Point;
  /** Depth of the curve of the armhole. */
  readonly scoop?: number;
  /** Down the side, from below the underarm to the corner of the hem. */
  readonly side: readonly Point[];
  /** How much lower the hem is in the middle. */
  readonly dip: number;
  readonly sleeves: readonly [Sleeve, Sleeve];
}

/** Where side and hem meet. */
export const hemCorner = ({ side, underarm }: TopMeasures): Point => side.at(-1) ?? underarm;

/** Half of the neckline of a front, from its lowest point to the shoulder. */
export const neckline = ({ neck }: TopMeasures, drop: number): Path =>
  `M${CENTRE} ${drop} C${CENTRE + neck * 0.48} ${drop} ${CENTRE + neck * 0.88} ` +
  `${NECK_Y + (drop - NECK_Y) * 0.66} ${CENTRE + neck} ${NECK_Y}`;

/** Half of the neckline of a back, `depth` units deep. */
export const backNeckline = ({ neck }: TopMeasures, depth = 22): Path =>
  `M${CENTRE} ${NECK_Y + depth} C${CENTRE + neck * 0.44} ${NECK_Y + depth} ` +
  `${CENTRE + neck * 0.82} ${NECK_Y + depth * 0.66} ${CENTRE + neck} ${NECK_Y}`;

/** From the neck to the tip of the shoulder, as the continuation of a path. */
export const shoulderLine = (m: TopMeasures): Path => shoulderCurve(m, 0.64);

/** The seam of a shoulder. */
export const shoulderSeam = (m: TopMeasures): Path => `M${CENTRE + m.neck} ${NECK_Y} ${shoulderLine(m)}`;

export const SCOOP = 18;

/** From the tip of the shoulder to the underarm. */
export const armhole = ({ shoulder: [x, y], underarm: [ux, uy], scoop = SCOOP }: TopMeasures): Path => {
  const [nx, ny] = [Math.min(x, ux) - scoop, y + (uy - y) * 0.64];
  return (
    `M${x} ${y} C${x - scoop * 0.6} ${y + 40} ${nx - 2} ${ny - 54} ${nx} ${ny} ` +
    `C${nx + 2} ${ny + 36} ${ux - scoop * 0.45} ${uy - 20} ${ux} ${uy}`
  );
};

/** The same line, started slightly lower and inside, so that wide strokes do not extend beyond the tip. */
export const armholeWithin = (m: TopMeasures): Path => armholeInside(m, armhole(m));

/** From the underarm to the corner of the hem, as the continuation of a path. */
export const sideLine = (m: TopMeasures): Path => {
  const [hx, hy] = hemCorner(m);
  return curves([m.underarm, ...m.side], {
    before: [m.underarm[0] + 4, m.underarm[1] - 60],
    after: [hx + 1, hy + 40],
  });
};

/** Half of a hem from a corner to the middle, as the continuation of a path. */
const hemLine = ([x, y]: Point, dip: number): Path =>
  `C${x - 70} ${y + dip * 0.8} ${CENTRE + 90} ${y + dip} ${CENTRE} ${y + dip}`;

/** Half of a body with a given neckline; `longer` lowers its hem. */
export const bodyHalf = (m: TopMeasures, neckPath: Path, longer = 0): Path => {
  const [x, y] = hemCorner(m);
  const down = longer === 0 ? '' : ` L${x} ${y + longer}`;
  return (
    `${neckPath} ${shoulderLine(m)} ${onward(armhole(m))} ${sideLine(m)}${down} ` +
    hemLine([x, y + longer], m.dip)
  );
};

/** Half of a line along the hem, some units above it, from the middle outwards. */
export const aboveHem = (m: TopMeasures, up: number): Path => {
  const [x, y] = hemCorner(m);
  return (
    `M${CENTRE} ${y + m.dip - up} C${CENTRE + 90} ${y + m.dip - up} ${x - 70} ` +
    `${y + m.dip * 0.8 - up} ${x + 6} ${y - up}`
  );
};
