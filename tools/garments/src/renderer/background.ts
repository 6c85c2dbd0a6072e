import { blur } from '../fields/blur';
import { Field } from '../fields/field';
import { mix, smooth } from '../fields/noise';
import type { Canvas } from './canvas';
import { linearOf } from './colour';
import type { Piece } from './piece';

/** The background at its brightest, and at the edges. The edges equal the background of the page. */
const LIT = linearOf('#f5f3f0');
const EDGE = linearOf('#f0eeeb');

/** Paints the background: brightest above and left of the centre, and the page background near the edges. */
export const paintBackground = ({ width, height, light }: Canvas): void => {
  for (let y = 0; y < height; y++) {
    const down = y / height - 0.36;
    for (let x = 0; x < width; x++) {
      const across = (x / width - 0.42) * 1.05;
      const away = smooth(0.04, 0.36, Math.sqrt(across * across + down * down));
      const i = (y * width + x) * 3;
      light[i] = mix(LIT[0], EDGE[0], away);
      light[i + 1] = mix(LIT[1], EDGE[1], away);
      light[i + 2] = mix(LIT[2], EDGE[2], away);
    }
  }
};

interface BackgroundShadow {
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
  readonly opacity: number;
}

/** Contact shadow, penumbra and wide dimming on the background; lengths in units. */
const SHADOWS: readonly BackgroundShadow[] = [
  { dx: 5, dy: 7, blur: 7, opacity: 0.2 },
  { dx: 16, dy: 22, blur: 26, opacity: 0.17 },
  { dx: 34, dy: 46, blur: 75, opacity: 0.16 },
];

const silhouetteOf = (pieces: readonly Piece[], width: number, height: number): Field => {
  const silhouette = new Field(width, height);
  for (const { layer, box, mask } of pieces) {
    if (layer.small === true) continue;
    for (let y = 0; y < box.height; y++) {
      let at = (y + box.y) * width + box.x;
      let of = y * box.width;
      for (let x = 0; x < box.width; x++, at++, of++) {
        silhouette.data[at] = Math.max(silhouette.data[at] ?? 0, mask.data[of] ?? 0);
      }
    }
  }
  return silhouette;
};

const darken = (
  { width, height, light }: Canvas,
  shadow: Field,
  cast: BackgroundShadow,
  scale: number,
): void => {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dark = shadow.at(x - cast.dx * scale, y - cast.dy * scale) * cast.opacity;
      const i = (y * width + x) * 3;
      // Light that the background reflects makes the shadow warmer.
      light[i] = (light[i] ?? 0) * (1 - dark);
      light[i + 1] = (light[i + 1] ?? 0) * (1 - dark * 0.985);
      light[i + 2] = (light[i + 2] ?? 0) * (1 - dark * 0.96);
    }
  }
};

/** Casts the garment's three shadows on the background; `scale` is pixels per unit. */
export const castOnBackground = (canvas: Canvas, pieces: readonly Piece[], scale: number): void => {
  const silhouette = silhouetteOf(pieces, canvas.width, canvas.height);
  for (const cast of SHADOWS) darken(canvas, blur(silhouette, cast.blur * scale), cast, scale);
};
