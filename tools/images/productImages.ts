import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  IMAGE_WIDTHS,
  imageUrl,
  imageUrlAtWidth,
  shareImageUrl,
} from '../../src/shop/images';
import { checkImage, decodingProblem, type ImageProblem } from './checkImage';
import { ENCODER, fitImage, writeAvif, writeShareImage } from './encodeImage';

export interface ProductImages {
  readonly id: string;
  readonly files: readonly { readonly path: string; readonly view: string }[];
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

const hashOf = (digests: readonly Buffer[], isWhole: boolean) => {
  const sum = createHash('sha256').update(ENCODER);
  if (isWhole) sum.update('whole');
  for (const digest of digests) sum.update(digest);
  return sum.digest('hex').slice(0, 8);
};

interface FileProblem<File> {
  readonly file: File;
  readonly problem: ImageProblem;
}

/**
 * The images of a product that can be used, and the problems of the others.
 * Those that `folder` has in all sizes are not decoded.
 */
export const checkImages = async <File extends { readonly path: string }>(
  product: {
    readonly id: string;
    readonly files: readonly File[];
    readonly isWhole: boolean;
    readonly viewOf: (index: number) => string;
  },
  folder: string,
): Promise<{
  readonly images: ProductImages;
  readonly problems: readonly FileProblem<File>[];
}> => {
  const { id, files, isWhole, viewOf } = product;
  const problems: FileProblem<File>[] = [];
  const readable: { readonly file: File; readonly digest: Buffer }[] = [];
  for (const file of files) {
    const { digest, problem } = await checkImage(file.path);
    if (problem) problems.push({ file, problem });
    else if (digest) readable.push({ file, digest });
  }
  const imagesOf = (some: typeof readable): ProductImages => ({
    id,
    files: some.map(({ file }, i) => ({ path: file.path, view: viewOf(i) })),
    hash: hashOf(
      some.map(({ digest }) => digest),
      isWhole,
    ),
    isWhole,
  });
  const stored = imagesOf(readable);
  if (isStored(stored, folder)) return { images: stored, problems };

  const usable: typeof readable = [];
  for (const each of readable) {
    const problem = await decodingProblem(each.file.path);
    if (problem) problems.push({ file: each.file, problem });
    else usable.push(each);
  }
  return { images: imagesOf(usable), problems };
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
