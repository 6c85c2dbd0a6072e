import { jersey, loopback, pique, satin } from '../fabrics';
import { type Fabric, type Pattern, put, share } from '../fabrics/fabric';
import { fbm, hash2, smooth, valueNoise } from '../fields/noise';

// Fabrics and prints of tops.

/** Fine stocking stitch with columns `pitch` units apart. */
const stockinette = (of: Fabric, pitch: number, height: number, grain: number): Fabric => ({
  ...of,
  micro: (u, v, out) => {
    const x = (u + 0.35 * valueNoise(u * 0.05, v * 0.04, 41)) / pitch;
    const column = Math.floor(x);
    const leg = Math.abs(x - column - 0.5);
    // Rows rise towards the edges of a column, which gives the V of a stitch.
    const y = (v + 0.4 * valueNoise(u * 0.06, v * 0.05, 42)) / (pitch * 0.8) + leg * 1.3;
    const along = y - Math.floor(y) - 0.5;
    const across = (leg - 0.25) / 0.25;
    const bulge = (1 - across * across) * (1 - 2.6 * along * along);
    const uneven = hash2(column, Math.floor(y), 3) - 0.5;
    const fibre = valueNoise(u * 1.3, v * 1.1, 2);
    const streak = valueNoise(u * 0.5, v * 0.02, 5);
    put(
      out,
      height * bulge * (1 + 0.3 * uneven) + grain * fibre,
      0.98 + 0.034 * bulge * (1 + 0.5 * uneven) + 0.016 * fibre + 0.008 * streak,
    );
  },
});

/** T-shirt cotton: a fine, even face. */
export const fineJersey = stockinette(jersey, 2.9, 0.2, 0.04);

/** The face of sweatshirt cloth: a thicker, slightly fuzzy yarn. */
export const sweatFace = stockinette(loopback, 3.9, 0.36, 0.09);

/** Height of a cell of the fine piqué, in units; smaller cells cause moiré in small images. */
const CELL = 6.4;

/** A piqué of small cells; the harmonic that makes them hexagonal is weak, since it causes moiré. */
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

/** Sand-washed satin: a soft sheen, and fine floats without streaks. */
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

/** Irregular chalk dots in staggered rows about `period` units apart. */
export const chalkDots =
  (period: number, radius: number): Pattern =>
  (u, v) => {
    const line = Math.floor(v / period);
    const shifted = u / period + (line & 1) * 0.5;
    const column = Math.floor(shifted);
    const jitter = (seed: number): number => (hash2(column, line, seed) - 0.5) * 0.1;
    const dx = (shifted - column - 0.5 + jitter(1)) * period;
    const dy = (v / period - line - 0.5 + jitter(2)) * period;
    const angle = Math.atan2(dy, dx);
    const [first, second] = [hash2(column, line, 3), hash2(column, line, 4)];
    const size = 0.92 + 0.16 * hash2(column, line, 5);
    const wobble = 0.06 * Math.cos(2 * angle + first * 7) + 0.035 * Math.cos(3 * angle + second * 7);
    const edge = radius * (size + wobble) + 0.35 * valueNoise(u * 0.6, v * 0.6, 6);
    return share(0.5 + (edge - Math.hypot(dx, dy)) / 1.1);
  };
