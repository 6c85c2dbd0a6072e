import { Field } from '../fields/field';
import { hash2 } from '../fields/noise';
import { toSrgbFast } from './colour';

/** The image while layers are composited. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Linear RGB, three numbers per pixel. */
  readonly light: Float32Array;
  /** Coverage of each pixel by the layers composited so far. */
  readonly coverage: Field;
}

/** An empty canvas, in pixels. */
export const canvasOf = (width: number, height: number): Canvas => ({
  width,
  height,
  light: new Float32Array(width * height * 3),
  coverage: new Field(width, height),
});

/** Amplitude of the dither that prevents banding in soft gradients. */
const GRAIN = 0.006;

/** The canvas as sRGB bytes, three per pixel. */
export const toBytes = ({ width, height, light }: Canvas): Buffer => {
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grain = (hash2(x, y, 5) - 0.5) * GRAIN;
      const first = (y * width + x) * 3;
      for (let i = first; i < first + 3; i++) {
        const value = (toSrgbFast(light[i] ?? 0) + grain) * 255 + 0.5;
        bytes[i] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return bytes;
};
