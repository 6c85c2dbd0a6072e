import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { BANNERS, bannerUrl } from '../../src/shop/images';
import { checkImage, decodingProblem } from '../images/checkImage';
import {
  compose,
  ENCODER,
  fitImage,
  fromPixels,
  writeAvif,
  writeShareImage,
} from '../images/encodeImage';
import { urlOf, type ProductImages } from '../images/productImages';
import { digestOf } from './productText';
import type { ImportedProduct } from './readProducts';

type BannerProduct = Pick<ImportedProduct, 'name' | 'category'> & {
  readonly images: ProductImages;
};

/**
 * The banners that are written, and the place of the product in them. A text
 * covers the left of the hero.
 */
const LAYOUTS = {
  hero: { ...BANNERS.hero, left: 1344, top: 60 },
  'hero-tall': { ...BANNERS['hero-tall'], left: 68, top: 10 },
  share: { width: 1200, height: 630, left: 360, top: 15 },
} as const;
const NAMES = ['hero', 'hero-tall', 'share'] as const;
type Name = (typeof NAMES)[number];

export interface Banner {
  readonly name: Name;
  readonly path: string;
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

export const bannersFor = async (
  folder: string,
  products: readonly BannerProduct[],
  texts: Readonly<Partial<Record<Name, string>>>,
  problems: string[],
): Promise<readonly Banner[]> => {
  const own = join(folder, 'banners');
  const files = existsSync(own) ? readdirSync(own) : [];
  const [product] = products;
  const banners: Banner[] = [];
  for (const name of NAMES) {
    const file = files.find((each) => parse(each).name === name);
    const path = file ? join(own, file) : product?.images.files[0]?.path;
    if (path === undefined) continue;
    const image = { path, place: `banner ${name}` };
    const problem =
      file &&
      ((await checkImage(image)).problem ?? (await decodingProblem(image)));
    if (problem !== undefined) problems.push(problem);
    const hash = digestOf([
      ENCODER,
      name,
      file ? readFileSync(path) : (product?.images.hash ?? ''),
    ]);
    const alt = file ? texts[name] : product?.name;
    const isWhole = file === undefined && product?.images.isWhole === true;
    banners.push({
      name,
      path,
      isOwn: file !== undefined,
      isWhole,
      hash,
      alt: alt ?? 'Products of the shop',
    });
  }
  return banners;
};

/**
 * The code of banners.ts without its imports. The other banners and the tiles
 * are images of products.
 */
export const bannersCode = (
  banners: readonly Banner[],
  products: readonly BannerProduct[],
  categories: readonly string[],
): string => {
  const literal = (value: unknown) => JSON.stringify(value);
  const imageOf = (category = '') => {
    const product =
      products.find((each) => each.category === category) ?? products[0];
    return (
      product &&
      `imageBanner(${literal(urlOf(product.images, 0))}, ${literal(product.name)})`
    );
  };
  const [first, second = first] = categories;
  const codeOf = ({ name, hash, alt }: Banner) =>
    `bannerOf('${name}', '${hash}', ${literal(alt)})`;
  const [hero, tall] = banners.map(codeOf);
  return `/** The banners with their alternative texts. */
export const banners = {
  hero: ${hero},
  'hero-tall': ${tall},
  about: ${imageOf(second)},
  contact: ${imageOf(first)},
  login: ${imageOf(first)},
};

/** The categories on the home page. */
export const tiles = [${categories.map((each) => `\n  { category: ${literal(each)}, banner: ${imageOf(each)} },`).join('')}
] as const;

/** The alternative text of the image for link previews. */
export const shareText = ${literal(banners.at(-1)?.alt)};`;
};
