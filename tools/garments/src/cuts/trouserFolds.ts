import { createRandom, smooth } from '../fields/noise';
import type { Crease } from '../folds/creases';
import { mirrorFolds } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Point } from '../paths/path';
import { between, broken, sagging } from './brokenFolds';
import { type Drape, legFolds } from './legFolds';
import type { Block } from './trouserBlock';

export type { Drape } from './legFolds';

const fold = (points: readonly Point[], width: number, height: number, rest: Partial<Fold> = {}): Fold => ({
  points,
  width,
  height,
  ...rest,
});

/** Folds of the right leg on the left one, with the same asymmetry in the image. */
export const onLeft = (folds: readonly Fold[]): readonly Fold[] =>
  folds.map((one) => ({ ...one, points: one.points.map(([x, y]): Point => [2 * CENTRE - x, y]) }));

/** Folds of both legs, different on each. */
export const trouserFolds = (block: Block, drape: Drape, seed: number): readonly Fold[] => [
  ...legFolds(block, drape, seed),
  ...mirrorFolds(legFolds(block, drape, seed + 23)),
];

/** A crease pressed into the front or the back of both legs. */
export const pressedFolds = ({ axis, underFront, hem }: Block, from = 40, height = 1): readonly Fold[] => {
  const start = underFront(CENTRE) + from;
  const points = [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
    const y = start + (hem - start) * t;
    return [axis(Math.max(y, start)), y];
  });
  const right = [
    fold(points, 40, 5 * height, { taper: 'none', valley: 0 }),
    fold(points, 7, 4 * height, { taper: 'none', valley: 0.2 }),
  ];
  return [...right, ...mirrorFolds(right)];
};

/** Half of the seat: its volume, the crease below it, and the folds below that. */
const seatHalf = ({ crotch, inner, outer }: Block, seed: number, height: number): readonly Fold[] => {
  const random = createRandom(seed);
  const half = outer(crotch - 60) - CENTRE;
  const deep = between(random, 0.65, 1.1) * height;
  const round = fold(
    [
      [CENTRE + half * 0.46, crotch - 150],
      [CENTRE + half * 0.5, crotch - 80],
      [CENTRE + half * 0.46, crotch - 10],
    ],
    half * 0.34,
    7 * height,
    { valley: 0.1 },
  );
  const below = crotch + between(random, 14, 32);
  const crease: readonly Point[] = [
    [inner(below) + 6, below],
    [CENTRE + half * 0.34, below + between(random, 14, 24)],
    [CENTRE + half * between(random, 0.6, 0.86), below - between(random, 0, 22)],
  ];
  const drag = sagging(
    [inner(below + 40) + 4, below + between(random, 34, 60)],
    between(random, 26, 58),
    between(random, 80, 150),
    9,
  );
  return [
    round,
    ...broken(crease, 8, 4 * deep, -0.7),
    ...broken(drag, between(random, 6, 9), 3 * deep, -0.7, { grow: 0.6 }),
  ];
};

/** The seat from behind, with different halves. */
export const seatFolds = (block: Block, seed: number, height = 1): readonly Fold[] => [
  ...seatHalf(block, seed, height),
  ...mirrorFolds(seatHalf(block, seed + 7, height), 4),
];

/** Short, dense, uneven gathers below a tight waist. */
export const gathers = (
  top: (x: number) => number,
  half: number,
  count: number,
  height: number,
  seed: number,
) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i): Fold => {
    const x = CENTRE - half + (2 * half * (i + 0.2 + 0.6 * random())) / count;
    const y = top(x) - 2;
    const long = 34 + 70 * random();
    const lean = (x - CENTRE) * 0.06 + 8 * (random() - 0.5);
    return fold(
      [
        [x, y],
        [x + lean * 0.4, y + long * 0.5],
        [x + lean, y + long],
      ],
      5 + 3 * random(),
      (2.6 + 2.4 * random()) * height,
      { taper: 'end', grow: 0.8, valley: 0.4 },
    );
  });
};

/** Fine creases of worn and washed cloth, finest where a leg bends. */
export const trouserCreases = ({ crotch, knee, hem }: Block, height: number): readonly Crease[] => {
  const right = (x: number): number => smooth(CENTRE - 2, CENTRE + 40, x);
  const left = (x: number): number => smooth(CENTRE + 2, CENTRE - 40, x);
  const thigh = (y: number): number => smooth(crotch - 150, crotch + 40, y) * smooth(hem, knee, y);
  const shin = (y: number): number => smooth(knee - 120, knee + 60, y);
  const near = (y: number, at: number, reach: number): number => Math.exp(-(((y - at) / reach) ** 2));
  const bends = (y: number): number =>
    0.4 + 0.6 * Math.max(near(y, crotch + 20, 90), near(y, knee, 110), near(y, hem - 70, 100));
  // No creases on a flat front.
  const low = (y: number): number => 0.4 + 0.6 * smooth(crotch - 190, crotch - 60, y);
  const broad = { length: 130, width: 56, height: 3.4 * height };
  const long = { length: 190, width: 46, height: 3.4 * height };
  const fine = { length: 90, width: 22, height: 1.7 * height, sharp: 2 };
  return [
    { ...broad, angle: -24, weight: (x, y) => right(x) * thigh(y) },
    { ...broad, angle: 24, seed: 2, weight: (x, y) => left(x) * thigh(y) },
    { ...long, angle: 72, seed: 3, weight: (x, y) => right(x) * shin(y) },
    { ...long, angle: 106, seed: 4, weight: (x, y) => left(x) * shin(y) },
    { ...fine, angle: -34, seed: 5, weight: (x, y) => right(x) * bends(y) * low(y) },
    { ...fine, angle: 31, seed: 6, weight: (x, y) => left(x) * bends(y) * low(y) },
  ];
};
