import { CENTRE, type Path, type Point, side } from '../paths/path';
import type { Layer } from '../renderer/garment';
import { buttons, pair } from '../renderer/parts';
import { onBothSides } from './geometry';
import { closed, down, line } from './trouserBlock';
import { type Construction, rowsBeside } from './trouserParts';

// The seat of chinos: pockets and darts.

const weltAt = ({ block }: Pick<Construction, 'block'>): { readonly from: Point; readonly to: Point } => {
  const y = block.underBack(CENTRE) + 92;
  const half = block.outer(y) - CENTRE;
  return { from: [CENTRE + half * 0.28, y + 4], to: [CENTRE + half * 0.8, y - 6] };
};

/** A welt pocket: a slit between two narrow lips, closed by a button. */
export const welts = (construction: Construction, button: string): readonly Layer[] => {
  const { cloth, thread } = construction;
  const { from, to } = weltAt(construction);
  const lips = closed(
    [
      [from[0], from[1] - 7],
      [to[0], to[1] - 7],
    ],
    [
      [to[0], to[1] + 7],
      [from[0], from[1] + 7],
    ],
  );
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 17];
  const frame = rowsBeside(thread, [from, to], [-10, 10]).map((stitch) => ({ ...stitch, opacity: 0.5 }));
  return [
    ...pair((i) => ({
      id: `welt ${i}`,
      ...cloth,
      outline: side(i, lips),
      grain: 90,
      bevel: 1.4,
      lift: 1.3,
      shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.25, tight: 0.25 },
      seams: [{ path: side(i, line([from, to])), width: 2, depth: 1.8, pucker: 0.3 }],
      stitches: frame.map((stitch) => ({ ...stitch, path: side(i, stitch.path) })),
    })),
    buttons(onBothSides([middle]), 6.5, button, 'seat buttons'),
  ];
};

/** Patch pockets with cut-off lower corners. */
export const patches = (construction: Construction): readonly Layer[] => {
  const { cloth, thread } = construction;
  const { from, to } = weltAt(construction);
  const [left, right, top] = [from[0] - 4, to[0] + 2, from[1] - 8];
  const bottom = top + 138;
  const shape = (by: number): Path =>
    `M${left + by} ${top} L${left + by + 3} ${bottom - 24 - by} L${left + 26} ${bottom - by} ` +
    `L${right - 28} ${bottom - by - 2} L${right - by - 5} ${bottom - 28 - by} L${right - by} ${top - 9}`;
  return pair((i) => ({
    id: `seat pocket ${i}`,
    ...cloth,
    outline: side(i, `${shape(0)} Z`),
    bevel: 1.8,
    lift: 1.6,
    shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.22, tight: 0.22 },
    stitches: [
      { ...thread, path: side(i, shape(5)) },
      { ...thread, path: side(i, `M${left} ${top + 13} L${right} ${top + 4}`) },
    ],
  }));
};

/** Darts of the seat. */
export const darts = ({ block }: Construction): readonly Path[] => {
  const { from, to } = weltAt({ block });
  const x = (from[0] + to[0]) / 2;
  return [line(down(block.underBack(x) - 4, from[1] - 10, (y) => x + (y - from[1]) * 0.05, 3))];
};
