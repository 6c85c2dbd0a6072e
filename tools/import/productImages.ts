import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_WIDTHS, shareImageUrl } from '../../src/domain/images';
import { checkImage, decodingProblem, type ImageFile } from '../images/checkImage';
import { ENCODER, fitImage, writeAvif, writeShareImage } from '../images/encodeImage';

import { linkFile } from './linkFile';

/** The image files of a product that passed all checks. */
export interface ProductImages {
  readonly id: string;
  readonly files: readonly ImageFile[];
  readonly hash: string;
  /** Whether the out folder has all its files. */
  readonly isStored: boolean;
}

/** The first eight hex digits of a SHA-256, which depends on the encoder too. */
export const hashOf = (...parts: readonly (Buffer | string)[]): string => {
  const hash = createHash('sha256').update(ENCODER);
  for (const part of parts) hash.update('\0').update(part);
  return hash.digest('hex').slice(0, 8);
};

const imageName = (id: string, number: number, width: number, hash: string) =>
  `images/products/${id}-${number}-${width}.${hash}.avif`;

const shareName = (id: string, hash: string) => shareImageUrl(id, hash).slice(1);

const namesOf = ({ id, files, hash }: Omit<ProductImages, 'isStored'>): readonly string[] => [
  ...files.flatMap((_file, i) => IMAGE_WIDTHS.map((width) => imageName(id, i + 1, width, hash))),
  shareName(id, hash),
];

/** Whether a folder has all these files. */
export const hasFiles = (folder: string, names: readonly string[]): boolean =>
  names.every((name) => existsSync(join(folder, name)));

/** How many files the images of all these products have. */
export const productFileCount = (all: readonly ProductImages[]): number =>
  all.reduce((sum, images) => sum + namesOf(images).length, 0);

interface CheckedImages {
  readonly images: ProductImages;
  readonly problems: readonly string[];
}

/** Checks the images of a product; stored ones are not decoded again. */
export const checkProductImages = async (
  id: string,
  files: readonly ImageFile[],
  out: string,
): Promise<CheckedImages> => {
  const checks: Awaited<ReturnType<typeof checkImage>>[] = [];
  for (const file of files) checks.push(await checkImage(file));
  const hash = hashOf(...checks.flatMap(({ digest }) => digest ?? []));
  const isStored = hasFiles(out, namesOf({ id, files, hash }));
  const problems: string[] = [];
  for (const [i, file] of files.entries()) {
    const problem = checks[i]?.problem ?? (isStored ? undefined : await decodingProblem(file));
    if (problem !== undefined) problems.push(problem);
  }
  return { images: { id, files, hash, isStored }, problems };
};

/** Writes the image files of a product into a folder; stored ones are linked from `out`. */
export const writeProductImages = async (
  images: ProductImages,
  out: string,
  folder: string,
): Promise<void> => {
  if (images.isStored) {
    for (const name of namesOf(images)) linkFile(join(out, name), join(folder, name));
    return;
  }
  const { id, files, hash } = images;
  const [largest] = [...IMAGE_WIDTHS].reverse();
  for (const [i, { path }] of files.entries()) {
    const pixels = await fitImage(path, largest ?? 0, ((largest ?? 0) * 5) / 4);
    for (const width of IMAGE_WIDTHS)
      await writeAvif(pixels, width, join(folder, imageName(id, i + 1, width, hash)));
    if (i === 0) await writeShareImage(pixels, join(folder, shareName(id, hash)));
  }
};
