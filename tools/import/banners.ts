import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { OverlayOptions } from 'sharp';
import { BANNER_NAMES, BANNERS, bannerUrl, type BannerName } from '../../src/domain/images';
import { gridOf } from './bannerLayout';
import {
  compose,
  fitImage,
  fromPixels,
  writeAvif,
  writeShareImage,
  type Pixels,
} from '../images/encodeImage';
import type { ImageFile } from '../images/checkImage';
import { filesNamedLike, type ImageFolder } from './imageFolder';
import { linkFile } from './linkFile';
import { hashOf, hasFiles, type ProductImages } from './productImages';

/** A product as the banners show it. */
export interface BannerProduct {
  readonly name: string;
  readonly category: string;
  readonly images: ProductImages;
}

const NAMES = [...BANNER_NAMES, 'share'] as const;
type Name = (typeof NAMES)[number];

const SHARE = { width: 1200, height: 630 };

/** A banner: its own file, or the products that it shows. */
export interface Banner {
  readonly name: Name;
  readonly file?: string;
  readonly products: readonly BannerProduct[];
  readonly hash: string;
  readonly text: string;
}

/** The image files for banners in the folder `banners`. */
export const bannerFiles = (folder: ImageFolder): ReadonlyMap<Name, ImageFile> =>
  new Map(
    NAMES.flatMap((name) => {
      const [file] = filesNamedLike(name, folder, new Set(NAMES));
      return file === undefined
        ? []
        : [[name, { path: join(folder.path, file), place: `banner ${name}` }] as const];
    }),
  );

/** The products that a composed banner shows: the newest, or the newest of one of the first three categories. */
const productsFor = (
  name: Name,
  products: readonly BannerProduct[],
  categories: readonly string[],
): readonly BannerProduct[] => {
  /** A product of another category where the shop has fewer categories. */
  const ofCategory = (index: number) => {
    const its = products.filter(({ category }) => category === categories[index]);
    return (its.length > 0 ? its : products.slice(index).concat(products)).slice(0, 1);
  };
  if (name === 'about') return ofCategory(1);
  if (name === 'contact') return ofCategory(0);
  if (name === 'kids') return ofCategory(2);
  return products.slice(0, name === 'login' ? 1 : 4);
};

/** All banners of a shop. */
export const bannersFor = (
  files: ReadonlyMap<Name, ImageFile>,
  products: readonly BannerProduct[],
  categories: readonly string[],
  texts: ReadonlyMap<string, string>,
): readonly Banner[] =>
  NAMES.map((name) => {
    const file = files.get(name)?.path;
    if (file !== undefined)
      return {
        name,
        file,
        products: [],
        hash: hashOf(name, readFileSync(file)),
        text: texts.get(name) ?? 'Products of the shop',
      };
    const shown = productsFor(name, products, categories);
    return {
      name,
      products: shown,
      hash: hashOf(name, ...shown.map(({ images }) => images.hash)),
      text: shown.map((product) => product.name).join(', '),
    };
  });

const draw = async ({ name, file, products }: Banner): Promise<Pixels> => {
  const { width, height } = name === 'share' ? SHARE : BANNERS[name];
  if (file !== undefined) return fitImage(file, width, height);
  const [first] = products.flatMap(({ images }) => images.files.slice(0, 1));
  if (!first) throw new Error(`No product for the banner ${name}.`);
  if (!['hero', 'hero-tall', 'share'].includes(name)) return fitImage(first.path, width, height);
  const overlays: OverlayOptions[] = [];
  for (const [i, area] of gridOf(name, products.length).entries()) {
    const image = products[i]?.images.files[0];
    if (!image) continue;
    const pixels = await fitImage(image.path, area.width, area.height);
    const input = await fromPixels(pixels).png({ compressionLevel: 0 }).toBuffer();
    overlays.push({ input, left: area.left, top: area.top });
  }
  return compose(width, height, overlays);
};

const namesOf = (name: BannerName, hash: string) =>
  BANNERS[name].widths.map((width) => ({ width, file: bannerUrl(name, width, hash).slice(1) }));

/** How many files the banners have, with the image for link previews. */
export const BANNER_FILE_COUNT = BANNER_NAMES.reduce((sum, name) => sum + BANNERS[name].widths.length, 1);

/** Writes the files of all banners into a folder; those that `out` has are linked. */
export const writeBanners = async (
  banners: readonly Banner[],
  out: string,
  folder: string,
): Promise<void> => {
  for (const banner of banners) {
    const { name, hash } = banner;
    if (name === 'share') {
      await writeShareImage(await draw(banner), join(folder, 'images/banners/share.jpg'));
      continue;
    }
    const names = namesOf(name, hash);
    const isStored = hasFiles(
      out,
      names.map(({ file }) => file),
    );
    const pixels = isStored ? undefined : await draw(banner);
    for (const { width, file } of names)
      if (pixels) await writeAvif(pixels, width, join(folder, file));
      else linkFile(join(out, file), join(folder, file));
  }
};
