import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import sharp, { type Metadata, type SharpOptions } from 'sharp';

const MAX_MEGAPIXELS = 50;
const MAX_MEGABYTES = 50;
const MIN_SIDE = 400;

/** How image files are decoded: incomplete files are errors. */
export const DECODING: SharpOptions = {
  failOn: 'truncated',
  limitInputPixels: MAX_MEGAPIXELS * 1e6,
};

/** What is wrong with an image, and what was found instead. */
export interface ImageProblem {
  readonly cause: string;
  readonly found?: string;
}

const isInside = (path: string, folder: string): boolean => {
  try {
    return realpathSync(path).startsWith(`${realpathSync(folder)}${sep}`);
  } catch {
    return false;
  }
};

const FORMATS = ['jpeg', 'png', 'webp', 'tiff'];
const FORMAT = 'must be JPEG, PNG, WebP, AVIF or TIFF';

const isAllowed = ({ format, compression }: Metadata) => {
  // sharp calls AVIF `heif`.
  const isAvif = format === 'heif' && compression === 'av1';
  return isAvif || FORMATS.includes(format);
};

const problemOfMetadata = (metadata: Metadata): ImageProblem | undefined => {
  const { width, height, pages = 1 } = metadata;
  const size = `${width} × ${height} pixels`;
  if (!isAllowed(metadata))
    return { cause: FORMAT, found: metadata.format.toUpperCase() };
  if (pages > 1) return { cause: 'must have one frame', found: `${pages}` };
  if (width * height > MAX_MEGAPIXELS * 1e6)
    return {
      cause: `must have at most ${MAX_MEGAPIXELS} megapixels`,
      found: size,
    };
  if (Math.min(width, height) < MIN_SIDE)
    return {
      cause: `the shorter side must have at least ${MIN_SIDE} pixels`,
      found: size,
    };
  return undefined;
};

const readMetadata = async (bytes: Buffer): Promise<Metadata | undefined> => {
  try {
    // Metadata needs no decoding, so the size is checked below.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
};

interface ImageCheck {
  readonly digest?: Buffer;
  readonly problem?: ImageProblem;
}

export const checkImage = async (path: string): Promise<ImageCheck> => {
  const problem = (cause: string) => ({ problem: { cause } });
  if (!isInside(path, dirname(path)))
    return problem('must not be a link to a file outside of the image folder');
  const stats = await stat(path);
  if (!stats.isFile()) return problem('must be a file');
  if (stats.size > MAX_MEGABYTES * 1e6)
    return problem(`must have at most ${MAX_MEGABYTES} MB`);
  const bytes = await readFile(path);
  const metadata = await readMetadata(bytes);
  if (!metadata) return problem(FORMAT);
  const found = problemOfMetadata(metadata);
  if (found) return { problem: found };
  return { digest: createHash('sha256').update(bytes).digest() };
};

export const decodingProblem = async (
  path: string,
): Promise<ImageProblem | undefined> => {
  try {
    await sharp(path, DECODING).resize(64, 64).raw().toBuffer();
    return undefined;
  } catch (error) {
    const [firstLine = ''] = String(error).split('\n');
    return {
      cause: 'must not be corrupt',
      found: firstLine.replace(/^Error: /, ''),
    };
  }
};

export const imageError = (
  path: string,
  { cause, found }: ImageProblem,
): string => `${path}: ${cause}${found === undefined ? '' : `, not ${found}`}`;
