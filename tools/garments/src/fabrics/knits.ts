import { hash2, valueNoise } from '../fields/noise';
import { base, type Fabric, put, raise, share, TURN } from './fabric';

// Knits with large, visible stitches.

/** Repeat length of a cable, in units. */
const TWIST = 46;
const STRAND = 6.5;

const woolly = { ...base, sheen: 0.13, wrap: 0.24 } as const;

/** The round cross-section of a strand, 0 to 1, at `d` half widths from its middle. */
export const strandSection = (d: number): number => Math.sqrt(Math.max(0, 1 - d * d));

/** Stocking stitch: columns `pitch` and rows `course` units apart, `height` units high. */
export const knit = (pitch = 7, course = 5.4, height = 1, fuzz = 0.03): Fabric => ({
  ...woolly,
  name: 'knit',
  micro: (u, v, out) => {
    const x = (u + 0.6 * valueNoise(u * 0.03, v * 0.05, 31)) / pitch;
    const column = Math.floor(x);
    const across = x - column - 0.5;
    const leg = Math.abs(across);
    // Rows rise towards the edges of a column, which gives the V of a stitch.
    const y = (v + 0.8 * valueNoise(u * 0.04, v * 0.03, 32)) / course + leg * 1.25;
    const row = Math.floor(y);
    const along = y - row - 0.5;
    const bulge = strandSection((leg - 0.25) / 0.25) * (1 - 2.2 * along * along);
    const uneven = hash2(column, row, across > 0 ? 1 : 2) - 0.5;
    const fibre = valueNoise(u * 0.9, v * 0.9, 4);
    put(
      out,
      height * bulge * (1 + 0.25 * uneven) + 0.08 * fibre,
      (0.8 + 0.22 * bulge) * (1 + 0.05 * uneven + fuzz * fibre),
      0.1 + 0.25 * uneven + 0.1 * fibre,
    );
  },
});

/** One strand that deviates `swing` units to either side of its cable, over and under its neighbours. */
const strand = (x: number, phase: number, swing: number, rise: number): number =>
  strandSection((x - swing * Math.sin(phase)) / STRAND) * (1 + rise);

/** A rope cable: two strands twisted around each other. */
const rope = (x: number, phase: number): number =>
  Math.max(
    strand(x, phase, 7.5, 0.4 * Math.cos(phase)),
    strand(x, phase + Math.PI, 7.5, -0.4 * Math.cos(phase)),
  );

/** A plait of three strands. */
const plait = (x: number, phase: number): number => {
  const second = phase + TURN / 3;
  const third = phase - TURN / 3;
  return Math.max(
    strand(x, phase, 10.5, 0.35 * Math.cos(2 * phase)),
    strand(x, second, 10.5, 0.35 * Math.cos(2 * second)),
    strand(x, third, 10.5, 0.35 * Math.cos(2 * third)),
  );
};

/** Aran cables, alternately ropes and plaits, `gap` units apart and `height` units high. */
export const cable = (gap = 74, height = 3.2): Fabric => {
  const ground = knit(5.2, 4.6, 0.7, 0.03);
  return {
    ...ground,
    name: 'cable',
    micro: (u, v, out) => {
      ground.micro(u, v, out);
      const index = Math.round(u / gap);
      const x = u - index * gap;
      const plaited = (index & 1) === 1;
      const phase = (v / TWIST) * TURN;
      const body = plaited ? plait(x, phase) : rope(x, phase * 0.8);
      // A cable lies in a channel of purl stitches.
      const channel = share(3.2 - Math.abs(Math.abs(x) - (plaited ? 21 : 18)));
      const covered = 0.35 * (1 - Math.min(1, body));
      const ridges = body > 0 ? 0.1 * Math.sin(((v + 0.4 * x) / 4.6) * TURN) : 0;
      raise(
        out,
        height * body + ridges - covered * (out[0] ?? 0) - 0.9 * channel,
        (0.86 + 0.13 * Math.min(1.2, body)) * (1 - 0.1 * channel),
      );
    },
  };
};
