import sharp from 'sharp';
import { type Drape } from './drape';
import { type Random } from './random';
import { rect, svg } from './svg';
import { type Tile } from './tile';
import { type Raster, type Shift, warped } from './warp';

// Larger than any shift, so that a moved cloth never shows its edge.
const MARGIN = 40;

export interface Piece {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly drape: Drape;
  /** Pixels that the folds move the weave down, and half as far sideways. */
  readonly reach: number;
  /** How deep the folds are at a height of the piece, from 0 to 1. */
  readonly depth: (y: number) => number;
  /** The blur of the weave, in pixels: a softer one makes a smaller file. */
  readonly soft: number;
}

const flatSheet = async ({ width, height, body }: Tile, piece: Piece): Promise<Raster> => {
  const pattern = `<pattern id="weave" patternUnits="userSpaceOnUse" width="${width}" height="${height}" patternTransform="scale(${piece.scale})">${body}</pattern>`;
  const [wide, high] = [piece.width + 2 * MARGIN, piece.height + 2 * MARGIN];
  const sheet = svg(wide, high, pattern + rect(0, 0, wide, high, 'url(#weave)'));
  const { data, info } = await sharp(Buffer.from(sheet))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** What the folds do to the weave, and a slow wander of the rows, as no thread hangs quite straight. */
const shiftOf = ({ drape, reach, depth, height }: Piece, random: Random): Shift => {
  const wave = (length: number): ((y: number) => number) => {
    const start = random(0, 2 * Math.PI);
    return (y) => Math.sin(start + (2 * Math.PI * y) / length);
  };
  const [slow, quick] = [wave(height * 0.8), wave(height * 0.37)];
  return {
    depth,
    column: (x) => [drape.slope(x) * reach * 0.5, -drape.height(x) * reach],
    row: (y) => [slow(y) * reach * 0.35 + quick(y) * reach * 0.15, quick(y) * reach * 0.2],
  };
};

/** A piece of cloth with its weave moved by the folds, as an image to be set into a picture. */
export const fabricOf = async (tile: Tile, piece: Piece, random: Random): Promise<string> => {
  const { data, width, height } = warped(await flatSheet(tile, piece), MARGIN, shiftOf(piece, random));
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(piece.soft)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};
