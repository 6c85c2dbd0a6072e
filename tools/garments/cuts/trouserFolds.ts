import { random, smooth } from '../fields/noise';
import type { Crease } from '../folds/creases';
import { mirrorFolds, radiate, tube } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Point } from '../paths/path';
import type { Block } from './trouserBlock';

/** How strongly a cloth folds where a leg bends or ends; 1 is a firm cotton. */
export interface Drape {
  readonly crotch: number;
  readonly thigh: number;
  readonly knee: number;
  readonly hem: number;
  /** Long folds that fall down the leg. */
  readonly fall?: number;
  /** Creases all over. */
  readonly rumple?: number;
}

const fold = (points: readonly Point[], width: number, height: number, rest: Partial<Fold> = {}): Fold => ({
  points,
  width,
  height,
  ...rest,
});

const crotchFolds = ({ crotch }: Block, height: number, seed: number): readonly Fold[] => [
  ...radiate([CENTRE + 10, crotch + 12], -50, -12, 3, 105, 7, 3.4 * height, seed + 1),
  ...radiate([CENTRE + 16, crotch + 30], 28, 70, 3, 190, 12, 3.6 * height, seed + 2),
];

/** Cloth that sags between the hip and the crotch. */
const thighFolds = ({ crotch, outer }: Block, height: number, seed: number): readonly Fold[] => {
  const chance = random(seed + 31);
  return Array.from({ length: 3 }, (_, i) => {
    const y = crotch - 84 + i * 78 + 40 * chance();
    const [far, near] = [outer(y) - 6, CENTRE + 50 + 80 * chance()];
    const sag = 10 + 26 * chance();
    return fold(
      [
        [far, y - 18],
        [far * 0.6 + near * 0.4, y + sag * 0.5],
        [near, y + sag],
      ],
      8 + 7 * chance(),
      (1.4 + 2.8 * chance()) * height,
      { taper: 'end', skew: 0.5 - chance(), grow: 0.9 },
    );
  });
};

/** Folds across a leg; some are left out and all differ, since a row of equal ones looks moulded. */
const acrossLeg = (
  { axis, outer, inner }: Block,
  [from, to]: readonly [number, number],
  count: number,
  height: number,
  seed: number,
): readonly Fold[] => {
  const chance = random(seed + 71);
  const half = (outer(from) - inner(from)) / 2;
  return tube([axis(from), from], [axis(to), to], half, count, 9, height, seed, 0.5)
    .filter(() => chance() > 0.25)
    .map((drawn) => ({ ...drawn, height: drawn.height * (0.45 + 0.9 * chance()), grow: 0.7 }));
};

const fallingFolds = (
  { crotch, hem, inner, outer }: Block,
  height: number,
  seed: number,
): readonly Fold[] => {
  const chance = random(seed + 57);
  return Array.from({ length: 3 }, (_, i) => {
    const from = crotch + 60 + 150 * chance();
    const to = hem - 40 - 160 * chance();
    const share = (i + 0.3 + 0.5 * chance()) / 3;
    const at = (t: number): Point => {
      const y = from + (to - from) * t;
      const sway = 10 * Math.sin(t * 3.1 + i) * chance();
      return [inner(y) + (outer(y) - inner(y)) * (0.14 + 0.72 * share) + sway, y];
    };
    return fold([at(0), at(0.33), at(0.66), at(1)], 17 + 13 * chance(), (2.6 + 2.4 * chance()) * height, {
      taper: 'both',
      valley: 0.15,
      skew: 1 - 2 * chance(),
    });
  });
};

const legFolds = (block: Block, drape: Drape, seed: number): readonly Fold[] => {
  const { knee, hem } = block;
  return [
    ...crotchFolds(block, drape.crotch, seed),
    ...thighFolds(block, drape.thigh, seed),
    ...acrossLeg(block, [knee - 130, knee + 130], 5, 3.4 * drape.knee, seed + 3),
    ...acrossLeg(block, [hem - 190, hem - 20], 4, 4 * drape.hem, seed + 4),
    ...fallingFolds(block, drape.fall ?? 1, seed),
  ];
};

/** Folds of both legs, no two alike. */
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

/** The seat, from behind: two soft rounds, and the cloth that hangs from them. */
export const seatFolds = ({ crotch, outer }: Block, seed: number, height = 1): readonly Fold[] => {
  const half = outer(crotch - 60) - CENTRE;
  const right = [
    fold(
      [
        [CENTRE + half * 0.46, crotch - 150],
        [CENTRE + half * 0.5, crotch - 80],
        [CENTRE + half * 0.46, crotch - 10],
      ],
      half * 0.34,
      9 * height,
      { valley: 0.1 },
    ),
    fold(
      [
        [CENTRE + 14, crotch + 22],
        [CENTRE + half * 0.4, crotch + 30],
        [CENTRE + half * 0.8, crotch - 4],
      ],
      11,
      4.5 * height,
      { taper: 'end', skew: 0.3 },
    ),
    ...radiate([CENTRE + 16, crotch + 26], 24, 66, 3, 120, 10, 4 * height, seed),
  ];
  return [...right, ...mirrorFolds(right, 5)];
};

/** Gathers that a tight waist sends down: short, close, uneven. */
export const gathers = (
  top: (x: number) => number,
  half: number,
  count: number,
  height: number,
  seed: number,
) => {
  const chance = random(seed);
  return Array.from({ length: count }, (_, i): Fold => {
    const x = CENTRE - half + (2 * half * (i + 0.2 + 0.6 * chance())) / count;
    const y = top(x) - 2;
    const long = 34 + 70 * chance();
    const lean = (x - CENTRE) * 0.06 + 8 * (chance() - 0.5);
    return fold(
      [
        [x, y],
        [x + lean * 0.4, y + long * 0.5],
        [x + lean, y + long],
      ],
      5 + 3 * chance(),
      (2.6 + 2.4 * chance()) * height,
      { taper: 'end', grow: 0.8, valley: 0.4 },
    );
  });
};

/** Fine unevenness of cloth that was worn, washed and laid down, finest where a leg bends. */
export const trouserCreases = ({ crotch, knee, hem }: Block, height: number): readonly Crease[] => {
  const right = (x: number): number => smooth(CENTRE - 2, CENTRE + 40, x);
  const left = (x: number): number => smooth(CENTRE + 2, CENTRE - 40, x);
  const thigh = (y: number): number => smooth(crotch - 150, crotch + 40, y) * smooth(hem, knee, y);
  const shin = (y: number): number => smooth(knee - 120, knee + 60, y);
  const near = (y: number, at: number, reach: number): number => Math.exp(-(((y - at) / reach) ** 2));
  const bends = (y: number): number =>
    0.4 + 0.6 * Math.max(near(y, crotch + 20, 90), near(y, knee, 110), near(y, hem - 70, 100));
  // A flat front stays calm.
  const low = (y: number): number => 0.4 + 0.6 * smooth(crotch - 190, crotch - 60, y);
  const broad = { length: 120, width: 52, height: 4.4 * height };
  const long = { length: 180, width: 46, height: 4.2 * height };
  const fine = { length: 85, width: 25, height: 3 * height, sharp: 2 };
  return [
    { ...broad, angle: -24, weight: (x, y) => right(x) * thigh(y) },
    { ...broad, angle: 24, seed: 2, weight: (x, y) => left(x) * thigh(y) },
    { ...long, angle: 72, seed: 3, weight: (x, y) => right(x) * shin(y) },
    { ...long, angle: 106, seed: 4, weight: (x, y) => left(x) * shin(y) },
    { ...fine, angle: -34, seed: 5, weight: (x, y) => right(x) * bends(y) * low(y) },
    { ...fine, angle: 31, seed: 6, weight: (x, y) => left(x) * bends(y) * low(y) },
  ];
};
