import type { Fold } from '../folds/strokes';
import { type Path, both, symmetricLine } from '../paths/path';
import type { Layer, Seam } from '../renderer/garment';
import type { LayerCloth } from './cloth';
import { type Block, pick } from './shirtLines';

// The yoke of a shirt, the pleat and the loop.

/** The front edge of the yoke, slightly in front of the shoulder. */
export const frontYoke = ({ neck, tip }: Block): Seam => ({
  path: both(`M${neck[0] - 6} ${neck[1] + 36} L${tip[0] - 6} ${tip[1] + 26}`),
  width: 1.8,
  depth: 0.7,
});

/** The yoke seam of a back, down from the neck by some units. */
export const yokeSeam = ({ neck, armhole }: Block, by: number): Path => {
  const [x] = pick(armhole, 0);
  const y = neck[1] + by;
  return symmetricLine(`M500 ${y} C560 ${y} ${x - 70} ${y - 2} ${x + 3} ${y - 8}`);
};

const pleatEdge = (top: number, [x, down, foot]: readonly [number, number, number], skew: number): Fold => ({
  points: [
    [x, top - 12],
    [down, top + 190],
    [foot, top + 420],
  ],
  width: 9,
  height: 6,
  taper: 'none',
  skew,
  grow: 1.2,
});

/** A box pleat under the yoke. */
export const pleat = (top: number): readonly Fold[] => [
  pleatEdge(top, [485, 482, 476], 0.4),
  pleatEdge(top, [515, 518, 526], -0.4),
];

/** The stitches that hold the pleat. */
export const pleatSeam = (top: number): Seam => ({
  path: `M484 ${top} L483 ${top + 40} M516 ${top} L517 ${top + 40}`,
  width: 2,
  depth: 1,
  pucker: 0,
});

/** The hanging loop. */
export const loop = (cloth: LayerCloth, y: number): Layer => ({
  id: 'loop',
  ...cloth,
  outline: `M496 ${y - 5} L504 ${y - 5} L504 ${y + 21} L496 ${y + 21} Z`,
  shadow: { dx: 2, dy: 3, blur: 2, opacity: 0.3, tight: 0.2 },
  bevel: 1.2,
  lift: 2,
});
