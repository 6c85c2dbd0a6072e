import { lightnessOf, mix } from './colour';
import { line, linear, moved, n, rect, wrapped } from './svg';
import { type Drawing } from './tile';

/** Warp and weft in turn on top; each yarn dives under its neighbours at both ends. */
export const plain: Drawing = ({ base, lit, shaded, gap }) => {
  const cell = 6;
  const size = 2 * cell;
  const [long, thick] = [cell * 1.45, cell * 0.86];
  const yarn = (x: number, y: number, width: number, height: number, fill: string): string =>
    wrapped(size, size, rect(x - width / 2, y - height / 2, width, height, fill, `rx="${n(thick / 2)}"`));
  // On a dark cloth the warp alone stands out enough.
  const weft = mix(base, shaded, 0.4 * lightnessOf(base));
  const warp = mix(base, lit, 0.45);
  return {
    width: size,
    height: size,
    body:
      rect(0, 0, size, size, mix(shaded, gap, 0.3 * lightnessOf(base))) +
      yarn(cell * 0.5, cell * 0.5, long, thick, weft) +
      yarn(cell * 1.5, cell * 1.5, long, thick, weft) +
      yarn(cell * 1.5, cell * 0.5, thick, long, warp) +
      yarn(cell * 0.5, cell * 1.5, thick, long, warp),
  };
};

/** Parallel diagonals that rise to the right and meet at the edges of the tile. */
const diagonals = (width: number, height: number, stroke: string, thick: number): string =>
  [-1, 0, 1]
    .map((step) => {
      const [from, to] = [(step - 1) * width, (step + 2) * width];
      return line(`M${n(from)} ${n(2 * height)}L${n(to)} ${n(-height)}`, stroke, thick);
    })
    .join('');

export const twill: Drawing = ({ base, lit, shaded }) => {
  const [width, height] = [9, 12];
  return {
    width,
    height,
    body:
      rect(0, 0, width, height, mix(base, shaded, 0.9)) +
      diagonals(width, height, base, 5) +
      moved(-0.8, 0, diagonals(width, height, mix(base, lit, 0.75), 2)),
  };
};

/** Two columns of twill that lean against each other and break where they meet. */
export const herringbone: Drawing = ({ base, second }) => {
  const [column, step] = [26, 12];
  const slants = (from: number, to: number, colour: string, thick: number): string =>
    [-3, -2, -1, 0, 1, 2, 3]
      .map((k) => line(`M-2 ${n(k * step + from)}L${column + 2} ${n(k * step + to)}`, colour, thick))
      .join('');
  // A half-tone beside each line keeps it woolly.
  const columnOf = (x: number, from: number, to: number): string =>
    `<svg x="${x}" y="0" width="${column}" height="${step}" overflow="hidden">` +
    `${slants(from, to, mix(base, second, 0.5), 7)}${slants(from, to, mix(base, second, 0.9), 3.6)}</svg>`;
  return {
    width: 2 * column,
    height: step,
    body:
      rect(0, 0, 2 * column, step, base) +
      columnOf(0, column, 0) +
      columnOf(column, step / 2, column + step / 2),
  };
};

/** Round wales with a ditch between them, and a few strokes where the pile lies another way. */
export const cord: Drawing = ({ base, lit, shaded, gap }, random) => {
  const [wale, row, count] = [14, 14, 4];
  const places = Array.from({ length: count * count }, (_, k) => [k % count, Math.floor(k / count)] as const);
  const brush = places.map(([column, rank]) => {
    const [x, y] = [column * wale + random(5, 9), rank * row + random(0, 5)];
    return line(`M${n(x)} ${n(y)}v${n(random(4, 8))}`, lit, 2, 'opacity="0.25"');
  });
  const stops = [
    [0, gap],
    [0.16, shaded],
    [0.4, mix(base, lit, 0.7)],
    [0.62, base],
    [0.86, shaded],
    [1, gap],
  ] as const;
  return {
    width: count * wale,
    height: count * row,
    body:
      linear('wale', '', stops) +
      [0, 1, 2, 3].map((column) => rect(column * wale, 0, wale, count * row, 'url(#wale)')).join('') +
      brush.join(''),
  };
};

/** Satin hides its weave: only the finest cross grain stays, and the folds do the rest. */
export const satin: Drawing = ({ base, lit }) => ({
  width: 12,
  height: 6,
  body: rect(0, 0, 12, 6, base) + rect(0, 0, 12, 2.5, mix(base, lit, 0.18)),
});
