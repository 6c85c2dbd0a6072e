import { blur } from '../fields/blur';
import { Field } from '../fields/field';
import { perlin } from '../fields/noise';
import { addCreases } from '../folds/creases';
import { inflate } from '../folds/inflate';
import { drawFolds } from '../folds/strokes';
import { type View, rasteriseAll } from '../masks/mask';
import type { Bounds } from './box';
import type { Garment, Shell } from './garment';

// Large-scale heights are computed on a grid of 2 units, independent of the size and crop of the image.
const CELL = 2;
const LEFT = 0;
const TOP = -60;
const WIDTH = 500;
const HEIGHT = 750;

/** The grid of the volumes: the design space with a margin above and below. */
export const VOLUME_VIEW: View = { width: WIDTH, height: HEIGHT, scale: 1 / CELL, left: LEFT, top: TOP };

/** Radius of the rounded edge of a volume, in units; an inflated edge is vertical. */
const ROUND = 5;

const roundOff = (height: number): number => Math.sqrt(height * height + ROUND * ROUND) - ROUND;

const level = (height: number, flat: number): number => flat * (1 - Math.exp(-height / flat)) * 1.6;

const insideOf = async ({ outline, cuts }: Shell): Promise<Field> => {
  const [inside, cut] = await rasteriseAll(
    cuts === undefined ? [[{ path: outline }]] : [[{ path: outline }], [{ path: cuts, stroke: 5 }]],
    VOLUME_VIEW,
  );
  if (inside === undefined) return new Field(WIDTH, HEIGHT);
  if (cut === undefined) return inside;
  cut.data.forEach((weight, i) => {
    if (weight > 0.4) inside.data[i] = 0;
  });
  return inside;
};

/** Height of a shell in units, on the grid of `VOLUME_VIEW`. */
export const shellHeight = async (shell: Shell): Promise<Field> => {
  const height = inflate(await insideOf(shell), CELL);
  const flat = shell.flat ?? 0;
  for (let i = 0; i < height.data.length; i++) {
    const value = height.data[i] ?? 0;
    height.data[i] = roundOff(flat > 0 ? level(value, flat) : value) * shell.depth;
  }
  return blur(height, 1.6);
};

/** The part of the grid of the volumes within some bounds, so that a crop is faster. */
export const foldView = ({ left, top, right, bottom }: Bounds): View => {
  const margin = 48;
  const cells = (from: number, to: number, least: number, most: number): readonly [number, number] => [
    Math.max(least, Math.floor((from - margin) / CELL) * CELL),
    Math.min(most, Math.ceil((to + margin) / CELL) * CELL),
  ];
  const [x, endX] = cells(left, right, LEFT, LEFT + WIDTH * CELL);
  const [y, endY] = cells(top, bottom, TOP, TOP + HEIGHT * CELL);
  return { width: (endX - x) / CELL, height: (endY - y) / CELL, scale: 1 / CELL, left: x, top: y };
};

/** Low-frequency noise, so that cloth without folds is not flat. */
const addSwell = (field: Field, view: View, seed: number, amplitude: number): void => {
  for (let row = 0; row < field.height; row++) {
    for (let column = 0; column < field.width; column++) {
      const x = column / view.scale + view.left;
      const y = row / view.scale + view.top;
      const drifted = x / 120 + 0.25 * perlin(x / 90, y / 90, seed + 5);
      const wave = perlin(drifted, y / 190, seed + 51) + 0.45 * perlin(x / 58, y / 84, seed + 52);
      const i = row * field.width + column;
      field.data[i] = (field.data[i] ?? 0) + amplitude * wave;
    }
  }
};

/** Height of the folds, creases and swell of a garment in units, for a view. */
export const foldHeight = (garment: Garment, view: View): Field => {
  const drawn = drawFolds(garment.folds, view);
  for (const crease of garment.creases ?? []) addCreases(drawn, view, crease, garment.seed);
  const height = blur(drawn, 1.5).scale(garment.foldWeight ?? 1.5);
  addSwell(height, view, garment.seed, 6 * (garment.swell ?? 1));
  return height;
};
