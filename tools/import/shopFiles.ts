import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Options } from 'prettier';
import { format } from 'prettier/standalone';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { isRecord } from '../../src/domain/guards';
import { slugOf } from '../../src/domain/productRows';
import type { Banner } from './banners';
import type { ImportedProduct } from './importedProduct';
import { SOURCE } from './options';
import type { Kind } from './mapping';

/** A product as it is written: with the labels of the shop. */
export interface ShopProduct extends Omit<ImportedProduct, 'images' | 'place'> {
  readonly imageCount: number;
  readonly hash: string;
}

export interface Shop {
  readonly products: readonly ShopProduct[];
  readonly lists: Readonly<Record<Kind, readonly string[]>>;
  readonly banners: readonly Banner[];
}

const WRITTEN = '// Written by `npm run import`.';

const literal = (value: unknown): string => JSON.stringify(value);

const recordOf = (entries: readonly (readonly [string, string])[]): string =>
  `{${entries.map(([key, value]) => `${literal(key)}: ${literal(value)},`).join('\n')}}`;

/** The elements of the product's row in products.ts. */
export const rowOf = (product: ShopProduct, allSizes: readonly string[]): readonly unknown[] => {
  const { id, name, category, type, price, date, bestseller, sizes, imageCount } = product;
  const options = {
    ...(id !== slugOf(name) && { id }),
    ...(sizes.length < allSizes.length && { sizes }),
    images: imageCount,
  };
  return [name, category, type, price, date, bestseller, options];
};

/** The names and texts of the views of the product with the most images. */
const viewsOf = (all: readonly ShopProduct[]) =>
  Array.from({ length: Math.max(...all.map(({ imageCount }) => imageCount)) }, (_view, i) => ({
    name: `${i + 1}`,
    text: `image ${i + 1}`,
  }));

const catalogue = ({ products: all, lists: { categories, types, sizes } }: Shop) => `
${WRITTEN}

/** The categories, in the order in which they are shown. */
export const CATEGORIES: readonly string[] = ${literal(categories)};

/** The product types, in the order in which they are shown. */
export const PRODUCT_TYPES: readonly string[] = ${literal(types)};

/** The sizes, from the smallest. */
export const SIZES: readonly string[] = ${literal(sizes)};

/** What each image of a product shows, in the order of its gallery. */
export const VIEWS: readonly { readonly name: string; readonly text: string }[] = ${literal(viewsOf(all))};

/** The categories whose products have a size guide. */
export const MEASURED_CATEGORIES: readonly string[] = [];
`;

const products = ({ products: all, lists }: Shop, source: string) => `
import { toProducts } from '${source}/domain/productRows';
import { imageHashes } from './images';

${WRITTEN}

/** The products of the shop, newest first. */
export const products = toProducts(
  [
    // name, category, type, price in dollars, ISO date, bestseller, options
    ${all.map((product) => `${literal(rowOf(product, lists.sizes))},`).join('\n')}
  ],
  imageHashes,
);
`;

const descriptions = ({ products: all }: Shop) => `
${WRITTEN}

/** The description of each product, by product id. */
export const descriptions: Readonly<Record<string, string>> = ${recordOf(all.map(({ id, description }) => [id, description]))};
`;

const images = ({ products: all, banners: shown }: Shop, source: string) => `
import type { BannerName } from '${source}/domain/images';
import type { ProductId } from '${source}/domain/product';

${WRITTEN}

/** The content hash of each product's images, by product id. */
export const imageHashes: Readonly<Record<ProductId, string>> = ${recordOf(all.map(({ id, hash }) => [id, hash]))};

/** The content hash of each banner. */
export const bannerHashes: Readonly<Record<BannerName, string>> = ${recordOf(
  shown.filter(({ name }) => name !== 'share').map(({ name, hash }) => [name, hash]),
)};
`;

/** The banners of the tiles of the first three categories. */
const TILES = ['contact', 'about', 'kids'];

const banners = ({ banners: shown, lists }: Shop, source: string) => `
import { bannersOf } from '${source}/domain/images';
import { bannerHashes } from './images';

${WRITTEN}

/** The banners with their alternative texts. */
export const banners = bannersOf(bannerHashes, ${recordOf(
  shown.filter(({ name }) => name !== 'share').map(({ name, text }) => [name, text]),
)});

/** The categories on the home page. */
export const tiles = [
  ${lists.categories
    .slice(0, TILES.length)
    .map((category, i) => `{ category: ${literal(category)}, banner: banners.${TILES[i] ?? ''} },`)
    .join('\n')}
];

/** The alternative text of the image for link previews. */
export const shareText = ${literal(shown.find(({ name }) => name === 'share')?.text ?? '')};
`;

const sizeGuides = (source: string) => `
import type { SizeGuide } from '${source}/domain/sizeGuide';

${WRITTEN}

/** The size guide of each product, by product id. */
export const sizeGuides: Readonly<Record<string, SizeGuide>> = {};
`;

const readConfig = (): Options => {
  const config: unknown = JSON.parse(readFileSync(join(SOURCE, '../.prettierrc.json'), 'utf8'));
  return isRecord(config) ? config : {};
};

/** The text of each data file of a shop in the folder `out`, formatted. */
export const shopFiles = async (shop: Shop, out: string): Promise<ReadonlyMap<string, string>> => {
  const path = relative(out, SOURCE).split(sep).join('/');
  const source = path.startsWith('.') ? path : `./${path}`;
  const options: Options = { ...readConfig(), parser: 'typescript', plugins: [estree, typescript] };
  const texts = Object.entries({
    'catalogue.ts': catalogue(shop),
    'products.ts': products(shop, source),
    'descriptions.ts': descriptions(shop),
    'images.ts': images(shop, source),
    'banners.ts': banners(shop, source),
    'sizeGuides.ts': sizeGuides(source),
  });
  return new Map(
    await Promise.all(texts.map(async ([name, text]) => [name, await format(text, options)] as const)),
  );
};
