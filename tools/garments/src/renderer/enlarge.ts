import { Field } from '../fields/field';
import type { View } from '../masks/mask';

/** Four weights and four sample indices for each position along one axis. */
interface Taps {
  readonly weights: Float32Array;
  readonly samples: Int32Array;
}

/** Cubic B-spline: it blurs slightly, but its slopes are continuous, so that shading has no facets. */
const tapsOf = (count: number, from: number, step: number, last: number): Taps => {
  const weights = new Float32Array(count * 4);
  const samples = new Int32Array(count * 4);
  for (let i = 0; i < count; i++) {
    const position = from + i * step;
    const first = Math.floor(position);
    const t = position - first;
    weights[i * 4] = (1 - t) ** 3 / 6;
    weights[i * 4 + 1] = (3 * t ** 3 - 6 * t * t + 4) / 6;
    weights[i * 4 + 2] = (-3 * t ** 3 + 3 * t * t + 3 * t + 1) / 6;
    weights[i * 4 + 3] = t ** 3 / 6;
    for (let tap = 0; tap < 4; tap++) {
      samples[i * 4 + tap] = Math.min(last, Math.max(0, first + tap - 1));
    }
  }
  return { weights, samples };
};

const blendRows = (field: Field, { weights, samples }: Taps, height: number): Field => {
  const { width, data } = field;
  const rows = new Field(width, height);
  for (let y = 0; y < height; y++) {
    for (let tap = y * 4; tap < y * 4 + 4; tap++) {
      const weight = weights[tap] ?? 0;
      const of = (samples[tap] ?? 0) * width;
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        rows.data[at] = (rows.data[at] ?? 0) + weight * (data[of + x] ?? 0);
      }
    }
  }
  return rows;
};

const blendColumns = (field: Field, { weights, samples }: Taps, width: number): Field => {
  const columns = new Field(width, field.height);
  for (let y = 0; y < field.height; y++) {
    const of = y * field.width;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let tap = x * 4; tap < x * 4 + 4; tap++) {
        sum += (weights[tap] ?? 0) * (field.data[of + (samples[tap] ?? 0)] ?? 0);
      }
      columns.data[y * width + x] = sum;
    }
  }
  return columns;
};

/** Resamples a field from one view to another with finer pixels. */
export const enlarge = (field: Field, from: View, to: View): Field => {
  const step = from.scale / to.scale;
  const startX = (0.5 / to.scale + to.left - from.left) * from.scale - 0.5;
  const startY = (0.5 / to.scale + to.top - from.top) * from.scale - 0.5;
  const rows = blendRows(field, tapsOf(to.height, startY, step, field.height - 1), to.height);
  return blendColumns(rows, tapsOf(to.width, startX, step, field.width - 1), to.width);
};
