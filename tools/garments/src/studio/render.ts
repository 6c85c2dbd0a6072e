import { castOnWall, paintGround } from './backdrop';
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

/** A garment in an image; `view` is the frame of the whole image, in units of that garment. */
interface FramedGarment {
  readonly garment: Garment;
  readonly view?: Frame | undefined;
}

/** Renders several garments, back to front. */
export const renderGarments = async (
  garments: readonly FramedGarment[],
  { width, height }: Omit<RenderOptions, 'view'>,
): Promise<Picture> => {
  const canvas = canvasOf(width, height);
  paintGround(canvas);
  for (const { garment, view } of garments) {
    const stage = await stageOf(garment, width, height, view);
    const pieces = await cutOutAll(stage);
    castOnWall(canvas, pieces, stage.view.scale);
    await compositeAll(canvas, pieces, stage);
  }
  return { data: develop(canvas), width, height };
};

/** Takes a picture of a garment: the wall, the garment's shadows on it, and its layers from back to front. */
export const render = (garment: Garment, { view, ...options }: RenderOptions): Promise<Picture> =>
  renderGarments([{ garment, view }], options);
