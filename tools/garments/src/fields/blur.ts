import type { Field } from './field';

const sweepRows = (from: Float32Array, to: Float32Array, width: number, reach: number): void => {
  const share = 1 / (2 * reach + 1);
  const last = width - 1;
  for (let row = 0; row < from.length; row += width) {
    let sum = (from[row] ?? 0) * reach;
    for (let i = 0; i < reach; i++) sum += from[row + Math.min(i, last)] ?? 0;
    for (let x = 0; x < width; x++) {
      sum += from[row + Math.min(x + reach, last)] ?? 0;
      to[row + x] = sum * share;
      sum -= from[row + Math.max(x - reach, 0)] ?? 0;
    }
  }
};

const sweepColumns = (from: Float32Array, to: Float32Array, width: number, reach: number): void => {
  const share = 1 / (2 * reach + 1);
  const last = from.length - width;
  const sums = new Float32Array(width);
  // Row by row, in memory order.
  for (let x = 0; x < width; x++) sums[x] = (from[x] ?? 0) * reach;
  for (let i = 0; i < reach; i++) {
    const row = Math.min(i * width, last);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[row + x] ?? 0);
  }
  for (let row = 0; row <= last; row += width) {
    const entering = Math.min(row + reach * width, last);
    const leaving = Math.max(row - reach * width, 0);
    for (let x = 0; x < width; x++) {
      const sum = Math.fround((sums[x] ?? 0) + (from[entering + x] ?? 0));
      to[row + x] = sum * share;
      sums[x] = sum - (from[leaving + x] ?? 0);
    }
  }
};

// Half widths of three box filters that together approximate a Gaussian of that sigma.
const reachesOf = (sigma: number): readonly number[] => {
  const ideal = Math.floor(Math.sqrt(4 * sigma * sigma + 1));
  const odd = ideal % 2 === 0 ? ideal - 1 : ideal;
  const narrow = Math.round((12 * sigma * sigma - 3 * odd * odd - 12 * odd - 9) / (-4 * odd - 4));
  return [0, 1, 2].map((pass) => ((pass < narrow ? odd : odd + 2) - 1) / 2);
};

const SMALL = 10;

/** The field with a Gaussian blur of `sigma` pixels; a wide blur is computed on a coarser grid. */
export const blur = (field: Field, sigma: number): Field => {
  if (sigma < 0.3) return field.clone();
  if (sigma > SMALL) {
    const factor = sigma > 40 ? 8 : sigma > 20 ? 4 : 2;
    return blur(field.shrink(factor), sigma / factor).resize(field.width, field.height);
  }
  const out = field.clone();
  const between = new Float32Array(out.data.length);
  for (const reach of reachesOf(sigma)) {
    if (reach < 1) continue;
    sweepRows(out.data, between, out.width, reach);
    sweepColumns(between, out.data, out.width, reach);
  }
  return out;
};
