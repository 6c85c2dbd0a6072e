import { type Path, type Point, type Warp, CENTRE, symmetric, symmetricLine } from '../paths/path';
import { type Block, curve, joined } from './shirtLines';
import type { Sleeves } from './shirtParts';

// Outlines of the tea dress, in units.

export const WAIST_Y = 452;

/** The bodice, down to a fitted waist. */
export const BODICE: Block = {
  neck: [572, 112],
  tip: [648, 136],
  armhole: [
    [633, 190],
    [632, 256],
  ],
  armpit: [656, 308],
  side: [
    [644, 370],
    [608, WAIST_Y],
  ],
  hem: [
    [560, WAIST_Y + 7],
    [500, WAIST_Y + 10],
  ],
};

const SKIRT_SIDE: readonly Point[] = [
  [606, WAIST_Y - 8],
  [640, 530],
  [690, 720],
  [732, 940],
  [766, 1132],
];

/** Bodice and skirt as one body, to inflate. */
export const SILHOUETTE: Block = { ...BODICE, side: [...BODICE.side.slice(0, -1), ...SKIRT_SIDE] };

/** Short and soft: gathered into the shoulder, wide at the hem. */
export const SLEEVES: Sleeves = [
  {
    outer: [
      [672, 132],
      [708, 158],
      [742, 232],
      [766, 312],
    ],
    inner: [
      [676, 362],
      [666, 336],
    ],
  },
  {
    outer: [
      [672, 132],
      [706, 158],
      [736, 236],
      [752, 322],
    ],
    inner: [
      [664, 360],
      [660, 334],
    ],
  },
];

/** A hem with waves below its folds. */
const WAVY: readonly Point[] = [
  [766, 1132],
  [728, 1147],
  [684, 1153],
  [640, 1164],
  [594, 1166],
  [548, 1173],
  [500, 1171],
];
export const SKIRT = symmetric(
  joined(`M500 ${WAIST_Y - 2} L606 ${WAIST_Y - 8}`, curve(SKIRT_SIDE), curve(WAVY)),
);
const FLARE = 0.75;
const FLARE_AT = 700; // distance below the origin at which the scale of the cloth is 1, in units

/** Cloth coordinates of a flared skirt: a conformal fan from above the waist, so that dots stay round. */
export const flare: Warp = (x, y) => {
  const turn = Math.atan2(x - CENTRE, y - 2) * FLARE;
  const reach = (FLARE_AT / FLARE) * (Math.hypot(x - CENTRE, y - 2) / FLARE_AT) ** FLARE;
  return [reach * Math.sin(turn), reach * Math.cos(turn)];
};

export const TAIL = symmetric('M500 1060 L750 1060 L764 1130 C700 1160 600 1166 500 1166');
/** A row of thread above the hem of the skirt. */
export const hemRow = (up: number): Path =>
  symmetricLine(curve([...WAVY].reverse().map(([x, y]): Point => [x, y - up])));

export const NECKLINE = 'M500 286 C530 232 558 170 572 112';
export const NECKLINE_BEHIND = 'M500 136 C540 136 564 128 572 112';
export const OPENING = symmetric('M500 128 C536 128 560 124 572 112 L580 117 C566 180 534 246 500 304');
export const FACING =
  'M494 300 C528 240 552 176 567 114.5 C570 112.5 578 114 588 119 C571 184 546 246 513 300 Z';
export const FACING_ROW = 'M512 293 C543 240 566 182 579.5 116';
export const WAIST = symmetric(
  `M500 ${WAIST_Y - 6} C540 ${WAIST_Y - 6} 576 ${WAIST_Y - 9} 608 ${WAIST_Y - 17} L609 ${WAIST_Y + 6} C576 ${WAIST_Y + 15} 540 ${WAIST_Y + 18} 500 ${WAIST_Y + 18}`,
);
