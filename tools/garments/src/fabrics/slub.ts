import { hash2, valueNoise } from '../fields/noise';

interface Slub {
  /** Frequency of the swelling along the yarn, per unit. */
  readonly frequency: number;
  readonly swelling: number;
  /** Strength of slubs, where the swelling noise exceeds a threshold. */
  readonly slubs: number;
  readonly threshold: number;
  /** Variation between yarns. */
  readonly variation: number;
}

/** The thickness of yarns by their index and the position along them, in units. */
export const slub =
  ({ frequency, swelling, slubs, threshold, variation }: Slub) =>
  (yarn: number, along: number, seed: number): number => {
    const swell = valueNoise(yarn * 5.3, along * frequency, seed);
    return (
      swelling * swell + slubs * Math.max(0, swell - threshold) + variation * (hash2(yarn, 0, seed) - 0.5)
    );
  };
