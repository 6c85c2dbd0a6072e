import type { Banner } from '../images/bannerImages';
import { urlOf } from '../images/productImages';
import type { ShopProduct } from './pictures';

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
