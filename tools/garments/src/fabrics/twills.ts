import { fbm, valueNoise } from '../fields/noise';
import { base, type Fabric, put, TURN } from './fabric';

// Twill weaves.

/** Denim: indigo warp and white weft; needs a much lighter second colour. */
export const denim: Fabric = {
  ...base,
  name: 'denim',
  sheen: 0.05,
  wrap: 0.15,
  micro: (u, v, out) => {
    const jitter = 0.55 * valueNoise(u * 0.35, v * 0.12, 11);
    const line = Math.sin(((u * 0.9 + v * 0.42 + jitter) * TURN) / 3);
    const slub = 0.7 * valueNoise(u * 0.55, v * 0.022, 3) + 0.5 * valueNoise(u * 0.2, v * 0.012, 4);
    const grain = valueNoise(u * 0.95, v * 0.95, 7);
    put(
      out,
      0.13 * line + 0.07 * grain,
      1 + 0.05 * slub + 0.03 * grain,
      0.16 + 0.14 * line + 0.1 * grain + 0.1 * slub,
    );
  },
};

/** Cotton twill for chinos and trench coats. */
export const twill: Fabric = {
  ...base,
  name: 'twill',
  sheen: 0.06,
  wrap: 0.18,
  micro: (u, v, out) => {
    const jitter = 0.4 * valueNoise(u * 0.3, v * 0.1, 11);
    const line = Math.sin(((u * 0.9 + v * 0.5 + jitter) * TURN) / 2.7);
    const grain = valueNoise(u * 0.9, v * 0.9, 7);
    const warp = valueNoise(u * 0.4, v * 0.03, 4);
    put(out, 0.09 * line + 0.04 * grain, 1 + 0.02 * line + 0.015 * (grain + warp));
  },
};

/** Herringbone: columns of twill `pitch` units wide with alternating direction, and a line every `thread` units. */
export const herringbone = (pitch = 11, thread = 4.2): Fabric => ({
  ...base,
  name: 'herringbone',
  sheen: 0.13,
  wrap: 0.24,
  micro: (u, v, out) => {
    const slant = Math.floor(u / pitch) & 1 ? 1 : -1;
    const line = Math.sin(((v + slant * u) * TURN) / thread);
    const felt = valueNoise(u, v, 2);
    const cloud = fbm(u * 0.13, v * 0.13, 3, 6);
    // The two directions reflect light differently, so that columns are visible at small sizes.
    const albedo = 1 + 0.03 * (felt + cloud + slant);
    put(out, 0.1 * line + 0.1 * felt, albedo, 0.5 + 0.42 * line + 0.2 * felt);
  },
});
