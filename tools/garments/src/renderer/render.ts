import { castOnBackground } from './background';
import { type Canvas, canvasOf, toBytes } from './canvas';
import { FILL, type Frame, frameOf } from './frame';
import type { Garment } from './garment';
import { composite, prepare } from './layer';
import { type Piece, cutOut, frontmost } from './piece';
import { type RenderContext, createContext, pose } from './context';

export interface RenderOptions {
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The frame of a close-up, in units. */
  readonly view?: Frame;
  /** The share of the image that a whole garment fills, 0.85 by default. */
  readonly fill?: number;
}

/** An image as sRGB bytes with alpha, four per pixel. */
export interface RawImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const cutOutAll = async (context: RenderContext): Promise<readonly Piece[]> => {
  const pieces = await Promise.all(
    context.garment.layers.map((layer, index) => cutOut(layer, index, context)),
  );
  return pieces.filter((piece) => piece !== undefined);
};

/** Composites all pieces back to front; rasterises the next while one is shaded. */
const compositeAll = async (
  canvas: Canvas,
  pieces: readonly Piece[],
  context: RenderContext,
): Promise<void> => {
  const front = frontmost(pieces, context);
  const prepareAt = async (at: number): ReturnType<typeof prepare> => {
    const piece = pieces[at];
    return piece === undefined ? undefined : prepare(piece, front, context);
  };
  let next = prepareAt(0);
  for (const [at, piece] of pieces.entries()) {
    const prepared = await next;
    next = prepareAt(at + 1);
    await composite(canvas, piece, prepared, front, context);
  }
};

/** A garment in an image; `view` is the frame of the image, in units of that garment. */
interface FramedGarment {
  readonly garment: Garment;
  readonly view: Frame;
  /** Whether all of the garment is in the image. */
  readonly isWhole?: boolean;
}

/** Renders several garments, back to front. */
export const renderGarments = async (
  garments: readonly FramedGarment[],
  { width, height }: Pick<RenderOptions, 'width' | 'height'>,
): Promise<RawImage> => {
  const canvas = canvasOf(width, height);
  for (const { garment, view, isWhole = false } of garments) {
    const context = await createContext(garment, width, height, view);
    const pieces = await cutOutAll(context);
    castOnBackground(canvas, pieces, context.view, isWhole);
    await compositeAll(canvas, pieces, context);
  }
  return { data: toBytes(canvas), width, height };
};

/** Renders a garment: its shadows on the background, and the layers back to front. */
export const render = (
  garment: Garment,
  { view, fill = FILL.adults, ...size }: RenderOptions,
): Promise<RawImage> => {
  const frame = view ?? frameOf(pose(garment), size.height / size.width, fill);
  return renderGarments([{ garment, view: frame, isWhole: view === undefined }], size);
};
