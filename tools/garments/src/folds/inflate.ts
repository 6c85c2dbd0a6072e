import { Field } from '../fields/field';

const OVERSHOOT = 1.8;
const COARSEST = 8;
const POLISH = 60;

/** The runs of cells inside a mask, as first and last index; without border cells. */
const runsOf = ({ width, height, data }: Field): Int32Array => {
  const runs: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    let inside = false;
    for (let i = y * width + 1; i < (y + 1) * width; i++) {
      const now = (data[i] ?? 0) >= 0.5 && i < (y + 1) * width - 1;
      if (now !== inside) runs.push(now ? i : i - 1);
      inside = now;
    }
  }
  return Int32Array.from(runs);
};

// One red-black sweep of successive over-relaxation: the cells of one parity are not neighbours.
const sweep = (data: Float32Array, width: number, runs: Int32Array, parity: number, push: number): void => {
  for (let run = 0; run < runs.length; run += 2) {
    const first = runs[run] ?? 0;
    const last = runs[run + 1] ?? 0;
    const row = Math.trunc(first / width);
    const start = first + ((first - row * width + row + parity + 1) & 1);
    let before = data[start - 1] ?? 0;
    for (let i = start; i <= last; i += 2) {
      const after = data[i + 1] ?? 0;
      const around = before + after + (data[i - width] ?? 0) + (data[i + width] ?? 0) + push;
      const height = data[i] ?? 0;
      data[i] = height + OVERSHOOT * (around * 0.25 - height);
      before = after;
    }
  }
};

// Sets the inner cells outside of the mask to 0.
const trim = ({ width, height, data }: Field, mask: Field): void => {
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) if ((mask.data[i] ?? 0) < 0.5) data[i] = 0;
};

const relax = (heights: Field, mask: Field, cell: number, sweeps: number): void => {
  const runs = runsOf(mask);
  for (let i = 0; i < sweeps; i++) {
    sweep(heights.data, heights.width, runs, 0, cell * cell);
    // The first half of the first sweep still uses the values of the coarser grid outside of the mask.
    if (i === 0) trim(heights, mask);
    sweep(heights.data, heights.width, runs, 1, cell * cell);
  }
};

/**
 * Inflates a mask: heights in units, 0 at the edge, with circular cross-sections as high as half their width.
 * A cell of the mask is `cell` units wide; `iterations` applies to the coarsest of four grids.
 */
export const inflate = (mask: Field, cell: number, iterations = 500): Field => {
  let heights: Field | undefined;
  for (let size = COARSEST; size >= 1; size /= 2) {
    const grid = size > 1 ? mask.shrink(size) : mask;
    heights = heights?.resize(grid.width, grid.height) ?? new Field(grid.width, grid.height);
    relax(heights, grid, cell * size, size === COARSEST ? iterations : POLISH);
  }
  const out = heights ?? new Field(mask.width, mask.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = Math.sqrt(2 * Math.max(0, out.data[i] ?? 0));
  return out;
};
