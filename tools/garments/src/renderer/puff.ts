import { blur } from '../fields/blur';
import { Field } from '../fields/field';
import { inflate } from '../folds/inflate';
import { type Shape, type View, rasteriseAll } from '../masks/mask';
import { boundsOf } from './box';
import { enlarge } from './enlarge';

/** Resolution of the grid for chambers in pixels per unit, the same for every size and crop of an image. */
const SCALE = 0.6;
/** Radius of the rounded edge of a chamber, in units. */
const ROUND = 3;
const MARGIN = 8;

const gridOf = (shapes: readonly Shape[]): View => {
  const { left, top, right, bottom } = boundsOf(shapes.map(({ path }) => path));
  return {
    width: Math.ceil((right - left + 2 * MARGIN) * SCALE),
    height: Math.ceil((bottom - top + 2 * MARGIN) * SCALE),
    scale: SCALE,
    left: left - MARGIN,
    top: top - MARGIN,
  };
};

/** Filled shapes are the chambers; shapes with a stroke are the quilting lines between them. */
const chambersOf = async (shapes: readonly Shape[], grid: View): Promise<Field> => {
  const isLine = ({ stroke = 0 }: Shape): boolean => stroke > 0;
  const filled = shapes.filter((shape) => !isLine(shape));
  const [chambers, lines] = await rasteriseAll([filled, shapes.filter(isLine)], grid);
  if (chambers === undefined) return new Field(grid.width, grid.height);
  for (let i = 0; i < chambers.data.length; i++) {
    chambers.data[i] = (chambers.data[i] ?? 0) * (1 - (lines?.data[i] ?? 0));
  }
  return chambers;
};

/** Height of filled chambers in units, for a view. */
export const puffHeight = async (shapes: readonly Shape[], view: View): Promise<Field> => {
  const grid = gridOf(shapes);
  const height = inflate(await chambersOf(shapes, grid), 1 / SCALE, 120);
  for (let i = 0; i < height.data.length; i++) {
    const value = height.data[i] ?? 0;
    height.data[i] = Math.sqrt(value * value + ROUND * ROUND) - ROUND;
  }
  return enlarge(blur(height, 0.8), grid, view);
};
