import { valueNoise } from '../fields/noise';

/** Short, randomly bent fibres along and across the grain, as on wool and brushed cotton; -1 to 1. */
export const fibres = (u: number, v: number, seed: number): number => {
  const bend = 1.2 * valueNoise(u * 0.13, v * 0.13, seed);
  const down = valueNoise(u * 1.3 + bend, v * 0.3 + bend, seed + 1);
  const over = valueNoise(u * 0.3 - bend, v * 1.3 + bend, seed + 2);
  return 0.6 * (down + over);
};
