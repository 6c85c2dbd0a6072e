import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { BANNERS, bannerUrl } from '../../src/shop/images';
import { decodingProblem, headerProblem, imageError } from './checkImage';
import { digestOf } from './digest';
import {
  compose,
  ENCODER,
  fitImage,
  fromPixels,
  writeAvif,
  writeShareImage,
} from './encodeImage';
import type { ProductImages } from './productImages';

/**
 * The banners that are written, and the place of a product in them. A text
 * covers the left of the hero.
 */
const LAYOUTS = {
  hero: { ...BANNERS.hero, left: 1344, top: 60 },
  'hero-tall': { ...BANNERS['hero-tall'], left: 68, top: 10 },
  share: { width: 1200, height: 630, left: 360, top: 15 },
} as const;

export interface Banner {
  readonly name: keyof typeof LAYOUTS;
  readonly path: string;
  /** Whether the image is a banner of the shop, not one of a product. */
  readonly isOwn: boolean;
  readonly isWhole: boolean;
  readonly hash: string;
  readonly alt: string;
}

export const bannerFiles = ({
  name,
  hash,
}: Banner): readonly (readonly [width: number, file: string])[] =>
  name === 'share'
    ? [[1200, 'images/banners/share.jpg']]
    : BANNERS[name].widths.map((width) => [
        width,
        bannerUrl(name, width, hash).slice(1),
      ]);

export const writeBanner = async (
  banner: Banner,
  folder: string,
): Promise<void> => {
  const { name, path, isOwn, isWhole } = banner;
  const { width, height } = LAYOUTS[name];
  const { left, top } = isOwn ? { left: 0, top: 0 } : LAYOUTS[name];
  const tall = height - 2 * top;
  const image = await fitImage(
    path,
    isOwn ? width : Math.round(tall * 0.8),
    tall,
    isWhole,
  );
  const pixels = await compose(width, height, [
    { input: await fromPixels(image).png().toBuffer(), left, top },
  ]);
  for (const [each, target] of bannerFiles(banner))
    if (name === 'share') await writeShareImage(pixels, join(folder, target));
    else await writeAvif(pixels, each, join(folder, target));
};

const NAMES = ['hero', 'hero-tall', 'share'] as const;

/** A file of the folder, or undefined for the image of a product. */
const ownBanner = async (folder: string, name: string) => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const file = files.find((each) => parse(each).name === name);
  if (file === undefined) return undefined;
  const path = join(folder, file);
  const problem =
    (await headerProblem(readFileSync(path))) ?? (await decodingProblem(path));
  if (problem) throw new Error(imageError(path, problem));
  return path;
};

/** The banners with images of the folder, else of the newest product. */
export const bannersFor = (
  folder: string,
  product: { readonly name: string; readonly images: ProductImages },
  texts: Readonly<Partial<Record<Banner['name'], string>>>,
): Promise<readonly Banner[]> =>
  Promise.all(
    NAMES.map(async (name) => {
      const own = await ownBanner(join(folder, 'banners'), name);
      const isOwn = own !== undefined;
      const { images } = product;
      const content = isOwn ? readFileSync(own) : images.hash;
      return {
        name,
        path: own ?? images.files[0]?.path ?? '',
        isOwn,
        isWhole: !isOwn && images.isWhole,
        hash: digestOf([ENCODER, name, content]),
        alt: (isOwn ? texts[name] : product.name) ?? 'Products of the shop',
      };
    }),
  );
