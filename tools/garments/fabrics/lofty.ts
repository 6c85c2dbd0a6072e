import { fbm, fraction, hash2, valueNoise } from '../fields/noise';
import { base, type Fabric, put, TURN } from './fabric';
import { fibres } from './fibres';

// Cloths with a nap, a pile or a felted face.

const soft = { ...base, sheen: 0.16, wrap: 0.25, specular: 0.02 } as const;

/** A check shirt's brushed twill: its lines show faintly through the nap. */
export const flannel: Fabric = {
  ...soft,
  name: 'flannel',
  micro: (u, v, out) => {
    const stray = valueNoise(u * 0.2, v * 0.2, 11);
    const line = Math.sin(((u * 0.8 + v * 0.7 + stray) * TURN) / 3.4);
    const hair = fibres(u, v, 7);
    const cloud = fbm(u * 0.09, v * 0.09, 2, 6);
    put(
      out,
      0.05 * line + 0.11 * hair,
      1 + 0.025 * line + 0.05 * hair + 0.05 * cloud,
      0.2 + 0.08 * line + 0.25 * hair,
    );
  },
};

/** A coat's milled wool: felted until no thread shows, with a few fibres of the second yarn. */
export const melton: Fabric = {
  ...soft,
  name: 'melton',
  sheen: 0.14,
  micro: (u, v, out) => {
    const felt = valueNoise(u * 1.2, v * 1.2, 2);
    const hair = fibres(u, v, 8);
    const cloud = fbm(u * 0.13, v * 0.13, 3, 6);
    put(
      out,
      0.06 * felt + 0.1 * hair + 0.1 * cloud,
      1 + 0.025 * felt + 0.045 * hair + 0.05 * cloud,
      0.08 + 0.18 * hair + 0.07 * felt,
    );
  },
};

/** Corduroy with a wale every `wale` units: 6.5 for trousers, 4.5 for needlecord. */
export const corduroy = (wale = 6.5): Fabric => ({
  ...soft,
  name: 'corduroy',
  sheen: 0.24,
  micro: (u, v, out) => {
    const x = u / wale + 0.07 * valueNoise(u * 0.03, v * 0.02, 17);
    const trough = 0.5 - 0.5 * Math.cos(x * TURN);
    // Broad round wales, narrow valleys: the valleys are dark in themselves, so that they last at full view.
    const pile = 1 - trough * trough;
    const tuft = valueNoise(u * 0.7, v * 1.1, 2);
    const nap = fbm(u * 0.05, v * 0.03, 2, 5);
    put(out, 0.17 * wale * pile + 0.1 * tuft * pile, (0.6 + 0.44 * pile) * (1 + 0.05 * tuft + 0.05 * nap));
  },
});

/** Round curls, one to a cell of a lattice of 1, no two of a size: 1 on top, 0 in the gaps between them. */
const curls = (x: number, y: number, seed: number): number => {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let height = 0;
  for (let j = row - 1; j <= row + 1; j += 1) {
    for (let i = column - 1; i <= column + 1; i += 1) {
      const chance = hash2(i, j, seed);
      const dx = i + 0.5 + 0.85 * (chance - 0.5) - x;
      const dy = j + 0.5 + 0.85 * (hash2(i, j, seed + 1) - 0.5) - y;
      const size = 0.3 + 0.3 * fraction(chance * 17);
      const dome = (1 - (dx * dx + dy * dy) / size) * (0.5 + size);
      if (dome > height) height = dome;
    }
  }
  return height;
};

/** Teddy fleece: yarn that curls into small round tufts, and those into clumps. */
export const sherpa: Fabric = {
  ...soft,
  name: 'sherpa',
  sheen: 0.2,
  wrap: 0.34,
  specular: 0.008,
  micro: (u, v, out) => {
    const stray = valueNoise(u * 0.3, v * 0.3, 3);
    const curl = curls(0.13 * u + 0.09 * v + 0.1 * stray, 0.15 * v - 0.08 * u - 0.1 * stray, 23);
    const loop = curls(0.27 * u - 0.19 * v + 0.2 * curl, 0.27 * v + 0.19 * u, 31);
    const clump = valueNoise(u * 0.075, v * 0.075, 6);
    const fibre = fibres(u, v, 9);
    put(
      out,
      1.3 * curl + 0.4 * loop + 0.8 * clump + 0.12 * fibre,
      0.76 + 0.2 * curl + 0.1 * loop + 0.03 * clump + 0.04 * fibre,
      0.5 - 0.4 * curl,
    );
  },
};
