/** Pixels of three channels, row by row. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** How far a cloth is shifted: by its columns, times the depth at that height, and by its rows. */
export interface Shift {
  readonly column: (x: number) => readonly [dx: number, dy: number];
  readonly row: (y: number) => readonly [dx: number, dy: number];
  readonly depth: (y: number) => number;
}

const CHANNELS = 3;

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** One channel between four neighbouring pixels. */
const sample = ({ data, width }: Raster, x: number, y: number, channel: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const at = (top * width + left) * CHANNELS + channel;
  const below = at + width * CHANNELS;
  const upper = (data[at] ?? 0) * (1 - across) + (data[at + CHANNELS] ?? 0) * across;
  const lower = (data[below] ?? 0) * (1 - across) + (data[below + CHANNELS] ?? 0) * across;
  return upper * (1 - down) + lower * down;
};

/** A raster without its margin, every pixel fetched from where it was before the cloth moved. */
export const warped = (source: Raster, margin: number, shift: Shift): Raster => {
  const width = source.width - 2 * margin;
  const height = source.height - 2 * margin;
  const data = new Uint8Array(width * height * CHANNELS);
  const columns = Array.from({ length: width }, (_, x) => shift.column(x));
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const depth = shift.depth(y);
    const [rowX, rowY] = shift.row(y);
    for (const [x, [columnX, columnY]] of columns.entries()) {
      const fromX = within(x + margin + rowX + columnX * depth, source.width - 2);
      const fromY = within(y + margin + rowY + columnY * depth, source.height - 2);
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        data[at] = Math.round(sample(source, fromX, fromY, channel));
        at += 1;
      }
    }
  }
  return { data, width, height };
};
