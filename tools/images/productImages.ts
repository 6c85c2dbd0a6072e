import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  IMAGE_WIDTHS,
  imageUrlAtWidth,
  shareImageUrl,
} from '../../src/lib/images';
import { findProblem, type ImageProblem } from './checkImage';
import { digestOf } from './digest';
import { ENCODER, fitImage, writeAvif, writeShareImage } from './encodeImage';

export interface ProductImages {
  id: string;
  files: readonly { path: string; view: string }[];
  hash: string;
  isWhole: boolean;
}

/**
 * The URL of an image, 800 pixels wide. The content hash makes it immutable.
 */
export const urlOf = (
  { id, files, hash }: ProductImages,
  index: number,
): string =>
  `/images/products/${id}-${files[index]?.view ?? ''}-800.${hash}.avif`;

const shareName = (images: ProductImages) =>
  shareImageUrl(urlOf(images, 0)).slice(1);

const imageName = (images: ProductImages, index: number, width: number) =>
  imageUrlAtWidth(urlOf(images, index), width).slice(1);

/** The names of all files that `writeImages` writes. */
export const namesOf = (images: ProductImages): readonly string[] => {
  const names = [shareName(images)];
  for (const index of images.files.keys()) {
    for (const width of IMAGE_WIDTHS)
      names.push(imageName(images, index, width));
  }
  return names;
};

export const isStored = (images: ProductImages, folder: string): boolean =>
  namesOf(images).every((name) => existsSync(join(folder, name)));

interface Candidates {
  id: string;
  paths: readonly string[];
  isWhole: boolean;
  viewOf: (index: number) => string;
}

/** The images of a product that can be used, and the problems of the others. */
export const checkImages = async ({
  id,
  paths,
  isWhole,
  viewOf,
}: Candidates) => {
  const files: { path: string; view: string }[] = [];
  const digests: string[] = [];
  const problems = new Map<string, ImageProblem>();
  for (const path of paths) {
    const bytes = await readFile(path);
    const problem = await findProblem(bytes);
    if (problem) {
      problems.set(path, problem);
      continue;
    }
    files.push({ path, view: viewOf(files.length) });
    digests.push(digestOf([bytes]));
  }
  const hash = digestOf([ENCODER, String(isWhole), ...digests]);
  const images: ProductImages = { id, files, hash, isWhole };
  return { images, problems };
};

export const writeImages = async (
  images: ProductImages,
  folder: string,
): Promise<void> => {
  const width = Math.max(...IMAGE_WIDTHS);
  const height = (width * 5) / 4;
  for (const [index, { path }] of images.files.entries()) {
    const image = await fitImage(path, width, height, images.isWhole);
    for (const each of IMAGE_WIDTHS) {
      const name = imageName(images, index, each);
      await writeAvif(image, each, join(folder, name));
    }
    if (index === 0) {
      await writeShareImage(image, join(folder, shareName(images)));
    }
  }
};
