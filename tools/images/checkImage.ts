import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, sep } from 'node:path';
import sharp, { type Metadata, type SharpOptions } from 'sharp';

const MAX_MEGAPIXELS = 50;
const MAX_MEGABYTES = 50;
const MIN_SIDE = 400;

/** How image files are decoded: incomplete files are errors. */
export const DECODING: SharpOptions = {
  failOn: 'truncated',
  limitInputPixels: MAX_MEGAPIXELS * 1e6,
};

export interface ImageFile {
  readonly path: string;
  readonly place: string;
}

const isInside = (path: string, folder: string): boolean => {
  try {
    return realpathSync(path).startsWith(`${realpathSync(folder)}${sep}`);
  } catch {
    return false;
  }
};

const FORMATS = ['jpeg', 'png', 'webp', 'tiff'];

const isAllowed = ({ format, compression }: Metadata) => {
  // sharp calls AVIF `heif`.
  const isAvif = format === 'heif' && compression === 'av1';
  return isAvif || FORMATS.includes(format);
};

const problemOfMetadata = (metadata: Metadata): string | undefined => {
  const { width, height, pages = 1 } = metadata;
  const format = metadata.format.toUpperCase();
  const size = `${width} × ${height} pixels`;
  if (!isAllowed(metadata))
    return `has the format ${format}; expected JPEG, PNG, WebP, AVIF or TIFF`;
  if (pages > 1) return `has ${pages} frames; expected one`;
  if (width * height > MAX_MEGAPIXELS * 1e6)
    return `has ${size}; at most ${MAX_MEGAPIXELS} megapixels are read`;
  if (Math.min(width, height) < MIN_SIDE)
    return `has ${size}; the shorter side must have at least ${MIN_SIDE}`;
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
  readonly problem?: string;
}

export const checkImage = async ({
  path,
  place,
}: ImageFile): Promise<ImageCheck> => {
  const problem = (text: string) => ({
    problem: `${place}: "${basename(path)}" ${text}`,
  });
  if (!isInside(path, dirname(path)))
    return problem('is a link to a file outside of the image folder');
  const stats = await stat(path);
  if (!stats.isFile()) return problem('is not a file');
  if (stats.size > MAX_MEGABYTES * 1e6)
    return problem(`is larger than ${MAX_MEGABYTES} MB`);
  const bytes = await readFile(path);
  const metadata = await readMetadata(bytes);
  if (!metadata)
    return problem(
      'is not an image that can be read; expected JPEG, PNG, WebP, AVIF or TIFF',
    );
  const text = problemOfMetadata(metadata);
  if (text !== undefined) return problem(text);
  return { digest: createHash('sha256').update(bytes).digest() };
};

export const decodingProblem = async ({
  path,
  place,
}: ImageFile): Promise<string | undefined> => {
  try {
    await sharp(path, DECODING).resize(64, 64).raw().toBuffer();
    return undefined;
  } catch (error) {
    const [firstLine = ''] = String(error).split('\n');
    const reason = firstLine.replace(/^Error: /, '');
    return `${place}: "${basename(path)}" is corrupt (${reason})`;
  }
};
