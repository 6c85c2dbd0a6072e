import { type Path, mirror, side } from '../paths/path';
import type { Layer } from '../renderer/garment';
import { foldsOn } from './coatParts';
import { type Quilting, puckers, quiltingPath } from './padParts';

const quiltedOn = (i: number, lines: readonly Quilting[]): Path =>
  i === 0 ? quiltingPath(lines) : mirror(quiltingPath(lines));

/** Chambers, seams, stitches and puckers of a quilted piece. */
export const quilted = (
  i: number,
  outline: Path,
  lines: readonly Quilting[],
  puckering: {
    readonly seed: number;
    readonly gap: number;
    readonly length: number;
    readonly height: number;
  },
  height = 0.62,
): Pick<Layer, 'outline' | 'puff' | 'bumps' | 'seams' | 'stitches'> => {
  const path = quiltedOn(i, lines);
  return {
    outline: side(i, outline),
    puff: { shapes: [{ path: side(i, outline) }, { path, stroke: 3 }], height },
    bumps: foldsOn(i, puckers(lines, puckering)),
    seams: [{ path, width: 1.8, depth: 0.9, pucker: 0.5 }],
    stitches: [{ path, width: 1.2, dash: '3.4 2', pucker: 0.4, height: 0.3 }],
  };
};
