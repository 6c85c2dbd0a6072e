import { Field } from '../fields/field';
import { hash2 } from '../fields/noise';
import { toSrgbFast } from './colour';

/** The image while layers are composited. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Linear RGB of the layers composited so far, premultiplied by their coverage; three numbers per pixel. */
  readonly light: Float32Array;
  /** Coverage of each pixel by these layers. */
  readonly coverage: Field;
  /** Share of the light that the shadows of the garments leave on the background. */
  readonly ground: Field;
}

/** An empty canvas, in pixels. */
export const canvasOf = (width: number, height: number): Canvas => ({
  width,
  height,
  light: new Float32Array(width * height * 3),
  coverage: new Field(width, height),
  ground: new Field(width, height).fill(1),
});

/** Amplitude of the dither that prevents banding in soft gradients. */
const GRAIN = 0.006;

/**
 * Opacity of black in sRGB, where browsers composite, that darkens the background to a share of its linear light.
 * Uses a gamma of 2.2 for sRGB.
 */
const shadowOpacity = (left: number): number => 1 - Math.pow(left, 1 / 2.2);

const byteOf = (value: number): number => Math.min(255, Math.max(0, Math.round(value * 255)));

/** The canvas as sRGB bytes with alpha, four per pixel: the garments, and their shadows as translucent black. */
export const toBytes = ({ width, height, light, coverage, ground }: Canvas): Buffer => {
  const bytes = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const covered = coverage.data[i] ?? 0;
      const alpha = covered + (1 - covered) * shadowOpacity(ground.data[i] ?? 1);
      bytes[i * 4 + 3] = byteOf(alpha);
      if (covered === 0) continue;
      const grain = (hash2(x, y, 5) - 0.5) * GRAIN;
      for (let channel = 0; channel < 3; channel++) {
        const value = toSrgbFast((light[i * 3 + channel] ?? 0) / covered) + grain;
        bytes[i * 4 + channel] = byteOf((value * covered) / alpha);
      }
    }
  }
  return bytes;
};
