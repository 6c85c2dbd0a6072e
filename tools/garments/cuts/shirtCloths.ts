import { flannel, type Fabric, type Pattern } from '../fabrics';
import { share } from '../fabrics/fabric';
import { fraction } from '../fields/noise';
import { CENTRE } from '../paths/path';

// A flannel whose check is woven: where threads of two colours cross, they lie side by side in twill.

/** Units after which the check repeats. */
const SETT = 88;
/** Units from one line of the twill to the next, as the flannel has them. */
const TWILL = 3.4;

/** How much of a band `width` units wide about `middle` lies at `x`; its edges bleed a little. */
const band = (x: number, middle: number, width: number): number => {
  const off = Math.abs(fraction((x - middle) / SETT + 0.5) - 0.5) * SETT;
  return share(0.5 + (width / 2 - off) / 1.2);
};

/** Threads one way: ecru bands, and a fine line of it within the dark ones. */
const ecru = (x: number): number => Math.max(band(x, 0, 17), 0.9 * band(x, SETT / 2, 2.6));
const dark = (x: number): number => band(x, SETT / 2, 25);

/** 1 where the thread that runs down lies on top, 0 where the one across does. */
const onTop = (u: number, v: number): number =>
  share(0.5 + 0.9 * Math.sin(((u * 0.8 + v * 0.7) * 2 * Math.PI) / TWILL));

const crossed = (u: number, v: number, threads: (x: number) => number): number => {
  const top = onTop(u, v);
  // An ecru band runs under the buttons.
  return top * threads(u - CENTRE) + (1 - top) * threads(v - 12);
};

/** Ecru on forest. */
export const forestCheck: Pattern = (u, v) => crossed(u, v, ecru);

/** Brushed flannel with bands of a thread that is darker still. */
export const checkedFlannel: Fabric = {
  ...flannel,
  micro: (u, v, out) => {
    flannel.micro(u, v, out);
    out[1] = (out[1] ?? 1) * (1 - 0.6 * crossed(u, v, dark) * (1 - 0.8 * crossed(u, v, ecru)));
  },
};
