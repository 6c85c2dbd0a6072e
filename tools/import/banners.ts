import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { BannerImage } from '../images/bannerImages';
import { checkImage, decodingProblem, imageError } from '../images/checkImage';
import { ENCODER } from '../images/encodeImage';
import { urlOf } from '../images/productImages';
import type { Mapping } from './mapping';
import { digestOf } from './productText';
import { ImportError } from './readCsv';
import type { ShopProduct } from './pictures';

export interface Banner extends BannerImage {
  readonly alt: string;
}

const NAMES = ['hero', 'hero-tall', 'share'] as const;

/** A file of the folder, or undefined for the image of a product. */
const ownBanner = async (folder: string, name: string) => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const file = files.find((each) => parse(each).name === name);
  if (file === undefined) return undefined;
  const path = join(folder, file);
  const problem =
    (await checkImage(path)).problem ?? (await decodingProblem(path));
  if (problem) throw new ImportError([imageError(path, problem)]);
  return path;
};

/** The banners with images of the folder, else of the newest product. */
export const bannersFor = (
  folder: string,
  { name: productName, images }: ShopProduct,
  texts: Mapping['banners'],
): Promise<readonly Banner[]> =>
  Promise.all(
    NAMES.map(async (name) => {
      const own = await ownBanner(join(folder, 'banners'), name);
      const isOwn = own !== undefined;
      const content = isOwn ? readFileSync(own) : images.hash;
      return {
        name,
        path: own ?? images.files[0]?.path ?? '',
        isOwn,
        isWhole: !isOwn && images.isWhole,
        hash: digestOf([ENCODER, name, content]),
        alt: (isOwn ? texts[name] : productName) ?? 'Products of the shop',
      };
    }),
  );

/**
 * The code of banners.ts without its imports. The other banners and the tiles
 * are images of products.
 */
export const bannersCode = (
  banners: readonly Banner[],
  products: readonly ShopProduct[],
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
