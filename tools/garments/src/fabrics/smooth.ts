import { fbm, valueNoise } from '../fields/noise';
import { base, type Fabric, put } from './fabric';

// Smooth and coated fabrics.

/** Viscose: a soft matt cloth for prints. */
export const viscose: Fabric = {
  ...base,
  name: 'viscose',
  sheen: 0.08,
  specular: 0.03,
  roughness: 0.62,
  wrap: 0.16,
  micro: (u, v, out) => {
    const grain = valueNoise(u * 1.3, v * 1.3, 8);
    const weft = valueNoise(u * 0.08, v * 0.7, 4);
    const warp = valueNoise(u * 0.8, v * 0.1, 5);
    put(out, 0.02 * grain + 0.025 * (weft + warp), 1 + 0.01 * grain + 0.008 * (weft + warp));
  },
};

/** Satin: long floats with a broad highlight along the threads. */
export const satin: Fabric = {
  ...base,
  name: 'satin',
  sheen: 0.1,
  sheenPower: 2,
  specular: 0.085,
  roughness: 0.5,
  wrap: 0.12,
  micro: (u, v, out) => {
    // Ripples across the floats spread the highlight in one direction.
    const float = valueNoise(u * 0.55, v * 0.03, 3);
    const ripple = fbm(u * 0.05, v * 0.012, 2, 5);
    put(out, 0.035 * float + 0.3 * ripple, 1 + 0.01 * float + 0.008 * ripple);
  },
};

/** Nylon for puffer shells, slightly crushed; more gloss looks like plastic. */
export const nylon: Fabric = {
  ...base,
  name: 'nylon',
  sheen: 0.08,
  specular: 0.036,
  roughness: 0.54,
  wrap: 0.16,
  micro: (u, v, out) => {
    const crush = fbm(u * 0.05, v * 0.11, 3, 3);
    const grain = valueNoise(u * 0.9, v * 0.9, 8);
    put(out, 0.28 * crush + 0.04 * grain, 1 + 0.01 * grain);
  },
};
