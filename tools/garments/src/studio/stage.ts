import type { Field } from '../fields/field';
import type { View } from '../masks/mask';
import { straying } from '../paths/path';
import { type Drift, driftOf, warpOf } from './drift';
import { enlarge } from './enlarge';
import { type Frame, frameOf } from './frame';
import type { Garment } from './garment';
import { regrade, regradeLayer } from './regrade';
import { VOLUME_VIEW, foldHeight, foldView, shellHeight } from './volume';

/** What all layers of one picture share. Fields cover the whole picture; heights are in units. */
export interface Stage {
  readonly view: View;
  /** The garment as it happens to hang. */
  readonly garment: Garment;
  readonly folds: Field;
  readonly shells: ReadonlyMap<string, Field>;
  readonly drift: Drift;
}

const hang = (garment: Garment): Garment =>
  regrade(garment, straying(garment.seed, (garment.stray ?? 4) * 1.35, 190));

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

/** Small parts are carried by the folds as a whole; the masks of all else are, pixel by pixel. */
const withCarriedParts = (garment: Garment, drift: Drift, view: View): Garment => {
  const warp = warpOf(drift, view);
  const layers = garment.layers.map((layer) => (layer.small === true ? regradeLayer(layer, warp) : layer));
  return { ...garment, layers };
};

/** Sets a garment before the camera: a picture of so many pixels, of a frame of it or of all of it. */
export const stageOf = async (
  garment: Garment,
  width: number,
  height: number,
  frame: Frame = frameOf(garment, height / width),
): Promise<Stage> => {
  const view = viewOn(frame, width, height);
  const hung = hang(garment);
  const folds = foldsOf(hung, view);
  const drift = driftOf(folds, view.scale);
  return {
    view,
    garment: withCarriedParts(hung, drift, view),
    folds,
    shells: await shellsOf(hung, view),
    drift,
  };
};
