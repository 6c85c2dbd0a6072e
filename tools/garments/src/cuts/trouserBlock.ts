import { smooth } from '../fields/noise';
import { CENTRE, type Path, type Point, type Warp } from '../paths/path';
import { aside, curves, text } from './geometry';

// The block of trousers, from measures: the two seams of a leg as distances at heights, in units.

/** A line as a function: x of y, or y of x. */
export type Profile = (at: number) => number;

/** The inner and the outer edge of a leg, each as its distance from the centre. */
type Width = readonly [number, number];

export interface Measures {
  /** Where the waist ends at the side, and how much lower it is in front. */
  readonly top: number;
  readonly dip: number;
  /** Half of the waist, and the height of its band. */
  readonly waist: number;
  readonly band: number;
  /** Half of the hips, and how far down they are widest. */
  readonly hip: number;
  readonly hipAt: number;
  readonly crotch: number;
  readonly thigh: Width;
  readonly kneeAt: number;
  readonly knee: Width;
  readonly hemAt: number;
  readonly hem: Width;
  /** How much lower the hem hangs in its middle. */
  readonly bow?: number;
  /** Fraction of the widening from waist to hip at half height: 0.5 for a straight side, 0.75 for a round one. */
  readonly round?: number;
}

/** The right half of trousers, before posing. */
export interface Block {
  readonly top: number;
  readonly waist: number;
  readonly band: number;
  readonly crotch: number;
  readonly knee: number;
  readonly hem: number;
  readonly outer: Profile;
  readonly inner: Profile;
  /** The middle of the leg. */
  readonly axis: Profile;
  /** Upper edges, of the front and of the back, and the lower edges of their waistbands. */
  readonly front: Profile;
  readonly back: Profile;
  readonly underFront: Profile;
  readonly underBack: Profile;
  readonly hemline: Profile;
}

/** How much higher the waist is behind. */
const BACK_RISE = 12;

const slopeAt = (keys: readonly Point[], i: number): number => {
  const before = keys[Math.max(0, i - 1)] ?? [0, 0];
  const after = keys[Math.min(keys.length - 1, i + 1)] ?? [1, 0];
  return (after[1] - before[1]) / (after[0] - before[0]);
};

/** A smooth line through keys, straight on beyond them. */
export const profile =
  (keys: readonly Point[]): Profile =>
  (at) => {
    const past = keys.findIndex(([key], i) => i > 0 && key >= at);
    const i = past < 0 ? keys.length - 1 : past;
    const [from, low] = keys[i - 1] ?? [0, 0];
    const [to, high] = keys[i] ?? [1, 0];
    const span = to - from;
    const t = (at - from) / span;
    if (t < 0) return low + slopeAt(keys, i - 1) * (at - from);
    if (t > 1) return high + slopeAt(keys, i) * (at - to);
    const [rise, fall] = [slopeAt(keys, i - 1) * span, slopeAt(keys, i) * span];
    const bend = t * t * (3 - 2 * t);
    return low + (high - low) * bend + t * (1 - t) * ((1 - t) * rise - t * fall);
  };

const THIGH_BELOW = 46;
const FORK_BELOW = 26;

/** The outer seam by its [y, distance from the centre]. */
const outerKeys = (of: Measures): readonly Point[] => [
  [of.top, of.waist],
  [of.top + (of.hipAt - of.top) * 0.45, of.waist + (of.hip - of.waist) * (of.round ?? 0.62)],
  [of.hipAt, of.hip],
  [of.crotch + THIGH_BELOW, of.thigh[1]],
  [of.kneeAt, of.knee[1]],
  [of.hemAt, of.hem[1]],
];

/** The inner seam; above the crotch it only defines the middle of the leg. */
const innerKeys = (of: Measures): readonly Point[] => [
  [of.top, of.waist * 0.1],
  [of.crotch + FORK_BELOW, of.thigh[0]],
  [(of.crotch + of.kneeAt) / 2, of.thigh[0] * 0.4 + of.knee[0] * 0.6],
  [of.kneeAt, of.knee[0]],
  [of.hemAt, of.hem[0]],
];

/** The edges of the waist: lower in front, `rise` units higher behind. */
export const waistEdges = (
  { top, dip, waist, band }: Pick<Measures, 'top' | 'dip' | 'waist' | 'band'>,
  rise: number,
): Pick<Block, 'front' | 'back' | 'underFront' | 'underBack'> => {
  const sunk = (x: number): number => 1 - Math.min(1, ((x - CENTRE) / waist) ** 2);
  const front: Profile = (x) => top + dip * sunk(x);
  const back: Profile = (x) => top - rise * sunk(x);
  return { front, back, underFront: (x) => front(x) + band, underBack: (x) => back(x) + band };
};

/** The block of some measures. */
export const blockOf = (measures: Measures): Block => {
  const { top, waist, band, crotch, kneeAt: knee, hemAt: hem, bow = 4 } = measures;
  const [outerWidth, innerWidth] = [profile(outerKeys(measures)), profile(innerKeys(measures))];
  const outer: Profile = (y) => CENTRE + outerWidth(y);
  const inner: Profile = (y) => CENTRE + innerWidth(y);
  return {
    top,
    waist,
    band,
    crotch,
    knee,
    hem,
    outer,
    inner,
    axis: (y) => (outer(y) + inner(y)) / 2,
    ...waistEdges(measures, BACK_RISE),
    hemline: (x) => {
      const t = (x - inner(hem)) / (outer(hem) - inner(hem));
      return hem + bow * 4 * t * (1 - t);
    },
  };
};

/** Points of a vertical line between two heights. */
export const down = (from: number, to: number, at: Profile, steps = 8): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const y = from + ((to - from) * i) / steps;
    return [at(y), y];
  });

/** Points of a horizontal line. */
export const across = (from: number, to: number, at: Profile, steps = 6): readonly Point[] =>
  down(from, to, at, steps).map(([y, x]) => [x, y]);

/** Paths of trousers have two decimals. */
const DIGITS = 2;

/** A smooth line through points. */
export const line = (points: readonly Point[]): Path =>
  `M${text(points[0] ?? [0, 0], DIGITS)} ${curves(points, { digits: DIGITS })}`;

/** Smooth lines joined at corners. */
export const joined = (...runs: readonly (readonly Point[])[]): Path =>
  runs
    .map(
      (run, i) =>
        `${i === 0 ? 'M' : 'L'}${text(run[0] ?? [0, 0], DIGITS)} ${curves(run, { digits: DIGITS })}`,
    )
    .join(' ');

/** An outline of smooth lines joined at corners. */
export const closed = (...runs: readonly (readonly Point[])[]): Path => `${joined(...runs)} Z`;

/** A strip of cloth along a line, `half` units to each side. */
export const ribbon = (points: readonly Point[], half: number): Path =>
  closed(aside(points, -half), [...aside(points, half)].reverse());

/** The pose of a leg: rotations at the hip and at the knee in degrees, outwards if positive. */
interface Turn {
  readonly thigh: number;
  readonly shin: number;
  /** Slant of its hem in degrees, higher outside if positive. */
  readonly cant?: number;
}

/** The poses of the legs by their side of the image. */
export interface Pose {
  readonly right: Turn;
  readonly left: Turn;
  /** Rotation of the waist to the right, in degrees. */
  readonly lean?: number;
}

const rotated = (x: number, y: number, pivot: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - pivot[0], y - pivot[1]];
  return [
    pivot[0] + dx * Math.cos(angle) + dy * Math.sin(angle),
    pivot[1] + dy * Math.cos(angle) - dx * Math.sin(angle),
  ];
};

/** Rotates the legs of a block at hip and knee. */
export const poseOf =
  ({ crotch, knee, hem, axis }: Block, { right, left, lean = 0 }: Pose): Warp =>
  (givenX, givenY) => {
    const facing = givenX >= CENTRE ? 1 : -1;
    const { thigh, shin, cant = 0 } = facing > 0 ? right : left;
    const rolled = Math.tan((cant * Math.PI) / 180) * smooth(hem - 150, hem, givenY);
    const slanted: Point = [givenX, givenY - rolled * ((givenX - CENTRE) * facing - axis(hem) + CENTRE)];
    const [x, y] = rotated(...slanted, [CENTRE, crotch], -lean * smooth(crotch + 40, crotch - 160, givenY));
    const hip: Point = [CENTRE + facing * 90, crotch - 60];
    const bent = rotated(
      x,
      y,
      [CENTRE + facing * (axis(knee) - CENTRE), knee],
      facing * shin * smooth(knee - 130, knee + 130, y),
    );
    return rotated(bent[0], bent[1], hip, facing * thigh * smooth(crotch - 120, crotch + 150, y));
  };

/** The approximate inverse of the pose, for cloth coordinates. */
export const unposeOf = (block: Block, pose: Pose): Warp => {
  const warp = poseOf(block, pose);
  return (x, y) => {
    const [hungX, hungY] = warp(x, y);
    return [2 * x - hungX, 2 * y - hungY];
  };
};
