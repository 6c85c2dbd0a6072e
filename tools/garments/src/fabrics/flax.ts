import { valueNoise } from '../fields/noise';
import { base, type Fabric, put } from './fabric';
import { slub } from './slub';

/** Half a repeat of the weave, in units: the width of one yarn. */
const YARN = 1.9;

const thickness = slub({ frequency: 0.02, swelling: 0.6, slubs: 1.6, threshold: 0.35, variation: 0.5 });

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
    const yarn = isWarp ? thickness(column, v, 3) : thickness(row, u, 4);
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
