import sharp, { type SharpOptions } from 'sharp';

const MAX_MEGAPIXELS = 50;
const MIN_SIDE = 400;

/** How image files are decoded: incomplete files are errors. */
export const DECODING: SharpOptions = {
  failOn: 'truncated',
  limitInputPixels: MAX_MEGAPIXELS * 1e6,
};

/** What is wrong with an image, and what was found instead. */
export interface ImageProblem {
  cause: string;
  found: string;
}

// sharp calls AVIF `heif`.
const FORMATS = ['jpeg', 'png', 'webp', 'tiff', 'heif'];

const READABLE = `must be JPEG, PNG, WebP, AVIF or TIFF of at most ${MAX_MEGAPIXELS} megapixels`;
const LARGE = `must have a shorter side of at least ${MIN_SIDE} pixels`;

export const findProblem = async (
  bytes: Buffer,
): Promise<ImageProblem | undefined> => {
  try {
    const image = sharp(bytes, DECODING);
    const { format, width, height } = await image.metadata();
    if (!FORMATS.includes(format)) {
      return { cause: READABLE, found: format };
    }
    if (Math.min(width, height) < MIN_SIDE) {
      return { cause: LARGE, found: `${width} × ${height} pixels` };
    }
    // Only decoding finds that a file is incomplete.
    await image.resize(64, 64).raw().toBuffer();
    return undefined;
  } catch (error) {
    const [firstLine = ''] = String(error).split('\n');
    return { cause: READABLE, found: firstLine.replace(/^Error: /, '') };
  }
};

export const imageError = (
  path: string,
  { cause, found }: ImageProblem,
): string => `${path} ${cause} (${found})`;
