import { valueNoise } from '../fields/noise';
import { base, type Fabric, put } from './fabric';

// Materials of buttons, rivets and cords.

/** Buttons. */
export const horn: Fabric = {
  ...base,
  name: 'horn',
  sheen: 0,
  specular: 0.1,
  roughness: 0.38,
  wrap: 0.1,
  micro: (u, v, out) => put(out, 0, 1 + 0.06 * valueNoise(u * 0.25, v * 0.6, 3)),
};

/** Rivets, eyelets, zips and aglets. */
export const metal: Fabric = {
  ...base,
  name: 'metal',
  sheen: 0,
  specular: 0.9,
  roughness: 0.3,
  wrap: 0,
  micro: (u, v, out) => put(out, 0.012 * valueNoise(u, v, 1), 1),
};

/** Braided drawstrings. */
export const cordage: Fabric = {
  ...base,
  name: 'cordage',
  micro: (u, v, out) => {
    const braid = Math.sin((u + v) * 1.4) * Math.sin((u - v) * 1.4);
    put(out, 0.3 * braid, 1 + 0.06 * braid);
  },
};
