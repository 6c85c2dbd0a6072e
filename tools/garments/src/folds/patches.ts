import { smooth } from '../fields/noise';
import type { Crease } from './creases';

const flank = (y: number) => smooth(330, 480, y) * smooth(980, 760, y);

/** Creases of a body: vertical in the middle, slanted at the sides; heights are multiplied by `k`. */
export const bodyCreases = (k = 1): Crease[] => [
  {
    angle: 84,
    length: 260,
    width: 66,
    height: 7 * k,
    weight: (x, y) => smooth(420, 640, y) * smooth(760, 690, x) * smooth(240, 310, x),
  },
  {
    angle: -28,
    length: 150,
    width: 56,
    height: 5 * k,
    seed: 1,
    weight: (x, y) => smooth(500, 640, x) * flank(y) * smooth(770, 730, x),
  },
  {
    angle: 28,
    length: 150,
    width: 56,
    height: 5 * k,
    seed: 2,
    weight: (x, y) => smooth(500, 360, x) * flank(y) * smooth(230, 270, x),
  },
];

/** Creases across long sleeves beyond `x0` units and its mirror; heights are multiplied by `k`. */
export const sleeveCreases = (k = 1, x0 = 765): Crease[] => {
  const size = { length: 95, width: 46, height: 9 * k };
  return [
    { ...size, angle: -24, seed: 5, weight: (x, y) => smooth(x0 - 15, x0 + 25, x) * smooth(380, 520, y) },
    { ...size, angle: 24, seed: 6, weight: (x, y) => smooth(1015 - x0, 975 - x0, x) * smooth(380, 520, y) },
  ];
};
