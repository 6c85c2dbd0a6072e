import sharp, { type Metadata, type SharpOptions } from 'sharp';

const MAX_MEGAPIXELS = 50;
const MIN_SIDE = 400;

/** How image files are decoded: incomplete files are errors. */
export const DECODING: SharpOptions = {
  failOn: 'truncated',
  limitInputPixels: MAX_MEGAPIXELS * 1e6,
};

/** What is wrong with an image, and what was found instead. */
export interface ImageProblem {
  readonly cause: string;
  readonly found: string;
}

const FORMATS = ['jpeg', 'png', 'webp', 'tiff'];

const READABLE = `must be JPEG, PNG, WebP, AVIF or TIFF of at most ${MAX_MEGAPIXELS} megapixels`;
const LARGE = `must have a shorter side of at least ${MIN_SIDE} pixels`;

const isAllowed = ({ format, compression }: Metadata) => {
  // sharp calls AVIF `heif`.
  const isAvif = format === 'heif' && compression === 'av1';
  return isAvif || FORMATS.includes(format);
};

const unreadable = (error: unknown): ImageProblem => {
  const [firstLine = ''] = String(error).split('\n');
  return { cause: READABLE, found: firstLine.replace(/^Error: /, '') };
};

/** Checks an image without decoding it. */
export const headerProblem = async (
  bytes: Buffer,
): Promise<ImageProblem | undefined> => {
  try {
    const metadata = await sharp(bytes, DECODING).metadata();
    const { format, width, height } = metadata;
    if (!isAllowed(metadata)) return { cause: READABLE, found: format };
    if (Math.min(width, height) >= MIN_SIDE) return undefined;
    return { cause: LARGE, found: `${width} × ${height} pixels` };
  } catch (error) {
    return unreadable(error);
  }
};

export const decodingProblem = async (
  path: string,
): Promise<ImageProblem | undefined> => {
  try {
    await sharp(path, DECODING).resize(64, 64).raw().toBuffer();
    return undefined;
  } catch (error) {
    return unreadable(error);
  }
};

export const imageError = (
  path: string,
  { cause, found }: ImageProblem,
): string => `${path} ${cause} (${found})`;
