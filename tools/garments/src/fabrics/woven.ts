import { valueNoise } from '../fields/noise';
import { base, type Fabric, put, share } from './fabric';
import { slub } from './slub';

// Plain weaves.

/** Half a thread of oxford, in units: wide enough to be visible in the full view. */
const OXFORD = 1.9;
const LINEN = 2.4;
/** Half a thread of poplin, in units: the finest that the resolution allows. */
const POPLIN = Math.PI / 1.45;

/** Oxford: coloured warp and white weft; needs a second colour. */
export const oxford: Fabric = {
  ...base,
  name: 'oxford',
  sheen: 0.05,
  wrap: 0.18,
  micro: (u, v, out) => {
    const weave = Math.sin((u * Math.PI) / OXFORD) * Math.sin((v * Math.PI) / OXFORD);
    const warp = valueNoise(u * 0.6, v * 0.1, 3);
    const weft = valueNoise(u * 0.1, v * 0.6, 4);
    const grain = valueNoise(u * 0.8, v * 0.8, 9);
    put(out, 0.15 * weave + 0.06 * grain, 1, 0.5 + 0.32 * weave + 0.08 * (warp + weft) + 0.1 * grain);
  },
};

/** Poplin: dense, almost smooth shirting. */
export const poplin: Fabric = {
  ...base,
  name: 'poplin',
  sheen: 0.05,
  specular: 0.02,
  roughness: 0.5,
  wrap: 0.15,
  micro: (u, v, out) => {
    const weave = Math.sin(u * POPLIN) * Math.sin(v * POPLIN);
    const warp = valueNoise(u * 0.9, v * 0.12, 3);
    const weft = valueNoise(u * 0.12, v * 0.9, 4);
    put(out, 0.035 * (warp + weft) + 0.04 * weave, 1 + 0.008 * (warp + weft) + 0.01 * weave);
  },
};

const thickness = slub({ frequency: 0.022, swelling: 0.7, slubs: 1.5, threshold: 0.3, variation: 0.4 });

/** Linen: uneven yarns in both directions; an optional second colour adds contrast. */
export const linen: Fabric = {
  ...base,
  name: 'linen',
  sheen: 0.05,
  roughness: 0.66,
  wrap: 0.17,
  micro: (u, v, out) => {
    const x = u / LINEN + 0.5 * valueNoise(u * 0.12, v * 0.035, 21);
    const y = v / LINEN + 0.5 * valueNoise(u * 0.035, v * 0.12, 22);
    const weave = Math.sin(x * Math.PI) * Math.sin(y * Math.PI);
    const warp = thickness(Math.floor(x), v, 3);
    const weft = thickness(Math.floor(y), u, 4);
    // The yarn on top dominates, but a thick one bulges between its neighbours.
    const over = share(0.5 + 0.8 * weave);
    const yarn = (0.35 + 0.35 * over) * warp + (0.75 - 0.35 * over) * weft;
    // Yarns are thinner where they pass under, so that they meet without a step.
    const bulge = Math.abs(weave);
    const grain = valueNoise(u * 1.1, v * 1.1, 9);
    put(
      out,
      bulge * (0.18 + 0.2 * yarn) + 0.05 * weave + 0.05 * grain,
      0.985 + 0.03 * bulge + 0.06 * yarn + 0.02 * grain,
      0.3 + 0.3 * yarn + 0.1 * weave,
    );
  },
};
