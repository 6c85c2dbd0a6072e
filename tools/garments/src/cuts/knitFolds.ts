import { smooth } from '../fields/noise';
import type { Crease, Weight } from '../folds/creases';
import { bodyCreases, mirrorFolds, radiate, tube } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Point } from '../paths/path';
import { type KnitMeasures } from './knitLines';
import { sleeveLine } from './knitSleeve';
import type { SleeveLine } from './sleeveLine';
import { soften } from './soften';

// Folds of knits: broad and soft, with gathers above cuffs and hems.

/** A fold across a sleeve at a fraction of its length, between two fractions of its half width. */
const across = (line: SleeveLine, share: number, [from, to]: Point, sag: number): Pick<Fold, 'points'> => {
  const half = line.half(share);
  const drop = sag / line.length;
  return {
    points: [
      line.at(share - drop, half * from),
      line.at(share + drop * 0.4, half * (from * 0.6 + to * 0.4)),
      line.at(share + drop, half * to),
    ],
  };
};

const gathers = (line: SleeveLine, k: number): Fold[] => [
  { ...across(line, 0.985, [0.9, -0.9], 4), width: 11, height: 5 * k },
  { ...across(line, 0.94, [0.95, -0.5], 12), width: 13, height: 5.5 * k, skew: 0.4 },
  { ...across(line, 0.885, [-0.95, 0.4], 14), width: 14, height: 5 * k, skew: -0.3 },
];

/** Folds on the inside of an elbow. */
const elbowFolds = (line: SleeveLine, bend: number, k: number): Fold[] =>
  [0.42, 0.5, 0.57].map((share, i) => ({
    ...across(line, share, [-1, 0.25 - 0.2 * i], -18 + 18 * i),
    width: 14,
    height: (2 + 9 * bend) * k,
    taper: 'end',
    grow: 0.4,
  }));

/** Bend of the arm: 0 when straight, 1 at a right angle. */
const bendOf = ({ points }: SleeveLine): number => {
  const [start = [0, 0], middle = [0, 0], end = [0, 0]] = [
    points[0],
    points[Math.floor(points.length / 2)],
    points.at(-1),
  ];
  const first = Math.atan2(middle[1] - start[1], middle[0] - start[0]);
  const second = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
  return Math.min(1, Math.abs(second - first) / (Math.PI / 2));
};

const sleeveFolds = (line: SleeveLine, seed: number, k: number): Fold[] => {
  const half = line.half(0.5) * 0.85;
  return [
    ...soften(tube(line.at(0.14), line.at(0.48), half, 3, 13, 6 * k, seed + 6, 0.6), 18),
    ...soften(tube(line.at(0.54), line.at(0.9), half * 0.85, 3, 12, 6 * k, seed + 7, 0.5), 18),
    ...elbowFolds(line, bendOf(line), k),
    { points: [0.06, 0.24, 0.44, 0.6].map((s) => line.at(s, line.half(s) * 0.4)), width: 24, height: 4 * k },
    ...gathers(line, k),
  ];
};

const bodyFolds = ({ underarm: [ux, uy], hip: [hx, hy] }: KnitMeasures, seed: number, k: number): Fold[] => [
  ...soften(radiate([ux - 6, uy - 14], 200, 248, 3, 180, 13, 5.6 * k, seed + 1)),
  ...soften(radiate([ux - 8, uy + 6], 106, 152, 4, 215, 14, 6 * k, seed + 2)),
  ...soften(radiate([ux + 10, uy + 2], -64, 24, 3, 92, 11, 5 * k, seed + 3)),
  {
    points: [
      [hx - 24, hy - 40],
      [hx - 100, hy - 22],
      [hx - 180, hy - 18],
    ],
    width: 16,
    height: 5 * k,
    skew: -0.4,
  },
  {
    points: [
      [hx - 4, hy - 104],
      [hx - 50, hy - 70],
      [hx - 130, hy - 54],
    ],
    width: 18,
    height: 5.5 * k,
    taper: 'end',
  },
  {
    points: [
      [ux - 44, uy + 140],
      [ux - 62, uy + 260],
      [hx - 52, hy - 110],
      [hx - 58, hy - 36],
    ],
    width: 28,
    height: 5 * k,
  },
];

/** All folds of a block, different on each side; heights are multiplied by `k`. */
export const knitFolds = (m: KnitMeasures, seed: number, k: number): Fold[] => {
  const one = (i: 0 | 1, from: number) => [
    // The strain differs between the arms.
    ...bodyFolds(m, from, k * (i === (seed & 1) ? 1.05 : 0.74)),
    ...sleeveFolds(sleeveLine(m, m.sleeves[i]), from, k),
  ];
  return [...one(0, seed), ...mirrorFolds(one(1, seed + 40), 14)];
};

/** The shoulder blades and the hollow of the back. */
export const backFolds = (m: KnitMeasures, k: number): Fold[] => {
  const [x, y] = [m.shoulder[0] - CENTRE, m.shoulder[1]];
  const blade: Fold = {
    points: [
      [CENTRE + x * 0.5, y + 10],
      [CENTRE + x * 0.36, y + 90],
      [CENTRE + x * 0.24, y + 190],
    ],
    width: 30,
    height: 2.6 * k,
  };
  return [
    blade,
    ...mirrorFolds([blade], 8),
    {
      points: [
        [CENTRE, y + 60],
        [CENTRE - 3, y + 220],
        [CENTRE + 5, y + 380],
      ],
      width: 36,
      height: -2 * k,
    },
  ];
};

/** No folds on the ribbed hem. */
const calmed =
  ({ hip: [, y] }: KnitMeasures, weight: Weight = () => 1): Weight =>
  (x, at) =>
    weight(x, at) * smooth(y + 6, y - 90, at);

/** Soft creases on body and sleeves; heights are multiplied by `k`. */
export const knitCreases = (m: KnitMeasures, k: number): Crease[] => {
  const x0 = Math.max(m.underarm[0], m.hip[0]) - CENTRE + 20;
  const size = { length: 110, width: 54, height: 7 * k };
  const arm = (from: number) => (x: number, y: number) =>
    smooth(from - 15, from + 25, Math.abs(x - CENTRE)) * smooth(340, 480, y);
  return [
    ...bodyCreases(0.85 * k).map((crease) => ({ ...crease, weight: calmed(m, crease.weight) })),
    { ...size, angle: -24, seed: 5, weight: (x, y) => (x > CENTRE ? arm(x0)(x, y) : 0) },
    { ...size, angle: 24, seed: 6, weight: (x, y) => (x < CENTRE ? arm(x0)(x, y) : 0) },
  ];
};
