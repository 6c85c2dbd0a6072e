import { CENTRE, type Path, type Point } from '../paths/path';
import { curves, onward } from './geometry';
import { NECK_Y, armholeInside, shoulderCurve } from './shoulder';

// The block of all knitwear: a body with sleeves, from measures in units. All lines are of the half on the right
// of the image; the left half is its mirror image, with a separate sleeve.

export interface SleevePose {
  readonly elbow: Point;
  readonly wrist: Point;
  /** Half widths at elbow and wrist. */
  readonly halves: readonly [number, number];
  readonly cuff: number;
  /** Whether the sleeve is folded over the body. */
  readonly over?: boolean;
}

export interface KnitMeasures {
  /** Half of the neck's width. */
  readonly neck: number;
  /** Lowest point of the front neckline, including the collar. */
  readonly drop: number;
  readonly collar: number;
  readonly shoulder: Point;
  readonly underarm: Point;
  readonly waist: Point;
  /** Corner where the body meets the ribbed hem. */
  readonly hip: Point;
  /** Depth of the ribbed hem, and by how much it is narrower. */
  readonly rib: number;
  readonly drawIn: number;
  readonly sleeves: readonly [SleevePose, SleevePose];
}

/** Half of the neckline, from its lowest point at `drop` to the shoulder seam. */
export const neckline = ({ neck }: KnitMeasures, drop: number): Path =>
  `M${CENTRE} ${drop} C${CENTRE + neck * 0.5} ${drop} ${CENTRE + neck * 0.9} ${NECK_Y + (drop - NECK_Y) * 0.62} ` +
  `${CENTRE + neck} ${NECK_Y}`;

/** From the neck to the tip of the shoulder, as the continuation of a path. */
export const shoulderLine = (m: KnitMeasures): Path => shoulderCurve(m, 0.6);

/** The seam of a shoulder. */
export const shoulderSeam = (m: KnitMeasures): Path => `M${CENTRE + m.neck} ${NECK_Y} ${shoulderLine(m)}`;

/** From the tip of the shoulder to the underarm. */
export const armhole = ({ shoulder: [x, y], underarm: [ux, uy] }: KnitMeasures): Path => {
  const [nx, ny] = [Math.min(x, ux) - 20, y + (uy - y) * 0.64];
  return (
    `M${x} ${y} C${x - 14} ${y + 42} ${nx - 3} ${ny - 54} ${nx} ${ny} ` +
    `C${nx + 2} ${ny + 38} ${ux - 9} ${uy - 20} ${ux} ${uy}`
  );
};

/** The same line, started slightly lower and inside, so that wide strokes do not extend beyond the tip. */
export const armholeWithin = (m: KnitMeasures): Path => armholeInside(m, armhole(m));

/** From the underarm down to the ribbed hem, as the continuation of a path. */
export const sideLine = ({ underarm, waist, hip: [x, y], drawIn }: KnitMeasures): Path =>
  curves([underarm, waist, [x + drawIn * 0.15, y - 64], [x - 2, y - 12], [x - 12, y + 3]], {
    before: [underarm[0] + 2, underarm[1] - 60],
    after: [x - 34, y + 5],
  });

/** Half of a body with a given neckline, down to the middle of its lower edge. */
export const bodyHalf = (m: KnitMeasures, neckPath: Path): Path =>
  `${neckPath} ${shoulderLine(m)} ${onward(armhole(m))} ${sideLine(m)} ` +
  `C${m.hip[0] - 80} ${m.hip[1] + 12} ${CENTRE + 80} ${m.hip[1] + 16} ${CENTRE} ${m.hip[1] + 16}`;

/** Half of the ribbed hem; it starts under the body. */
export const hemHalf = ({ hip: [x, y], rib, drawIn }: KnitMeasures): Path =>
  `M${CENTRE} ${y + 8} C${CENTRE + 80} ${y + 8} ${x - 70} ${y + 4} ${x - 11} ${y - 8} ` +
  `C${x - 12} ${y + 14} ${x - drawIn} ${y + rib * 0.7} ${x - drawIn} ${y + rib} ` +
  `C${x - drawIn - 60} ${y + rib + 12} ${CENTRE + 80} ${y + rib + 16} ${CENTRE} ${y + rib + 16}`;

/** The line on which body and ribbed hem are joined. */
export const hemSeam = ({ hip: [x, y] }: KnitMeasures): Path =>
  `M${CENTRE} ${y + 15} C${CENTRE + 80} ${y + 15} ${x - 70} ${y + 11} ${x - 12} ${y + 2}`;
