import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { BANNER_DIMENSIONS, bannerUrl } from '../../../src/lib/images';
import { findProblem, imageError } from '../../images/checkImage';
import { digestOf } from '../../images/digest';
import {
  ENCODER,
  fitImage,
  TRANSPARENT,
  UNCOMPRESSED,
  writeAvif,
  writeShareImage,
} from '../../images/encodeImage';
import type { ShopProduct } from './pictures';

const NAMES = ['hero', 'hero-tall', 'share'] as const;
type Name = (typeof NAMES)[number];

/** The sizes, and the place of a product. A text covers the left of the hero. */
const LAYOUTS = {
  hero: {
    ...BANNER_DIMENSIONS.hero,
    product: { left: 1344, top: 60, width: 864, height: 1080 },
  },
  'hero-tall': {
    ...BANNER_DIMENSIONS['hero-tall'],
    product: { left: 68, top: 10, width: 864, height: 1080 },
  },
  share: {
    width: 1200,
    height: 630,
    widths: [1200],
    product: { left: 360, top: 15, width: 480, height: 600 },
  },
} as const;

export const shareUrl = (hash: string): string =>
  `/images/banners/share.${hash}.jpg`;

const fileOf = ({ name, hash }: Banner, width: number): string =>
  name === 'share'
    ? shareUrl(hash).slice(1)
    : bannerUrl(name, width, hash).slice(1);

export const bannerFiles = (banner: Banner): readonly string[] =>
  LAYOUTS[banner.name].widths.map((width) => fileOf(banner, width));

export const writeBanner = async (
  banner: Banner,
  folder: string,
): Promise<void> => {
  const { name, path, isOwn, isWhole } = banner;
  const { width, height, widths, product } = LAYOUTS[name];
  const box = isOwn ? { left: 0, top: 0, width, height } : product;
  const input = await fitImage(path, box.width, box.height, isWhole);
  const canvas = {
    width,
    height,
    channels: 4,
    background: TRANSPARENT,
  } as const;
  const image = await sharp({ create: canvas })
    .composite([{ input, left: box.left, top: box.top }])
    .png(UNCOMPRESSED)
    .toBuffer();
  for (const each of widths) {
    const target = join(folder, fileOf(banner, each));
    if (name === 'share') await writeShareImage(image, target);
    else await writeAvif(image, each, target);
  }
};

/** The path of a banner in a folder, if there is one. */
const findOwn = async (folder: string, name: Name) => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const file = files.find((each) => parse(each).name === name);
  if (file === undefined) return undefined;
  const path = join(folder, file);
  const problem = await findProblem(readFileSync(path));
  if (problem) throw new Error(imageError(path, problem));
  return path;
};

/** The banners with images of the folder, else of the newest product. */
export const bannersFor = async (
  folder: string,
  { data, images }: ShopProduct,
  texts: Readonly<Partial<Record<Name, string>>>,
) => {
  const banners = [];
  for (const name of NAMES) {
    const own = await findOwn(join(folder, 'banners'), name);
    const isOwn = own !== undefined;
    const content = isOwn ? readFileSync(own) : images.hash;
    const text = isOwn ? texts[name] : data.name;
    banners.push({
      name,
      path: own ?? images.files[0]?.path ?? '',
      /** Whether the image is a banner of the shop, not one of a product. */
      isOwn,
      isWhole: !isOwn && images.isWhole,
      hash: digestOf([ENCODER, name, content]),
      alt: text ?? 'Products of the shop',
    });
  }
  return banners;
};

export type Banner = Awaited<ReturnType<typeof bannersFor>>[number];
