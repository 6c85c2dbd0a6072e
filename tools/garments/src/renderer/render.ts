import { castOnBackground, paintBackground } from './background';
import { type Canvas, canvasOf, toBytes } from './canvas';
import type { Frame } from './frame';
import type { Garment } from './garment';
import { composite, prepare } from './layer';
import { type Piece, cutOut, frontmost } from './piece';
import { type RenderContext, createContext } from './context';

export interface RenderOptions {
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The frame in units; the whole garment by default. */
  readonly view?: Frame;
}

/** An image as sRGB bytes, three per pixel. */
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

/** A garment in an image; `view` is the frame of the whole image, in units of that garment. */
interface FramedGarment {
  readonly garment: Garment;
  readonly view?: Frame | undefined;
}

/** Renders several garments, back to front. */
export const renderGarments = async (
  garments: readonly FramedGarment[],
  { width, height }: Omit<RenderOptions, 'view'>,
): Promise<RawImage> => {
  const canvas = canvasOf(width, height);
  paintBackground(canvas);
  for (const { garment, view } of garments) {
    const context = await createContext(garment, width, height, view);
    const pieces = await cutOutAll(context);
    castOnBackground(canvas, pieces, context.view.scale);
    await compositeAll(canvas, pieces, context);
  }
  return { data: toBytes(canvas), width, height };
};

/** Renders a garment: the background, the shadows on it, and the layers back to front. */
export const render = (garment: Garment, { view, ...options }: RenderOptions): Promise<RawImage> =>
  renderGarments([{ garment, view }], options);
