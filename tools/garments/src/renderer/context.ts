import type { Field } from '../fields/field';
import type { View } from '../masks/mask';
import { randomWarp } from '../paths/path';
import { type Displacement, displacementOf, warpOf } from './displacement';
import { enlarge } from './enlarge';
import type { Frame } from './frame';
import type { Garment } from './garment';
import { warpGarment, warpLayer } from './warp';
import { VOLUME_VIEW, foldHeight, foldView, shellHeight } from './volume';

/** The shared input of all layers of an image. Fields cover the whole image; heights are in units. */
export interface RenderContext {
  readonly view: View;
  /** The garment after its random pose. */
  readonly garment: Garment;
  readonly folds: Field;
  readonly shells: ReadonlyMap<string, Field>;
  readonly displacement: Displacement;
}

/** The garment after its random pose, which its seed determines. */
export const pose = (garment: Garment): Garment =>
  warpGarment(garment, randomWarp(garment.seed, (garment.jitter ?? 4) * 1.35, 190));

const viewOn = (frame: Frame, width: number, height: number): View => ({
  width,
  height,
  scale: width / frame.w,
  left: frame.x,
  top: frame.y,
});

const foldsOf = (garment: Garment, view: View): Field => {
  const { left, top, width, height, scale } = view;
  const grid = foldView({ left, top, right: left + width / scale, bottom: top + height / scale });
  return enlarge(foldHeight(garment, grid), grid, view);
};

const shellsOf = async (garment: Garment, view: View): Promise<ReadonlyMap<string, Field>> => {
  const heights = await Promise.all(
    Object.entries(garment.shells).map(
      async ([name, shell]) => [name, enlarge(await shellHeight(shell), VOLUME_VIEW, view)] as const,
    ),
  );
  return new Map(heights);
};

/** Displaces small parts as a whole; the masks of other layers are displaced per pixel. */
const withDisplacedParts = (garment: Garment, displacement: Displacement, view: View): Garment => {
  const warp = warpOf(displacement, view);
  const layers = garment.layers.map((layer) => (layer.small === true ? warpLayer(layer, warp) : layer));
  return { ...garment, layers };
};

/** The context of an image of a size in pixels, of a frame of the garment. */
export const createContext = async (
  garment: Garment,
  width: number,
  height: number,
  frame: Frame,
): Promise<RenderContext> => {
  const view = viewOn(frame, width, height);
  const posed = pose(garment);
  const folds = foldsOf(posed, view);
  const displacement = displacementOf(folds, view.scale);
  return {
    view,
    garment: withDisplacedParts(posed, displacement, view),
    folds,
    shells: await shellsOf(posed, view),
    displacement,
  };
};
