import { createRandom, smooth } from '../fields/noise';
import type { Crease } from '../folds/creases';
import { mirrorFolds, radiate, tube } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Point } from '../paths/path';
import type { SleeveLine } from './sleeveLine';
import { type TopMeasures, hemCorner } from './topBlock';
import { soften } from './soften';
import { isShort, sleeveLine } from './topSleeve';

// Folds of jersey: from the armpits, across the sleeves and down the sides, different on each side.

export interface Fall {
  /** Factors of the heights of folds at the armpits, of hanging folds and of creases; 1 for a common tee. */
  readonly pull?: number;
  readonly hang?: number;
  readonly rumple?: number;
  /** Factor of all widths: 0.8 for children's tops. */
  readonly size?: number;
}

type Position = (share: number, down: number) => Point;

/** Points of a body by fractions of its half width and of the height from the underarm to the hem. */
const positionsOf = (m: TopMeasures): Position => {
  const marks = [m.underarm, ...m.side];
  const [top, bottom] = [m.underarm[1], hemCorner(m)[1]];
  return (share, down) => {
    const y = top + (bottom - top) * down;
    const i = Math.max(
      1,
      marks.findIndex(([, markY]) => markY >= y),
    );
    const [[ax, ay], [bx, by]] = [marks[i - 1] ?? m.underarm, marks[i] ?? hemCorner(m)];
    const edge = ax + ((bx - ax) * (y - ay)) / (by - ay || 1);
    return [CENTRE + (edge - CENTRE) * share, y];
  };
};

const armpit = ({ underarm: [x, y] }: TopMeasures, seed: number, k: number, size: number): Fold[] => [
  ...soften(radiate([x, y - 14], 200, 250, 3, 170 * size, 10 * size, 5.4 * k, seed + 1)),
  ...soften(radiate([x - 3, y + 2], 110, 162, 4, 220 * size, 11 * size, 5.6 * k, seed + 2)),
  ...soften(radiate([x + 7, y - 18], -66, -12, 3, 84 * size, 9 * size, 4.4 * k, seed + 3)),
];

const HANGING = [
  { path: [0.82, 0.12, 0.76, 0.36, 0.83, 0.62, 0.8, 0.97], width: 21, height: 5.6, skew: 0.6 },
  { path: [0.52, 0.22, 0.45, 0.48, 0.5, 0.72, 0.45, 0.98], width: 23, height: 4.6, skew: -0.6 },
  { path: [0.92, 0.26, 0.86, 0.38, 0.66, 0.48, 0.44, 0.52], width: 18, height: 4.5, skew: 0.6 },
  { path: [0.97, 0.48, 0.85, 0.6, 0.64, 0.7, 0.42, 0.75], width: 20, height: 4, skew: 0.6 },
] as const;

const HANGING_LEFT = [
  { path: [0.88, 0.2, 0.82, 0.42, 0.87, 0.66, 0.84, 0.97], width: 20, height: 5.6, skew: 0.6 },
  { path: [0.64, 0.33, 0.6, 0.52, 0.66, 0.76, 0.6, 0.98], width: 22, height: 5, skew: -0.6 },
  { path: [0.95, 0.34, 0.82, 0.48, 0.56, 0.55, 0.32, 0.57], width: 19, height: 4.5, skew: 0.6 },
  { path: [0.98, 0.6, 0.82, 0.74, 0.6, 0.8, 0.36, 0.84], width: 20, height: 3.6, skew: 0.6 },
] as const;

const pairs = (numbers: readonly number[], positionAt: Position): readonly Point[] =>
  numbers.flatMap((share, i) => (i % 2 === 0 ? [positionAt(share, numbers[i + 1] ?? 0)] : []));

/** Folds that reach the hem come first in the lists above. */
const DOWN = 2;

/** The hanging folds, random for each garment. */
const hanging = (m: TopMeasures, i: 0 | 1, seed: number, k: number, size: number): Fold[] => {
  const positionAt = positionsOf(m);
  const random = createRandom(seed + 90);
  return (i === 0 ? HANGING : HANGING_LEFT).map(({ path, width, height, skew }, n) => {
    const long = n < DOWN;
    const aside = (random() - 0.5) * (long ? 0.22 : 0.1);
    const lower = (random() - 0.5) * (long ? 0.06 : 0.3);
    const reach = 0.7 + 0.5 * random();
    const moved = path.map((number, at) => {
      if (at % 2 === 1) return Math.max(0.04, number + lower);
      return long ? number + aside : 1 - (1 - number - aside) * reach;
    });
    return {
      points: pairs(moved, positionAt),
      width: width * size * (0.8 + 0.4 * random()),
      height: height * k * (long ? 0.6 + 0.6 * random() : 0.35 + 0.8 * random()),
      skew,
      taper: long ? 'start' : 'end',
    };
  });
};

/** A fold across a sleeve at a fraction of its length, between two fractions of its half width. */
const across = (line: SleeveLine, share: number, from: number, to: number, sag: number): readonly Point[] => {
  const half = line.half(share);
  const drop = sag / line.length;
  return [
    line.at(share - drop, half * from),
    line.at(share + drop * 0.4, half * (from * 0.6 + to * 0.4)),
    line.at(share + drop, half * to),
  ];
};

const shortSleeve = (line: SleeveLine, seed: number, k: number, size: number): Fold[] => {
  const down = (aside: number): readonly Point[] =>
    [0.05, 0.36, 0.68, 1].map((s) => line.at(s, line.half(s) * aside));
  return [
    ...soften(
      tube(line.at(0.05), line.at(0.9), line.half(0.6) * 1.3, 4, 11 * size, 4 * k, seed + 4, 0.5),
      20,
    ),
    { points: down(0.45), width: 13 * size, height: 4 * k, taper: 'start', skew: 0.7 },
  ];
};

/** Folds on the inside of an elbow, and above the wrist. */
const longSleeve = (line: SleeveLine, seed: number, k: number, size: number): Fold[] => {
  // Starts beyond the edge; a fold that starts on it would notch it.
  const half = line.half(0.5) * 1.2;
  const cross = (share: number, from: number, to: number, sag: number, height: number): Fold => ({
    points: across(line, share, from, to, sag),
    width: 12 * size,
    height: height * k,
    skew: 0.3,
  });
  return [
    ...soften(tube(line.at(0.12), line.at(0.46), half, 4, 11 * size, 5.4 * k, seed + 6, 0.6), 16),
    ...soften(tube(line.at(0.52), line.at(0.9), half * 0.9, 4, 10 * size, 5.4 * k, seed + 7, 0.5), 16),
    cross(0.45, -1, 0.3, -16, 4.4),
    cross(0.52, -1, 0.15, 2, 4.8),
    cross(0.585, -1, 0.1, 16, 4),
    cross(0.96, 0.95, -0.9, 3, 3.8),
    cross(0.915, 0.95, -0.4, 11, 4.6),
    cross(0.865, -0.95, 0.4, 13, 4.4),
    {
      points: [0.05, 0.22, 0.4, 0.55].map((s) => line.at(s, line.half(s) * 0.4)),
      width: 20 * size,
      height: 4 * k,
    },
  ];
};

const sleeve = (m: TopMeasures, i: 0 | 1, seed: number, k: number, size: number): Fold[] => {
  const line = sleeveLine(m, m.sleeves[i]);
  return (isShort(line) ? shortSleeve : longSleeve)(line, seed, k, size);
};

/** All folds of a top. */
export const topFolds = (m: TopMeasures, seed: number, fall: Fall = {}): readonly Fold[] => {
  const { pull = 1, hang = 1, size = 1 } = fall;
  const half = (i: 0 | 1, from: number): Fold[] => [
    // The strain differs between the arms.
    ...armpit(m, from, pull * (i === (seed & 1) ? 1.05 : 0.72), size),
    ...hanging(m, i, from, hang, size),
    ...sleeve(m, i, from, pull, size),
  ];
  return [...half(0, seed), ...mirrorFolds(half(1, seed + 10))];
};

/** The shoulder blades, and the hollow between them. */
export const bladeFolds = (m: TopMeasures, size = 1): readonly Fold[] => {
  const [x, y] = [m.shoulder[0] - CENTRE, m.shoulder[1]];
  const blade = (by: number, height: number): Fold => ({
    points: [
      [CENTRE + x * 0.46, y + by],
      [CENTRE + x * 0.3, y + by + 70 * size],
      [CENTRE + x * 0.2, y + by + 160 * size],
    ],
    width: 27 * size,
    height,
  });
  const hollow: Fold = {
    points: [
      [CENTRE, y + 70],
      [CENTRE - 3, y + 70 + 130 * size],
      [CENTRE + 4, y + 70 + 270 * size],
    ],
    width: 30 * size,
    height: -2.2,
  };
  return [blade(6, 2.8), ...mirrorFolds([blade(16, 2)]), hollow];
};

/** The bust, and the folds below it. */
export const bustFolds = (m: TopMeasures, k: number): readonly Fold[] => {
  const [x, y] = [m.underarm[0] - CENTRE, m.underarm[1]];
  const swell: Fold = {
    points: [
      [CENTRE + x * 0.72, y - 34],
      [CENTRE + x * 0.56, y + 26],
      [CENTRE + x * 0.34, y + 44],
    ],
    width: 50,
    height: 7 * k,
    skew: 0.3,
    valley: 0.06,
  };
  return [swell, ...mirrorFolds([swell], 4)];
};

/** Soft creases: down the body, from its sides, and across the sleeves. */
export const topCreases = (m: TopMeasures, { rumple = 1, size = 1 }: Fall = {}): readonly Crease[] => {
  const [ux, uy] = m.underarm;
  const [, hy] = hemCorner(m);
  const x = ux - CENTRE;
  const flank = (y: number): number => smooth(uy - 150, uy, y) * smooth(hy - 20, hy - 240, y);
  const body = (y: number): number => smooth(uy - 60, uy + 150, y);
  const arm = (away: number, y: number): number => smooth(x + 4, x + 36, away) * smooth(uy - 190, uy - 60, y);
  const short = { length: 150 * size, width: 52 * size, height: 5 * rumple };
  const across = { length: 110 * size, width: 46 * size, height: 6 * rumple };
  return [
    {
      angle: 84,
      length: 260 * size,
      width: 62 * size,
      height: 6 * rumple,
      weight: (px, y) => body(y) * smooth(x + 16, x - 50, Math.abs(px - CENTRE)),
    },
    { ...short, angle: -28, seed: 1, weight: (px, y) => smooth(CENTRE, CENTRE + 140, px) * flank(y) },
    { ...short, angle: 28, seed: 2, weight: (px, y) => smooth(CENTRE, CENTRE - 140, px) * flank(y) },
    { ...across, angle: 40, seed: 3, weight: (px, y) => (px > CENTRE ? arm(px - CENTRE, y) : 0) },
    { ...across, angle: -40, seed: 4, weight: (px, y) => (px < CENTRE ? arm(CENTRE - px, y) : 0) },
  ];
};
