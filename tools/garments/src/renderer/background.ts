import { blur } from '../fields/blur';
import { Field } from '../fields/field';
import { smooth } from '../fields/noise';
import type { View } from '../masks/mask';
import type { Canvas } from './canvas';
import type { Piece } from './piece';

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

/** Distance from the edge of an image at which shadows have their full strength, as a share of the width. */
const FADE = 0.06;

/** 0 at the edge of the image and 1 inside. */
const fade = (x: number, y: number, { width, height }: Canvas): number =>
  smooth(0, FADE, Math.min(x, y, width - 1 - x, height - 1 - y) / width);

const darken = (
  canvas: Canvas,
  shadow: Field,
  cast: BackgroundShadow,
  view: View,
  isWhole: boolean,
): void => {
  const { width, height, light, ground } = canvas;
  const [dx, dy] = [cast.dx * view.scale, cast.dy * view.scale];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dark = shadow.at(x - dx, y - dy) * cast.opacity;
      const left = 1 - (isWhole ? dark * fade(x, y, canvas) : dark);
      const i = y * width + x;
      ground.data[i] = (ground.data[i] ?? 1) * left;
      for (let at = i * 3; at < i * 3 + 3; at++) light[at] = (light[at] ?? 0) * left;
    }
  }
};

/**
 * Casts the three shadows of a garment on the background and on the garments behind. Those of a whole garment
 * fade towards the edges of the image, so that no shadow is cut off there.
 */
export const castOnBackground = (
  canvas: Canvas,
  pieces: readonly Piece[],
  view: View,
  isWhole: boolean,
): void => {
  const silhouette = silhouetteOf(pieces, canvas.width, canvas.height);
  for (const cast of SHADOWS) darken(canvas, blur(silhouette, cast.blur * view.scale), cast, view, isWhole);
};
