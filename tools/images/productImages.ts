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

export const namesOf = (images: ProductImages): readonly string[] => [
  ...images.files.flatMap((_file, i) =>
    IMAGE_WIDTHS.map((width) =>
      imageUrlAtWidth(urlOf(images, i), width).slice(1),
    ),
  ),
  shareName(images),
];

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
  const checks = [];
  for (const file of files) checks.push(await checkImage(file));
  const sum = createHash('sha256').update(ENCODER + (isWhole ? 'whole' : ''));
  for (const { digest } of checks) sum.update(digest ?? '');
  const images = { id, files, isWhole, hash: sum.digest('hex').slice(0, 8) };
  const hasAll = isStored(images, folder);
  for (const [i, file] of files.entries()) {
    const problem =
      checks[i]?.problem ?? (hasAll ? undefined : await decodingProblem(file));
    if (problem !== undefined) problems.push(problem);
  }
  return images;
};

export const writeImages = async (
  images: ProductImages,
  folder: string,
): Promise<void> => {
  const width = Math.max(...IMAGE_WIDTHS);
  for (const [i, { path }] of images.files.entries()) {
    const pixels = await fitImage(path, width, (width * 5) / 4, images.isWhole);
    for (const each of IMAGE_WIDTHS)
      await writeAvif(
        pixels,
        each,
        join(folder, imageUrlAtWidth(urlOf(images, i), each)),
      );
    if (i === 0) await writeShareImage(pixels, join(folder, shareName(images)));
  }
};
