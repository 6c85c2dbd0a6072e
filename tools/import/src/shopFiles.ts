import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import type {
  Cents,
  Currency,
  Product,
  ProductId,
} from '../../../src/data/types';
import { shareImageUrl } from '../../../src/lib/images';
import { digestOf } from '../../images/digest';
import { urlOf } from '../../images/productImages';
import type { Mapping } from './mapping';
import type { ShopProduct } from './pictures';
import { canBeSorted, compareSizes } from './sizes';
import { LANGUAGES, nameIn } from './words';

const SOURCE = resolve(__dirname, '../../../src');

/** The path of `src` in the imports of a shop. */
const sourceFrom = (out: string) => relative(out, SOURCE).split(sep).join('/');

/** A file of Weft as it is in another folder. */
const weft = (name: string, out: string) => {
  const code = readFileSync(join(SOURCE, 'data', name), 'utf8');
  const source = sourceFrom(out);
  return code
    .replaceAll(`'../`, `'${source}/`)
    .replaceAll(`'./types'`, `'${source}/data/types'`);
};

/** Sizes from the smallest, then other values in the order of the file. */
const sizesIn = (products: readonly ShopProduct[]): readonly string[] => {
  const inFile = products.toSorted((a, b) => a.row.number - b.row.number);
  const sizesOf = (some: readonly ShopProduct[]) =>
    some.flatMap(({ data }) => data.sizes);
  const sizes = sizesOf(inFile.filter(({ data }) => canBeSorted(data.sizes)));
  return [...new Set([...sizes.sort(compareSizes), ...sizesOf(inFile)])];
};

/** The vocabulary of a shop. Mapped labels come first, in the order of the mapping. */
export const contentOf = (
  products: readonly ShopProduct[],
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
    mapping,
    categories: inOrder(mapping.categories, categories),
    types: inOrder(mapping.types, types),
    sizes: sizesIn(products),
    currency,
    guided,
  };
};

export type ShopContent = ReturnType<typeof contentOf>;

/** How a shop looks. */
const COPIED = ['colors.ts', 'fonts.ts', 'currency.ts'];

/** The texts, promises and facts, which are its owner's: a new shop has none. */
const EMPTY = [
  ['homePage', 'homePage', 'HomePage'],
  ['aboutPage', 'aboutPage', 'AboutPage'],
  ['policies', 'policies', 'Policies'],
  ['samples', 'samples', 'Samples'],
  ['sizeGuides', 'sizeGuides', "Shop['sizeGuides']"],
  ['pageDescriptions', 'PAGE_DESCRIPTIONS', "Shop['PAGE_DESCRIPTIONS']"],
  ['synonyms', 'SYNONYMS', "Shop['SYNONYMS']"],
] as const;

const guidesSchema = z.object({
  sizeGuides: z.record(z.string(), z.unknown()),
});

/** The ids of the products whose size guides the owner has written. */
export const guidedIn = (out: string): readonly ProductId[] => {
  const path = join(out, 'sizeGuides.ts');
  if (!existsSync(path)) return [];
  const file: unknown = createRequire(__filename)(path);
  const { data, error } = guidesSchema.safeParse(file);
  if (error) throw new Error(`${path}:\n${z.prettifyError(error)}`);
  return Object.keys(data.sizeGuides);
};

const literal = (value: unknown): string => JSON.stringify(value);

const labelsCode = ({ language = 'en' }: Mapping, out: string) => {
  if (language === 'en') return weft('labels.ts', out);
  const file = LANGUAGES[language];
  const source = sourceFrom(out);
  return `import { ${file} } from '${posix.join(source, '../languages', file)}';
import type { Labels } from '${source}/data/types';

export const labels: Labels = ${file};
`;
};

/** The files that are written where they are missing, and never changed. */
export const firstFiles = ({ mapping }: ShopContent, out: string) => {
  const typed = (file: string, name: string, type: string, value = '{}') => {
    const [imported] = type.split('[');
    const code = `import type { ${imported} } from '${sourceFrom(out)}/data/types';

export const ${name}: ${type} = ${value};
`;
    return [`${file}.ts`, code] as const;
  };
  const settings = `{\n  name: ${literal(mapping.name)},\n  language: '${mapping.language ?? 'en'}',\n}`;
  return [
    ...COPIED.map((name) => [name, weft(name, out)] as const),
    ...EMPTY.map(([file, name, type]) => typed(file, name, type)),
    typed('settings', 'settings', 'Settings', settings),
    ['labels.ts', labelsCode(mapping, out)] as const,
  ];
};

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

/** The images of pages, tiles and link previews: those of products. */
const bannersCode = ({ products, categories }: ShopContent) => {
  const [newest] = products;
  const imageOf = (category = '') => {
    const ofCategory = products.find(({ data }) => data.category === category);
    const product = ofCategory ?? newest;
    if (!product) return '';
    const url = urlOf(product.images, 0);
    return `bannerOfProductImage(${literal(url)}, ${literal(product.data.name)})`;
  };
  const [first, second = first] = categories;
  const tiles = categories.map(
    (each) => `\n  { category: ${literal(each)}, banner: ${imageOf(each)} },`,
  );
  const share = newest && {
    src: shareImageUrl(urlOf(newest.images, 0)),
    alt: newest.data.name,
  };
  return `/** The images beside the texts of these pages. */
export const banners: Banners = {
  about: ${imageOf(second)},
  contact: ${imageOf(first)},
  login: ${imageOf(first)},
};

/** The categories on the home page. */
export const tiles = [${tiles.join('')}
] as const;

/** The image for link previews. */
export const shareImage = ${literal(share)};`;
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
  const image = nameIn(content.mapping.language, 'image');
  const most = Math.max(...products.map(({ images }) => images.files.length));
  const views = Array.from({ length: most }, (_view, i) => ({
    name: `${i + 1}`,
    text: `${image} ${i + 1}`,
  }));
  const code = {
    vocabulary: `/** The categories and types in their order, the sizes from the smallest, and the images of a gallery. */
export const CATEGORIES: readonly string[] = ${literal(categories)};
export const PRODUCT_TYPES: readonly string[] = ${literal(types)};
export const SIZES: readonly string[] = ${literal(sizes)};
export const VIEWS = ${literal(views)};

/** The filters of the list, and where the steps of that by price begin. */
export const FACET_NAMES = ["category","type","size","color","price"] as const;
export const PRICE_STEPS: readonly number[] = ${literal(priceSteps(products))};`,
    products: `import type { Product } from '${source}/data/types';

/** The products, newest first. A price is in cents. */
export const products: readonly Product[] = ${JSON.stringify(productsOf(content), null, 2)};`,
    banners: `import type { Banners } from '${source}/data/types';
import { bannerOfProductImage } from '${source}/lib/images';

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
