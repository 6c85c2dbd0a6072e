import { pique, satin } from '../fabrics';
import { type Fabric, type Pattern, put, share } from '../fabrics/fabric';
import { fbm, hash2, smooth, valueNoise } from '../fields/noise';

// Cloths and prints of this shop's tops alone.

/** Height of a cell of the fine piqué, in units: any less and it makes bands in small pictures. */
const CELL = 6.4;

/** A piqué of small cells; the harmonic that makes them hexagons is weak, since it is the first to make bands. */
export const finePique: Fabric = {
  ...pique,
  micro: (u, v, out) => {
    const turn = (2 * Math.PI) / CELL;
    const x = (u + 0.5 * valueNoise(u * 0.06, v * 0.06, 13)) * turn;
    const y = (v + 0.5 * valueNoise(u * 0.06, v * 0.06, 14)) * turn * 0.9;
    const cell = Math.cos(x) * Math.cos(y) + 0.3 * Math.cos(2 * y);
    const dimple = smooth(-0.7, 1, cell);
    const grain = valueNoise(u * 0.95, v * 0.95, 9);
    put(out, -0.4 * dimple + 0.06 * grain, 1.06 - 0.14 * dimple + 0.02 * grain);
  },
};

/** Satin washed with sand: a glow where others shine, and floats too fine to streak. */
export const washedSatin: Fabric = {
  ...satin,
  specular: 0.066,
  roughness: 0.56,
  sheen: 0.14,
  wrap: 0.16,
  micro: (u, v, out) => {
    const float = valueNoise(u * 0.9, v * 0.09, 3);
    const grain = valueNoise(u * 1.1, v * 0.5, 4);
    const ripple = fbm(u * 0.02, v * 0.012, 2, 5);
    put(out, 0.016 * float + 0.014 * grain + 0.25 * ripple, 1 + 0.008 * float + 0.006 * grain);
  },
};

/** Chalk dots, none of them quite round, in staggered rows about `period` units apart. */
export const chalkDots =
  (period: number, radius: number): Pattern =>
  (u, v) => {
    const line = Math.floor(v / period);
    const shifted = u / period + (line & 1) * 0.5;
    const column = Math.floor(shifted);
    const stray = (seed: number): number => (hash2(column, line, seed) - 0.5) * 0.1;
    const dx = (shifted - column - 0.5 + stray(1)) * period;
    const dy = (v / period - line - 0.5 + stray(2)) * period;
    const angle = Math.atan2(dy, dx);
    const [first, second] = [hash2(column, line, 3), hash2(column, line, 4)];
    const size = 0.92 + 0.16 * hash2(column, line, 5);
    const wobble = 0.06 * Math.cos(2 * angle + first * 7) + 0.035 * Math.cos(3 * angle + second * 7);
    const edge = radius * (size + wobble) + 0.35 * valueNoise(u * 0.6, v * 0.6, 6);
    return share(0.5 + (edge - Math.hypot(dx, dy)) / 1.1);
  };
