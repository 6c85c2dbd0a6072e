import { CENTRE, type Path, type Point } from '../paths/path';

// The neck, the shoulder and the armhole, shared by jersey and knitwear.

/** The y at which the shoulder seam meets the neck. */
export const NECK_Y = 206;

/** Measures of a shoulder: half of the neck's width, and the tip of the shoulder. */
interface ShoulderMeasures {
  readonly neck: number;
  readonly shoulder: Point;
}

/** From the neck to the tip of the shoulder, as the continuation of a path; `drop` is that of its second handle. */
export const shoulderCurve = ({ neck, shoulder: [x, y] }: ShoulderMeasures, drop: number): Path => {
  const [dx, dy] = [x - CENTRE - neck, y - NECK_Y];
  return `C${x - dx * 0.7} ${NECK_Y + dy * 0.2} ${x - dx * 0.3} ${NECK_Y + dy * drop} ${x} ${y}`;
};

/** An armhole from the tip, started slightly lower and inside, so that wide strokes do not extend beyond the tip. */
export const armholeInside = ({ shoulder: [x, y] }: ShoulderMeasures, armhole: Path): Path => {
  const [, ...rest] = armhole.split(' C');
  return [`M${x - 7} ${y + 6}`, ...rest].join(' C');
};
