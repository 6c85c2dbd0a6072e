// Necks of puffers: a closed collar, or a hood.
import { nylon } from '../fabrics';
import { smooth } from '../fields/noise';
import { type Path, side, symmetric } from '../paths/path';
import type { Layer } from '../renderer/garment';
import { label, pair } from '../renderer/parts';
import type { LayerCloth } from './cloth';
import { type Quilting, band } from './padParts';
import { quilted } from './quilted';

// A collar closed to the chin: two channels in front, the lining behind.
const COLLAR = symmetric(
  'M500 150 C544 148 582 138 606 116 C620 142 622 180 608 212 C580 226 540 232 500 232',
);
const COLLAR_INSIDE = symmetric('M500 92 C550 92 588 100 606 118 C584 146 545 158 500 160');
const COLLAR_LINES: readonly Quilting[] = [{ from: [382, 160], to: [618, 160], sag: 60 }];
const COLLAR_BACK = symmetric(
  'M500 94 C550 94 586 100 606 114 C618 142 620 176 608 206 C580 216 540 220 500 220',
);
const COLLAR_BACK_LINES: readonly Quilting[] = [{ from: [382, 154], to: [618, 154], sag: 8 }];

/** The lining of the collar, and the label on it. */
export const collarInside = (lining: string): readonly Layer[] => [
  {
    id: 'collar inside',
    fabric: nylon,
    color: lining,
    outline: COLLAR_INSIDE,
    shade: 0.7,
    tone: (_x, y) => 1.1 - 0.5 * smooth(100, 155, y),
    shellWeight: 0.1,
    folds: 0,
    shadow: null,
  },
  { ...label(500, 122, 44, 20), shade: 0.7 },
];

const collarPiece = (cloth: LayerCloth, outline: Path, lines: readonly Quilting[], seed: number): Layer => ({
  id: 'collar',
  ...cloth,
  ...quilted(0, outline, lines, { seed: seed + 3, gap: 12, length: 16, height: 2.4 }, 0.5),
  shellWeight: 0.2,
  folds: 0.3,
  bevel: 2,
  shadow: { dx: 3, dy: 7, blur: 7, opacity: 0.34, tight: 0.2 },
});

// A filled, upright hood: it spreads over the shoulders, and its opening closes at the chin.
const HOOD_INSIDE = symmetric('M500 96 C552 96 584 130 584 184 C584 232 552 276 500 322');
const HOOD_SIDE =
  'M500 58 C560 56 610 80 638 128 C660 168 674 216 678 262 C674 292 648 308 610 314 C576 319 540 320 506 320 ' +
  'C530 298 562 264 574 222 C586 176 574 132 546 112 C532 103 516 100 500 100 Z';
const HOOD_LINES: readonly Quilting[] = [
  { from: [560, 122], to: [632, 100], sag: 6 },
  { from: [582, 176], to: [668, 184], sag: 8 },
  { from: [572, 234], to: [682, 268], sag: 8 },
];
// The crown panel between its sides.
const HOOD_CROWN = symmetric('M500 58 C516 58 530 59 543 63 C538 78 535 92 534 106 C524 102 513 100 500 100');
const CROWN_LINES: readonly Quilting[] = [{ from: [440, 80], to: [560, 80], sag: -4 }];
const HOOD_EDGE = 'M500 100 C552 100 586 134 586 184 C586 228 556 270 508 316';
const CHIN = symmetric('M500 270 C530 262 556 252 580 236 C598 252 604 284 594 312 C562 322 530 326 500 326');

const CHIN_LINES: readonly Quilting[] = [{ from: [396, 286], to: [604, 286], sag: 24 }];

/** The lining of the hood, and the label on it. */
export const hoodInside = (lining: string): readonly Layer[] => [
  {
    id: 'hood inside',
    fabric: nylon,
    color: lining,
    outline: HOOD_INSIDE,
    shade: 0.55,
    tone: (x, y) => (1.2 - 0.6 * smooth(130, 300, y)) * (0.7 + 0.3 * smooth(420, 480, x)),
    shellWeight: 0.1,
    folds: 0,
    shadow: null,
    seams: [
      { path: 'M472 98 C466 170 466 230 472 310 M528 98 C534 170 534 230 528 310', width: 2, depth: 0.8 },
    ],
    bumps: [
      {
        points: [
          [500, 110],
          [500, 200],
          [500, 300],
        ],
        width: 22,
        height: -5,
      },
      {
        points: [
          [446, 160],
          [468, 226],
          [480, 300],
        ],
        width: 12,
        height: 4,
      },
      {
        points: [
          [556, 150],
          [534, 216],
          [520, 290],
        ],
        width: 12,
        height: 4,
      },
    ],
  },
  { ...label(500, 168, 44, 24, '#e8e4da', '#3a3835'), shade: 0.6 },
];

/** The hood from the front: chin, sides, crown and binding. */
export const hood = (cloth: LayerCloth, seed: number): readonly Layer[] => [
  {
    id: 'chin',
    ...cloth,
    ...quilted(0, CHIN, CHIN_LINES, { seed, gap: 12, length: 20, height: 3 }, 0.45),
    shellWeight: 0.2,
    bevel: 2,
    shadow: { dx: 2, dy: 6, blur: 7, opacity: 0.34, tight: 0.2 },
  },
  ...pair((i) => ({
    id: `hood ${i}`,
    ...cloth,
    ...quilted(i, HOOD_SIDE, HOOD_LINES, { seed: seed + 90 + i, gap: 10, length: 22, height: 3 }, 0.6),
    shellWeight: 0.1,
    bevel: 2,
    shadow: { dx: i === 0 ? 4 : 3, dy: 7, blur: 8, opacity: 0.34 },
  })),
  {
    id: 'hood crown',
    ...cloth,
    ...quilted(0, HOOD_CROWN, CROWN_LINES, { seed: seed + 95, gap: 10, length: 14, height: 2.4 }, 0.5),
    shellWeight: 0.1,
    bevel: 2,
    shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.24, tight: 0.2 },
  },
  ...pair((i) => ({
    id: `hood binding ${i}`,
    ...cloth,
    outline: side(i, band(HOOD_EDGE, 9)),
    shade: 0.86,
    shellWeight: 0.1,
    folds: 0,
    bevel: 2.4,
    lift: 2.4,
    shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.4 },
  })),
];

const HOOD_BACK = symmetric(
  'M500 50 C572 48 640 80 656 146 C668 206 650 262 600 292 C570 302 540 304 500 304',
);
const HOOD_BACK_LINES: readonly Quilting[] = [
  { from: [350, 116], to: [650, 116], sag: 20 },
  { from: [328, 186], to: [672, 186], sag: 26 },
  { from: [316, 256], to: [684, 256], sag: 34 },
];

/** The collar from the front. */
export const collar = (cloth: LayerCloth, seed: number): Layer =>
  collarPiece(cloth, COLLAR, COLLAR_LINES, seed);

/** The collar or the hood from behind. */
export const neckBehind = (cloth: LayerCloth, hooded: boolean, seed: number): Layer =>
  hooded
    ? collarPiece(cloth, HOOD_BACK, HOOD_BACK_LINES, seed)
    : collarPiece(cloth, COLLAR_BACK, COLLAR_BACK_LINES, seed);
