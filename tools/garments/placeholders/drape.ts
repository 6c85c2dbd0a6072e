import { darker, lighter } from './colour';
import { type Random } from './random';
import { type Stop } from './svg';

/** The folds of a cloth as one curve: how far it stands off the wall at each x, and how steeply. */
export interface Drape {
  readonly height: (x: number) => number;
  readonly slope: (x: number) => number;
}

/** Adds up waves of the given lengths, the first the strongest; where each begins is left to chance. */
export const drapeFrom = (random: Random, lengths: readonly number[]): Drape => {
  const waves = lengths.map((length, index) => ({
    pace: (2 * Math.PI) / (length * random(0.9, 1.12)),
    start: random(0, 2 * Math.PI),
    share: 1 / (index + 1.6),
  }));
  const sum = (wave: (angle: number) => number) => (x: number) =>
    waves.reduce((total, { pace, start, share }) => total + share * wave(pace * x + start), 0);
  return { height: sum(Math.sin), slope: sum(Math.cos) };
};

const STOPS = 48;

/** Light from the left on the folds: slopes that face it are lit, those that turn away are shaded. */
export const foldShading = (
  drape: Drape,
  [from, to]: readonly [number, number],
  depth: number,
  colour: string,
): readonly Stop[] => {
  // Shades of the cloth's own colour, since black over a pale cloth reads as dirt.
  const [light, shade] = [lighter(colour, 0.7), darker(colour, 0.7)];
  return Array.from({ length: STOPS + 1 }, (_, index) => {
    const offset = index / STOPS;
    const facing = drape.slope(from + offset * (to - from)) * depth;
    return facing > 0 ? [offset, light, facing * 0.8] : [offset, shade, -facing];
  });
};
