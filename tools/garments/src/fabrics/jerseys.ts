import { fbm, valueNoise } from '../fields/noise';
import { base, type Fabric, put, raise, TURN } from './fabric';

// Fine knits, with stitches of 1 to 3 units.

/** Distance between the dimples of piqué, in units. */
const PIQUE = 5.2;
const HALF_ROOT3 = Math.sqrt(3) / 2;

/** Faint stitches: columns `pitch` units apart with alternating rows; -1 to 1. */
const stitches = (u: number, v: number, pitch: number): number => {
  const x = u / pitch + 0.25 * valueNoise(u * 0.04, v * 0.03, 41);
  const side = Math.abs(x - Math.floor(x) - 0.5);
  return 0.5 * Math.cos(side * 2 * TURN) + 0.5 * Math.cos((v / pitch + side * 1.1) * TURN);
};

/** Fine T-shirt cotton with barely visible stitches. */
export const jersey: Fabric = {
  ...base,
  name: 'jersey',
  micro: (u, v, out) => {
    const wale = valueNoise(u * 0.75, v * 0.28, 1);
    const grain = valueNoise(u * 1.4, v * 1.2, 2);
    const streak = valueNoise(u * 0.5, v * 0.02, 5);
    const stitch = stitches(u, v, 2.7);
    put(
      out,
      0.05 * wale + 0.05 * grain + 0.085 * stitch,
      1 + 0.006 * wale + 0.012 * grain + 0.01 * streak + 0.015 * stitch,
    );
  },
};

/** Jersey of mixed fibres; needs a second colour. `amount` is 1 for grey marl, less for a weaker effect. */
export const heather = (amount = 1): Fabric => ({
  ...base,
  name: 'marl',
  micro: (u, v, out) => {
    const grain = valueNoise(u * 0.9, v * 0.7, 2);
    const course = valueNoise(u * 0.12, v * 0.75, 5);
    const fibre = valueNoise(u * 0.3, v * 1.1, 7) * valueNoise(u * 0.05, v * 0.4, 8);
    const stitch = stitches(u, v, 3);
    put(
      out,
      0.06 * grain + 0.1 * stitch,
      1 + 0.02 * stitch,
      0.5 + amount * (0.28 * course + 0.35 * fibre + 0.18 * grain),
    );
  },
});

/** Grey marl: `heather` at full strength. */
export const marl: Fabric = heather();

/** Honeycomb piqué, for polo shirts. */
export const pique: Fabric = {
  ...base,
  name: 'pique',
  sheen: 0.08,
  wrap: 0.18,
  micro: (u, v, out) => {
    const x = (u + 0.35 * valueNoise(u * 0.06, v * 0.06, 13)) / PIQUE;
    const y = (v * HALF_ROOT3) / PIQUE;
    // Three waves at 120 degrees peak at the middle of every cell.
    const cell = Math.cos(x * TURN) * Math.cos(y * TURN) * 2 + Math.cos(2 * y * TURN);
    const dimple = (cell + 1.5) / 4.5;
    const grain = valueNoise(u * 0.95, v * 0.95, 9);
    put(out, -0.5 * dimple + 0.05 * grain, 1.04 - 0.16 * dimple + 0.015 * grain);
  },
};

/** Sweatshirt cloth: its face is a dense, slightly uneven jersey of thick yarn. */
export const loopback: Fabric = {
  ...base,
  name: 'loopback',
  micro: (u, v, out) => {
    const grain = valueNoise(u * 0.7, v * 0.6, 2);
    const wale = valueNoise(u * 0.55, v * 0.2, 3);
    const cloud = fbm(u * 0.18, v * 0.18, 2, 5);
    const stitch = stitches(u, v, 3.3);
    put(out, 0.1 * grain + 0.08 * wale + 0.08 * stitch, 1 + 0.014 * grain + 0.02 * cloud + 0.018 * stitch);
  },
};

/** Ridges along the grain, on any cloth: `pitch` units apart, `height` units high; `sharp` above 1 narrows them. */
export const rib = (pitch = 5, height = 0.9, of: Fabric = jersey, sharp = 1): Fabric => ({
  ...of,
  name: 'rib',
  micro: (u, v, out) => {
    of.micro(u, v, out);
    const uneven = valueNoise(Math.floor(u / pitch) * 3.7, v * 0.02, 4);
    const ridge = Math.pow(0.5 + 0.5 * Math.cos((u / pitch) * TURN), sharp);
    raise(out, height * ridge * (1 + 0.15 * uneven), 0.84 + 0.18 * ridge);
  },
});
