import { flannel, linen, type Fabric, type Pattern } from '../fabrics';
import { put, share } from '../fabrics/fabric';
import { fraction, hash2, valueNoise } from '../fields/noise';
import { CENTRE } from '../paths/path';

// Fabrics of shirts and dresses.

// A flannel with a woven check: where threads of two colours cross, both are visible in the twill.

/** Repeat of the check, in units. */
const SETT = 88;
/** Distance of the lines of the twill, in units. */
const TWILL = 2.9;

/** Coverage at `x` of a band `width` units wide around `middle`, with soft edges. */
const band = (x: number, middle: number, width: number): number => {
  const off = Math.abs(fraction((x - middle) / SETT + 0.5) - 0.5) * SETT;
  // The nap blurs the edge.
  return share(0.5 + (width / 2 - off) / 2);
};

/** The colours of threads in one direction: ecru bands, and a fine ecru line within the dark ones. */
const ecru = (x: number): number => Math.max(band(x, 0, 16), 0.9 * band(x, SETT / 2, 2.6));
const dark = (x: number): number => band(x, SETT / 2, 25);

/** 1 where the vertical thread is on top, 0 where the horizontal one is. */
const onTop = (u: number, v: number): number =>
  share(
    0.5 +
      0.42 * Math.sin(((u * 0.8 + v * 0.7 + 0.5 * valueNoise(u * 0.7, v * 0.7, 5)) * 2 * Math.PI) / TWILL),
  );

const crossed = (u: number, v: number, threads: (x: number) => number): number => {
  const top = onTop(u, v);
  // An ecru band runs along the buttons.
  return top * threads(u - CENTRE) + (1 - top) * threads(v - 12);
};

/** Ecru on forest. */
export const forestCheck: Pattern = (u, v) => crossed(u, v, ecru);

/** Brushed flannel with bands of a darker thread. */
export const checkedFlannel: Fabric = {
  ...flannel,
  micro: (u, v, out) => {
    flannel.micro(u, v, out);
    out[1] = (out[1] ?? 1) * (1 - 0.6 * crossed(u, v, dark) * (1 - 0.8 * crossed(u, v, ecru)));
  },
};

/** Distance between two yarns of the linen, in units. */
const YARN = 1.75;

/** The thickness of a yarn along its length: it varies between yarns and has slubs. */
const slub = (yarn: number, along: number, seed: number): number => {
  const swell = valueNoise(yarn * 7.3, along * 0.035, seed);
  return 0.55 * (hash2(yarn, 1, seed) - 0.5) + 0.4 * swell + 1.7 * Math.max(0, swell - 0.45);
};

/** Washed linen of fine yarns, with slubs more visible than its weave. */
export const washedLinen: Fabric = {
  ...linen,
  micro: (u, v, out) => {
    const x = u / YARN + 0.5 * valueNoise(u * 0.1, v * 0.03, 21);
    const y = v / YARN + 0.5 * valueNoise(u * 0.03, v * 0.1, 22);
    const [warp, weft] = [slub(Math.floor(x), v, 3), slub(Math.floor(y), u, 4)];
    const weave = Math.sin(x * Math.PI) * Math.sin(y * Math.PI);
    const over = share(0.5 + 1.2 * weave);
    const yarn = over * warp + (1 - over) * weft;
    const round = over * Math.abs(Math.sin(x * Math.PI)) + (1 - over) * Math.abs(Math.sin(y * Math.PI));
    const grain = valueNoise(u * 1.6, v * 1.6, 9);
    put(
      out,
      0.17 * round + 0.16 * yarn + 0.05 * grain,
      0.945 + 0.06 * round + 0.075 * yarn + 0.025 * grain,
      0.3 + 0.3 * yarn,
    );
  },
};
