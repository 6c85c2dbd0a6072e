import { fbm, fraction, hash2, valueNoise } from '../fields/noise';
import { base, type Fabric, put, TURN } from './fabric';
import { fibres } from './fibres';

// Fabrics with a nap, a pile or a felted face.

const soft = { ...base, sheen: 0.16, wrap: 0.25, specular: 0.02 } as const;

/** Brushed twill for check shirts; its lines are faintly visible through the nap. */
export const flannel: Fabric = {
  ...soft,
  name: 'flannel',
  micro: (u, v, out) => {
    const jitter = valueNoise(u * 0.2, v * 0.2, 11);
    const line = Math.sin(((u * 0.8 + v * 0.7 + jitter) * TURN) / 3.4);
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

/** Milled wool for coats: felted so that no thread is visible, with a few fibres of the second yarn. */
export const melton: Fabric = {
  ...soft,
  name: 'melton',
  sheen: 0.14,
  micro: (u, v, out) => {
    // Milling bends the fibres in all directions; straight ones look like canvas.
    const bentU = u + 1.5 * valueNoise(u * 0.17, v * 0.17, 31);
    const bentV = v + 1.5 * valueNoise(u * 0.17, v * 0.17, 32);
    const nap = valueNoise(u * 1.7, v * 1.7, 12);
    const felt = valueNoise(bentU * 0.9, bentV * 0.9, 2);
    const hair = fibres(bentU, bentV, 8);
    const cloud = fbm(u * 0.13, v * 0.13, 3, 6);
    put(
      out,
      0.06 * felt + 0.05 * hair + 0.16 * cloud + 0.07 * nap,
      1 + 0.03 * felt + 0.03 * hair + 0.06 * cloud + 0.04 * nap,
      0.1 + 0.11 * hair + 0.08 * felt + 0.1 * nap,
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
    // Broad round wales with narrow valleys. A darker albedo keeps the valleys visible at small sizes.
    const pile = 1 - trough * trough;
    const tuft = valueNoise(u * 0.7, v * 1.1, 2);
    const nap = fbm(u * 0.05, v * 0.03, 2, 5);
    put(out, 0.17 * wale * pile + 0.1 * tuft * pile, (0.6 + 0.44 * pile) * (1 + 0.05 * tuft + 0.05 * nap));
  },
});

/** Sharpness of the blend between neighbouring tufts. */
const MEET = 7;

/** Round tufts of coiled yarn, one per cell of a unit lattice; about 0 in the gaps and 1 on top. */
const tufts = (x: number, y: number, seed: number, wound: number): number => {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let total = 1;
  for (let j = row - 1; j <= row + 1; j += 1) {
    for (let i = column - 1; i <= column + 1; i += 1) {
      const random = hash2(i, j, seed);
      const dx = i + 0.5 + 0.8 * (random - 0.5) - x;
      const dy = j + 0.5 + 0.8 * (hash2(i, j, seed + 1) - 0.5) - y;
      const square = dx * dx + dy * dy;
      const size = 0.34 + 0.34 * fraction(random * 17);
      if (square > size) continue;
      // A loop of yarn forms a spiral in its tuft.
      const turn = Math.sqrt(square) * 15 + Math.atan2(dy, dx) + 6 * random;
      const dome = (1 - square / size) * (0.55 + 0.8 * size) * (1 + wound * Math.sin(turn));
      total += Math.exp(MEET * dome) - 1;
    }
  }
  return Math.log(total) / MEET;
};

/** Teddy fleece: yarn in small soft tufts with fuzzy tips. */
export const sherpa: Fabric = {
  ...soft,
  name: 'sherpa',
  sheen: 0.24,
  wrap: 0.38,
  specular: 0.004,
  micro: (u, v, out) => {
    const bentU = u + 1.1 * valueNoise(u * 0.16, v * 0.16, 3);
    const bentV = v + 1.1 * valueNoise(u * 0.16, v * 0.16, 4);
    const tuft = tufts(0.16 * bentU + 0.09 * bentV, 0.17 * bentV - 0.08 * bentU, 23, 0.1);
    const fuzz = 0.5 * valueNoise(u * 1.7, v * 1.7, 9) + 0.6 * fibres(bentU, bentV, 12);
    const clump = valueNoise(u * 0.06, v * 0.06, 6);
    put(
      out,
      1.7 * tuft + 0.24 * fuzz + 0.8 * clump,
      0.75 + 0.26 * tuft + 0.09 * fuzz + 0.04 * clump,
      0.5 - 0.4 * tuft,
    );
  },
};
