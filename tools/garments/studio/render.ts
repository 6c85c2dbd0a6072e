import { GROUND, type Ground, castOnWall, paintGround } from './backdrop';
import { type Canvas, canvasOf, develop } from './canvas';
import type { Frame } from './frame';
import type { Garment } from './garment';
import { composite, prepare } from './layer';
import { type Piece, cutOut, frontmost } from './piece';
import { type Stage, stageOf } from './stage';

export interface RenderOptions {
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** What of the garment to show, in units; all of it unless told. */
  readonly view?: Frame;
  readonly ground?: Ground;
}

/** Three bytes of sRGB a pixel. */
export interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const cutOutAll = async (stage: Stage): Promise<readonly Piece[]> => {
  const pieces = await Promise.all(stage.garment.layers.map((layer, index) => cutOut(layer, index, stage)));
  return pieces.filter((piece) => piece !== undefined);
};

/** Composites all pieces from back to front; the masks of the next are drawn while one is lit. */
const compositeAll = async (canvas: Canvas, pieces: readonly Piece[], stage: Stage): Promise<void> => {
  const front = frontmost(pieces, stage);
  const prepareAt = async (at: number): ReturnType<typeof prepare> => {
    const piece = pieces[at];
    return piece === undefined ? undefined : prepare(piece, front, stage);
  };
  let next = prepareAt(0);
  for (const [at, piece] of pieces.entries()) {
    const prepared = await next;
    next = prepareAt(at + 1);
    await composite(canvas, piece, prepared, front, stage);
  }
};

/** Takes a picture of a garment: the wall, the garment's shadows on it, and its layers from back to front. */
export const render = async (garment: Garment, options: RenderOptions): Promise<Picture> => {
  const { width, height } = options;
  const stage = await stageOf(garment, width, height, options.view);
  const pieces = await cutOutAll(stage);
  const canvas = canvasOf(width, height);
  paintGround(canvas, options.ground ?? GROUND);
  castOnWall(canvas, pieces, stage.view.scale);
  await compositeAll(canvas, pieces, stage);
  return { data: develop(canvas), width, height };
};
