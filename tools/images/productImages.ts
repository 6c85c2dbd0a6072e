import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  IMAGE_WIDTHS,
  imageUrl,
  imageUrlAtWidth,
  shareImageUrl,
} from '../../src/shop/images';
import { checkImage, decodingProblem, type ImageFile } from './checkImage';
import { ENCODER, fitImage, writeAvif, writeShareImage } from './encodeImage';

export interface ProductImages {
  readonly id: string;
  readonly files: readonly (ImageFile & { readonly view: string })[];
  readonly hash: string;
  readonly isWhole: boolean;
}

export const urlOf = (
  { id, files, hash }: ProductImages,
  index: number,
): string => imageUrl(id, files[index]?.view ?? '', hash);

const shareName = ({ id, hash }: ProductImages) =>
  shareImageUrl(id, hash).slice(1);

const imageName = (images: ProductImages, index: number, width: number) =>
  imageUrlAtWidth(urlOf(images, index), width).slice(1);

export const namesOf = (images: ProductImages): readonly string[] => {
  const names: string[] = [];
  for (const index of images.files.keys()) {
    for (const width of IMAGE_WIDTHS)
      names.push(imageName(images, index, width));
  }
  return [...names, shareName(images)];
};

export const isStored = (images: ProductImages, folder: string): boolean =>
  namesOf(images).every((name) => existsSync(join(folder, name)));

/**
 * Checks the images of a product. Those that `folder` has in all sizes are not
 * decoded.
 */
export const checkImages = async (
  { id, files, isWhole }: Omit<ProductImages, 'hash'>,
  folder: string,
  problems: string[],
): Promise<ProductImages> => {
  const sum = createHash('sha256').update(ENCODER);
  if (isWhole) sum.update('whole');
  const checks = [];
  for (const file of files) {
    const { digest, problem } = await checkImage(file);
    sum.update(digest ?? '');
    checks.push({ file, problem });
  }
  const hash = sum.digest('hex').slice(0, 8);
  const images = { id, files, isWhole, hash };
  const hasAll = isStored(images, folder);
  for (const { file, problem } of checks) {
    const needsDecoding = problem === undefined && !hasAll;
    const found = needsDecoding ? await decodingProblem(file) : problem;
    if (found !== undefined) problems.push(found);
  }
  return images;
};

export const writeImages = async (
  images: ProductImages,
  folder: string,
): Promise<void> => {
  const width = Math.max(...IMAGE_WIDTHS);
  const height = (width * 5) / 4;
  for (const [index, { path }] of images.files.entries()) {
    const pixels = await fitImage(path, width, height, images.isWhole);
    for (const each of IMAGE_WIDTHS) {
      const name = imageName(images, index, each);
      await writeAvif(pixels, each, join(folder, name));
    }
    if (index === 0)
      await writeShareImage(pixels, join(folder, shareName(images)));
  }
};
