import { mirrorFolds } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import type { Point } from '../paths/path';

// Folds of a lowered hood.

const lines = (...rows: readonly (readonly Point[])[]): readonly (readonly Point[])[] => rows;

/** Along the edge on the right, around the neck. */
export const EDGE_FOLDS: readonly Fold[] = lines(
  [
    [640, 168],
    [648, 222],
    [604, 284],
    [520, 332],
  ],
  [
    [612, 152],
    [624, 214],
    [588, 274],
    [520, 318],
  ],
  [
    [656, 226],
    [628, 276],
    [570, 314],
  ],
).map((points, i) => ({ points, width: [15, 9, 10][i] ?? 10, height: [8, -4, 5][i] ?? 5, skew: 0.3 }));

/** The hollow of the lining behind the neck. */
export const LINING_FOLDS: readonly Fold[] = lines(
  [
    [500, 128],
    [500, 180],
    [500, 240],
  ],
  [
    [560, 134],
    [552, 184],
    [530, 246],
  ],
  [
    [452, 134],
    [458, 178],
    [474, 240],
  ],
).map((points, i) => ({ points, width: [24, 18, 16][i] ?? 18, height: [-4, 6, 5][i] ?? 5 }));

/** Folds of a hood from behind. */
export const BEHIND_FOLDS: readonly Fold[] = [
  ...lines(
    [
      [636, 214],
      [624, 290],
      [580, 366],
      [512, 424],
    ],
    [
      [604, 196],
      [586, 272],
      [548, 342],
      [506, 392],
    ],
    [
      [560, 184],
      [548, 236],
      [524, 290],
    ],
    [
      [650, 262],
      [632, 330],
      [586, 398],
    ],
  ).flatMap((points, i): readonly Fold[] => {
    const fold = { points, width: [18, 15, 14, 12][i] ?? 14, height: [8, 6, 4, 5][i] ?? 5, skew: 0.3 };
    return [fold, ...mirrorFolds([fold], 8)];
  }),
  {
    points: [
      [420, 186],
      [500, 200],
      [580, 186],
    ],
    width: 15,
    height: 5,
  },
];
