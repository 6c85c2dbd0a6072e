import { hash2, valueNoise } from '../fields/noise';
import { base, type Fabric, put } from './fabric';

/** Half a repeat of the weave, in units: the width of one yarn. */
const YARN = 1.9;

/** The thickness of a yarn at a point: it varies between yarns and has slubs along each; about -1 to 2. */
const slub = (yarn: number, along: number, seed: number): number => {
  const swell = valueNoise(yarn * 5.3, along * 0.02, seed);
  return 0.6 * swell + 1.6 * Math.max(0, swell - 0.35) + 0.5 * (hash2(yarn, 0, seed) - 0.5);
};

/** Washed linen for trousers: a plain weave of round yarns of uneven thickness in both directions. */
export const flax: Fabric = {
  ...base,
  name: 'flax',
  sheen: 0.06,
  specular: 0.012,
  wrap: 0.18,
  micro: (u, v, out) => {
    const x = u / YARN + 0.6 * valueNoise(u * 0.1, v * 0.03, 21);
    const y = v / YARN + 0.6 * valueNoise(u * 0.03, v * 0.1, 22);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const isWarp = ((column + row) & 1) === 0;
    const yarn = isWarp ? slub(column, v, 3) : slub(row, u, 4);
    const across = (isWarp ? x - column : y - row) - 0.5;
    const along = (isWarp ? y - row : x - column) - 0.5;
    const round = Math.max(0, 1 - (across / (0.52 + 0.08 * yarn)) ** 2);
    const arch = Math.cos(along * Math.PI);
    // Fibres run along the yarn.
    const fibre = isWarp ? valueNoise(u * 2.6, v * 0.5, 9) : valueNoise(u * 0.5, v * 2.6, 10);
    const top = round * (0.35 + 0.65 * arch);
    put(
      out,
      0.24 * top * (1 + 0.35 * yarn) + 0.03 * fibre,
      0.93 + 0.09 * top + 0.035 * yarn + 0.03 * fibre,
      0.34 + 0.3 * yarn + 0.1 * fibre + (isWarp ? 0.07 : -0.07),
    );
  },
};
