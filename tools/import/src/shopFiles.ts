import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import type {
  Cents,
  Currency,
  Product,
  ProductId,
} from '../../../src/data/types';
import { shareUrl, type Banner } from './bannerImages';
import { digestOf } from '../../images/digest';
import { urlOf } from '../../images/productImages';
import type { Mapping } from './mapping';
import type { ShopProduct } from './pictures';
import { compareSizes } from './sizes';

const SOURCE = resolve(__dirname, '../../../src');

/** The path of `src` in the imports of a shop. */
const sourceFrom = (out: string) => relative(out, SOURCE).split(sep).join('/');

/** A file of Weft as it is in another folder. */
const weft = (name: string, out: string) => {
  const code = readFileSync(join(SOURCE, 'data', name), 'utf8');
  const source = sourceFrom(out);
  return (
    code
      .replaceAll(`'../`, `'${source}/`)
      // The ages that sizes fit are facts about the clothes of Weft.
      .replace(/\n {2}\/\/ [^\n]*\n {2}sizeFits: .*?\n {2}\},/s, '')
      .replaceAll(`'./types'`, `'${source}/data/types'`)
  );
};

/** Sizes from the smallest, then other values in the order of the file. */
const sizesIn = (products: readonly ShopProduct[]): readonly string[] => {
  const inFile = products.toSorted((a, b) => a.row.number - b.row.number);
  const sizesOf = (some: readonly ShopProduct[]) =>
    some.flatMap(({ data }) => data.sizes);
  const sizes = sizesOf(inFile.filter(({ isSorted }) => isSorted));
  return [...new Set([...sizes.sort(compareSizes), ...sizesOf(inFile)])];
};

/** The lists of a shop. Mapped labels come first, in the order of the mapping. */
export const contentOf = (
  products: readonly ShopProduct[],
  banners: readonly Banner[],
  mapping: Mapping,
  currency: Currency | undefined,
  guided: readonly ProductId[],
) => {
  const inOrder = (mapped: Mapping['types'], used: readonly string[]) => {
    const labels = new Set([...Object.values(mapped), ...used]);
    return [...labels].filter((label) => used.includes(label));
  };
  const categories = products.map(({ data }) => data.category);
  const types = products.map(({ data }) => data.subCategory);
  return {
    products,
    banners,
    mapping,
    categories: inOrder(mapping.categories, categories),
    types: inOrder(mapping.types, types),
    sizes: sizesIn(products),
    currency,
    guided,
  };
};

export type ShopContent = ReturnType<typeof contentOf>;

const COPIED = [
  'settings.ts',
  'policies.ts',
  'aboutPage.ts',
  'pageDescriptions.ts',
  'colors.ts',
  'fonts.ts',
  'currency.ts',
  'synonyms.ts',
];

const GUIDES = 'sizeGuides.ts';

const guidesSchema = z.object({
  sizeGuides: z.record(z.string(), z.unknown()),
});

/** The ids of the products whose size guides the owner has written. */
export const guidedIn = (out: string): readonly ProductId[] => {
  const path = join(out, GUIDES);
  if (!existsSync(path)) return [];
  const file: unknown = createRequire(__filename)(path);
  const { data, error } = guidesSchema.safeParse(file);
  if (error) throw new Error(`${path}:\n${z.prettifyError(error)}`);
  return Object.keys(data.sizeGuides);
};

/** The files that are written where they are missing, and never changed. */
export const firstFiles = (out: string) => [
  ...COPIED.map((name) => [name, weft(name, out)] as const),
  [
    'homePage.ts',
    `import type { HomePage } from '${sourceFrom(out)}/data/types';\n\n/** Without a hero, the home page begins with the newest products. */\nexport const homePage: HomePage = {};\n`,
  ] as const,
  // Ratings and orders are facts: another shop begins without.
  [
    'samples.ts',
    `import type { Samples } from '${sourceFrom(out)}/data/types';\n\nexport const samples: Samples = {};\n`,
  ] as const,
  [
    GUIDES,
    `import type { SizeGuide } from '${sourceFrom(out)}/data/types';\n\n/** The size guides by the \`_id\` of the products in products.ts. */\nexport const sizeGuides: Readonly<Record<string, SizeGuide>> = {};\n`,
  ] as const,
];

const literal = (value: unknown): string => JSON.stringify(value);

const productsOf = ({ products, guided }: ShopContent): readonly Product[] =>
  products.map(({ data, images }) => ({
    ...data,
    image: images.files.map((_file, i) => urlOf(images, i)),
    hasSizeGuide: guided.includes(data._id),
  }));

/** By the URLs of the images, which a dry run may know alone. */
export const recordsOf = ({ products, guided }: ShopContent) =>
  Object.fromEntries(
    products.map(({ data, pictures }) => {
      const urls = pictures.map(({ url }) => url);
      const isGuided = guided.includes(data._id);
      return [data._id, digestOf([literal([data, urls, isGuided])])];
    }),
  );

/** The banners of the import. Images of products are the others and the tiles. */
const bannersCode = ({ banners, products, categories }: ShopContent) => {
  const imageOf = (category = '') => {
    const ofCategory = products.find(({ data }) => data.category === category);
    const product = ofCategory ?? products[0];
    if (!product) return '';
    const url = urlOf(product.images, 0);
    return `bannerOfProductImage(${literal(url)}, ${literal(product.data.name)})`;
  };
  const [first, second = first] = categories;
  const [hero, tall] = banners.map(
    ({ name, hash, alt }) => `bannerOf('${name}', '${hash}', ${literal(alt)})`,
  );
  const share = banners.at(-1);
  const tiles = categories.map(
    (each) => `\n  { category: ${literal(each)}, banner: ${imageOf(each)} },`,
  );
  return `/** The banners with their alternative texts. */
export const banners = {
  hero: ${hero},
  'hero-tall': ${tall},
  about: ${imageOf(second)},
  contact: ${imageOf(first)},
  login: ${imageOf(first)},
};

/** The categories on the home page. */
export const tiles = [${tiles.join('')}
] as const;

/** The image for link previews. */
export const shareImage = { src: ${literal(shareUrl(share?.hash ?? ''))}, alt: ${literal(share?.alt)} };`;
};

/**
 * Up to four round prices in cents, above the lowest one, between which there
 * are about as many products.
 */
const priceSteps = (products: readonly ShopProduct[]): readonly Cents[] => {
  const prices = products.map(({ data }) => data.price).sort((a, b) => a - b);
  const steps = [1, 2, 3, 4].map((fifth) => {
    const price = prices[Math.floor((fifth * prices.length) / 5)] ?? 0;
    const unit = 10 ** Math.floor(Math.log10(price));
    return Math.round(price / unit) * unit;
  });
  return [...new Set(steps)].filter((step) => step > (prices[0] ?? 0));
};

/** The files that are written by each import. */
export const writtenFiles = (content: ShopContent, out: string) => {
  const { products, categories, types, sizes, currency } = content;
  const source = sourceFrom(out);
  const most = Math.max(...products.map(({ images }) => images.files.length));
  const views = Array.from({ length: most }, (_view, i) => ({
    name: `${i + 1}`,
    text: `image ${i + 1}`,
  }));
  const code = {
    lists: `/** The categories and types in their order, the sizes from the smallest, and the images of a gallery. */
export const CATEGORIES = ${literal(categories)} as const;
export const PRODUCT_TYPES = ${literal(types)} as const;
export const SIZES = ${literal(sizes)} as const;
export const VIEWS = ${literal(views)};

/** The filters of the list, and where the steps of that by price begin. */
export const FACET_NAMES = ["category","type","size","color","price"] as const;
export const PRICE_STEPS: readonly number[] = ${literal(priceSteps(products))};`,
    products: `import type { Product } from '${source}/data/types';

/** The products, newest first. A price is in cents. */
export const products: readonly Product[] = ${JSON.stringify(productsOf(content), null, 2)};`,
    banners: `import { bannerOf, bannerOfProductImage } from '${source}/lib/images';

${bannersCode(content)}`,
    ...(currency && {
      currency: `/** How an amount is written. */
export const CURRENCY = ${literal(currency)};`,
    }),
    index: weft('index.ts', out).trim(),
  };
  const header =
    '// Written by `npm run import`. Change products in the CSV: the next import replaces this file.\n';
  return Object.entries(code).map(
    ([name, text]) => [`${name}.ts`, `${header}${text}\n`] as const,
  );
};
