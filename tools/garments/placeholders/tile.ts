import { type Swatch } from '../swatches';
import { darker, lighter, lightnessOf } from './colour';
import { type Random } from './random';

/** One repeat of a weave, in units that are pixels on the hanging swatch. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  /** SVG of the repeat; its gradients, if any, are part of it. */
  readonly body: string;
}

/** The colours of a weave: its yarn, the lit and the shaded side, the gap between yarns, the second yarn. */
export interface Tones {
  readonly base: string;
  readonly lit: string;
  readonly shaded: string;
  readonly gap: string;
  readonly second: string;
}

export type Drawing = (tones: Tones, random: Random) => Tile;

export const tonesOf = ({ colour, second }: Swatch): Tones => {
  // A dark yarn needs more light and more shade than a pale one to show its weave.
  const dark = 1 - lightnessOf(colour);
  return {
    base: colour,
    lit: lighter(colour, 0.1 + 0.08 * dark),
    shaded: darker(colour, 0.1 + 0.18 * dark),
    gap: darker(colour, 0.26 + 0.16 * dark),
    second: second ?? lighter(colour, 0.3),
  };
};
