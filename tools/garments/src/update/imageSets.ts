import type { Recipe } from '../recipe';
import { recipes } from '../recipes';
import { FILL } from '../renderer/frame';
import { bannerLayouts, shareLayout } from '../recipes/banners';
import {
  ANGLES,
  BANNER_NAMES,
  BANNERS,
  bannerUrl,
  IMAGE_WIDTHS,
  imageUrl,
  imageUrlAtWidth,
  products,
  shareImageUrl,
  type Angle,
  type BannerName,
  type ProductSummary,
} from '../shop';
import { layoutFingerprint, libraryFingerprint, recipeFingerprint } from './fingerprint';

/** One image to draw; it is written as one file for each width. */
export type Job =
  | {
      readonly kind: 'product';
      readonly id: string;
      readonly angle: Angle;
      /** The share of the image that a whole garment fills. */
      readonly fill: number;
      readonly widths: readonly number[];
    }
  | {
      readonly kind: 'productShare';
      readonly id: string;
      readonly fill: number;
      readonly widths: readonly number[];
    }
  | { readonly kind: 'banner'; readonly name: BannerName; readonly widths: readonly number[] }
  | { readonly kind: 'share'; readonly widths: readonly number[] };

/** Images that share a fingerprint and a content hash: those of a product, or one banner. */
export interface ImageSet {
  /** A product id, a banner name, or `share`. */
  readonly key: string;
  readonly jobs: readonly Job[];
  /** The URLs of the files, in the order of the jobs and of their widths. */
  readonly urls: (hash: string) => readonly string[];
  readonly fingerprint: string;
}

/** The size of an image for link previews, in pixels. */
export const SHARE = { width: 1200, height: 630 };

/** The recipe of a product; throws when there is none. */
export const recipeOf = (id: string): Recipe => {
  const recipe = recipes[id];
  if (!recipe) throw new Error(`There is no recipe for "${id}" in tools/garments/src/recipes.`);
  return recipe;
};

const productSet = ({ _id: id, category }: ProductSummary, library: string): ImageSet => {
  const fill = category === 'Kids' ? FILL.kids : FILL.adults;
  return {
    key: id,
    jobs: [
      ...ANGLES.map((angle) => ({ kind: 'product', id, angle, fill, widths: IMAGE_WIDTHS }) as const),
      { kind: 'productShare', id, fill, widths: [SHARE.width] },
    ],
    urls: (hash) => [
      ...ANGLES.flatMap((angle) =>
        IMAGE_WIDTHS.map((width) => imageUrlAtWidth(imageUrl(id, angle, hash), width)),
      ),
      shareImageUrl(id, hash),
    ],
    fingerprint: recipeFingerprint(recipeOf(id), fill, library),
  };
};

const bannerSet = (name: BannerName, library: string): ImageSet => {
  const { widths } = BANNERS[name];
  return {
    key: name,
    jobs: [{ kind: 'banner', name, widths }],
    urls: (hash) => widths.map((width) => bannerUrl(name, width, hash)),
    fingerprint: layoutFingerprint(bannerLayouts[name], library),
  };
};

const shareSet = (library: string): ImageSet => ({
  key: 'share',
  jobs: [{ kind: 'share', widths: [SHARE.width] }],
  urls: () => ['/images/banners/share.jpg'],
  fingerprint: layoutFingerprint(shareLayout, library),
});

/** All images of the shop, with the fingerprints of the present code. */
export const imageSets = (): readonly ImageSet[] => {
  const library = libraryFingerprint();
  return [
    ...products.map((product) => productSet(product, library)),
    ...BANNER_NAMES.map((name) => bannerSet(name, library)),
    shareSet(library),
  ];
};
