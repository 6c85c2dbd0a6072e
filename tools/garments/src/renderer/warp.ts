import type { Fold } from '../folds/strokes';
import { type Path, type Point, type Warp, mapPoints } from '../paths/path';
import { boundsOf } from './box';
import type { Garment, Layer, Shell } from './garment';

const alongPath = <T extends { readonly path: Path }>(warp: Warp, items: readonly T[]): T[] =>
  items.map((item) => ({ ...item, path: mapPoints(item.path, warp) }));

const warpFolds = (folds: readonly Fold[], warp: Warp): Fold[] =>
  folds.map((fold) => ({ ...fold, points: fold.points.map(([x, y]) => warp(x, y)) }));

const warpShell = (shell: Shell, warp: Warp): Shell => ({
  ...shell,
  outline: mapPoints(shell.outline, warp),
  ...(shell.cuts !== undefined && { cuts: mapPoints(shell.cuts, warp) }),
});

/** Buttons and rivets up to this size, in units, are moved as a whole so that they stay round. */
const WHOLE = 40;

const centresOf = (outline: Path): readonly Point[] =>
  outline.split(/(?=M)/).flatMap((part): readonly Point[] => {
    const { left, top, right, bottom } = boundsOf([part]);
    const isWhole = right - left <= WHOLE && bottom - top <= WHOLE;
    return isWhole ? [[(left + right) / 2, (top + bottom) / 2]] : [];
  });

/** A warp that translates a small part by the displacement of its middle. */
const wholeWarp = (outline: Path, warp: Warp): Warp => {
  const centres = centresOf(outline);
  return (x, y) => {
    let nearest: Point | undefined;
    let least = WHOLE / 2;
    for (const centre of centres) {
      const distance = Math.hypot(x - centre[0], y - centre[1]);
      if (distance <= least) [nearest, least] = [centre, distance];
    }
    if (nearest === undefined) return warp(x, y);
    const [toX, toY] = warp(...nearest);
    return [toX + x - nearest[0], toY + y - nearest[1]];
  };
};

/** Applies a warp to one layer. */
export const warpLayer = (layer: Layer, given: Warp): Layer => {
  const { outline, clip, extend, seams, stitches, steps, inks, bumps, puff } = layer;
  const warp = layer.small === true ? wholeWarp(outline, given) : given;
  return {
    ...layer,
    outline: mapPoints(outline, warp),
    ...(clip !== undefined && { clip: mapPoints(clip, warp) }),
    ...(extend !== undefined && { extend: mapPoints(extend, warp) }),
    ...(seams !== undefined && { seams: alongPath(warp, seams) }),
    ...(stitches !== undefined && { stitches: alongPath(warp, stitches) }),
    ...(steps !== undefined && { steps: alongPath(warp, steps) }),
    ...(inks !== undefined && { inks: alongPath(warp, inks) }),
    ...(bumps !== undefined && { bumps: warpFolds(bumps, warp) }),
    ...(puff !== undefined && { puff: { ...puff, shapes: alongPath(warp, puff.shapes) } }),
  };
};

/**
 * Applies a warp to every path and fold of a garment, to resize or to pose it. Weights and cloth coordinates do
 * not change.
 */
export const warpGarment = (garment: Garment, warp: Warp): Garment => ({
  ...garment,
  shells: Object.fromEntries(
    Object.entries(garment.shells).map(([name, shell]) => [name, warpShell(shell, warp)]),
  ),
  folds: warpFolds(garment.folds, warp),
  layers: garment.layers.map((layer) => warpLayer(layer, warp)),
});
