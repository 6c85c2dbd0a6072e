import * as fs from 'node:fs';
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
import { filesIn } from '../../build/fileMap';
import {
  isStored,
  namesOf,
  urlOf,
  writeImages,
} from '../../images/productImages';
import { inBatches } from '../../inBatches';
import { readJson } from '../../readJson';
import type { Mapping } from './mapping';
import { BATCH, type Print, type ShopProduct } from './pictures';
import { canBeSorted, compareSizes } from './sizes';
import { nameIn } from './words';

const SOURCE = resolve(__dirname, '../../../src');

/** In each folder that the import has written, with the ids of its products. */
const RECORD = 'import.json';

/** The products of the shop before; of an earlier format, none. */
export const readRecord = (out: string): readonly ProductId[] => {
  const path = join(out, RECORD);
  if (fs.existsSync(path))
    return readJson(path, (json) => z.array(z.string()).catch([]).parse(json));
  if (!fs.existsSync(out) || fs.readdirSync(out).length === 0) return [];
  throw new Error(
    `${out} was not written by the import: it has no ${RECORD}. Choose another --out.`,
  );
};

export const writeJson = (path: string, value: unknown) =>
  fs.writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);

const guidesSchema = z.object({
  sizeGuides: z.record(z.string(), z.unknown()),
});

/** The ids of the products whose size guides the owner has written. */
const guidedIn = (out: string): readonly ProductId[] => {
  const path = join(out, 'sizeGuides.ts');
  if (!fs.existsSync(path)) return [];
  const file: unknown = createRequire(__filename)(path);
  const { data, error } = guidesSchema.safeParse(file);
  if (error) throw new Error(`${path}:\n${z.prettifyError(error)}`);
  return Object.keys(data.sizeGuides);
};

/** Sizes from the smallest, then other values in the order of the file. */
const sizesIn = (products: readonly ShopProduct[]): readonly string[] => {
  const sizesOf = (some: readonly ShopProduct[]) =>
    some.flatMap(({ data }) => data.sizes);
  const sizes = sizesOf(products.filter(({ data }) => canBeSorted(data.sizes)));
  return [...new Set([...sizes.sort(compareSizes), ...sizesOf(products)])];
};

/** The labels that are used, those of the mapping first. */
const inOrder = (mapped: Mapping['types'], used: readonly string[]) => {
  const labels = new Set([...Object.values(mapped), ...used]);
  return [...labels].filter((label) => used.includes(label));
};

/** What the files of a shop are made of. */
export const contentOf = (
  products: readonly ShopProduct[],
  mapping: Mapping,
  currency: Currency | undefined,
  out: string,
) => {
  const categories = products.map(({ data }) => data.category);
  const types = products.map(({ data }) => data.subCategory);
  return {
    products,
    mapping,
    categories: inOrder(mapping.categories, categories),
    types: inOrder(mapping.types, types),
    sizes: sizesIn(products),
    currency,
    guided: guidedIn(out),
    out,
    /** The path of `src` in the imports of the shop. */
    source: relative(out, SOURCE).split(sep).join('/'),
  };
};

type ShopContent = ReturnType<typeof contentOf>;

/** A file of Weft as it is in another folder. */
const weft = (name: string, source: string) =>
  fs
    .readFileSync(join(SOURCE, 'data', name), 'utf8')
    .replaceAll(`'../`, `'${source}/`)
    .replaceAll(`'./types'`, `'${source}/data/types'`);

/** The names and texts of files. */
type Files = readonly (readonly [name: string, text: string])[];

/** How a shop looks. */
const COPIED = ['colors.ts', 'fonts.ts', 'currency.ts'];

/** The texts, promises and facts, which are its owner's: a new shop has none. */
const EMPTY = [
  ['homePage', 'homePage', 'HomePageData'],
  ['aboutPage', 'aboutPage', 'AboutPageData'],
  ['policies', 'policies', 'Policies'],
  ['samples', 'samples', 'Samples'],
  ['sizeGuides', 'sizeGuides', "Shop['sizeGuides']"],
  ['pageDescriptions', 'PAGE_DESCRIPTIONS', "Shop['PAGE_DESCRIPTIONS']"],
  ['synonyms', 'SYNONYMS', "Shop['SYNONYMS']"],
] as const;

const literal = (value: unknown): string => JSON.stringify(value);

/** The files of `languages`. */
const LABELS = new Map([
  ['de', 'german'],
  ['es', 'spanish'],
  ['fr', 'french'],
  ['pl', 'polish'],
]);

const labelsCode = ({ mapping: { language = 'en' }, source }: ShopContent) => {
  if (language === 'en') return weft('labels.ts', source);
  const file = LABELS.get(language);
  const from = posix.join(source, '../languages', file ?? '');
  return `${file ? `import { ${file} } from '${from}';\n` : ''}import type { Labels } from '${source}/data/types';

export const labels: Labels = ${file ?? `{ language: '${language}', texts: {} }`};
`;
};

/** The files that are written where they are missing, and never changed. */
const firstFiles = (content: ShopContent): Files => {
  const { mapping, source } = content;
  const typed = (name: string, type: string, value = '{}') => {
    const [imported] = type.split('[');
    return `import type { ${imported} } from '${source}/data/types';

export const ${name}: ${type} = ${value};
`;
  };
  const { women = '', men = '', unisex = '' } = mapping.categories;
  const isShared = [women, men, unisex].every((label) =>
    content.categories.includes(label),
  );
  const shared = isShared
    ? `  sharedCategories: ${literal({ [unisex]: [women, men] })},\n`
    : '';
  const settings = `{\n  name: ${literal(mapping.name)},\n  language: '${mapping.language ?? 'en'}',\n${shared}}`;
  return [
    ...COPIED.map((file) => [file, weft(file, source)] as const),
    ...EMPTY.map(
      ([file, name, type]) => [`${file}.ts`, typed(name, type)] as const,
    ),
    ['settings.ts', typed('settings', 'Settings', settings)],
    ['labels.ts', labelsCode(content)],
  ];
};

const productsOf = ({ products, guided }: ShopContent): readonly Product[] =>
  products.map(({ data, images }) => ({
    ...data,
    image: images.files.map((_file, i) => urlOf(images, i)),
    hasSizeGuide: guided.includes(data._id),
  }));

/** The images of pages, tiles and link previews: those of products. */
const bannersCode = ({ products, categories }: ShopContent) => {
  const [firstProduct] = products;
  const imageOf = (category = '') => {
    const ofCategory = products.find(({ data }) => data.category === category);
    const product = ofCategory ?? firstProduct;
    if (!product) return '';
    const url = urlOf(product.images, 0);
    return `bannerOfProductImage(${literal(url)}, ${literal(product.data.name)})`;
  };
  const [first, second = first] = categories;
  const tiles = categories.map(
    (each) => `\n  { category: ${literal(each)}, banner: ${imageOf(each)} },`,
  );
  const share = firstProduct && {
    src: shareImageUrl(urlOf(firstProduct.images, 0)),
    alt: firstProduct.data.name,
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
const writtenFiles = (content: ShopContent): Files => {
  const { products, categories, types, sizes, currency, source } = content;
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

/** The products in the order of the file. A price is in cents. */
export const products: readonly Product[] = ${JSON.stringify(productsOf(content), null, 2)};`,
    banners: `import type { Banners } from '${source}/data/types';
import { bannerOfProductImage } from '${source}/lib/images';

${bannersCode(content)}`,
    ...(currency && {
      currency: `/** How an amount is written. */
export const CURRENCY = ${literal(currency)};`,
    }),
    index: weft('index.ts', source).trim(),
  };
  const header =
    '// Written by `npm run import`. Change products in the CSV: the next import replaces this file.\n';
  return Object.entries(code).map(
    ([name, text]) => [`${name}.ts`, `${header}${text}\n`] as const,
  );
};

/** Writes the images, and then all other files at once. */
export const writeShop = async (content: ShopContent, print: Print) => {
  const { products, out } = content;
  const record = join(out, RECORD);
  fs.mkdirSync(out, { recursive: true });
  // An import that is interrupted can be repeated.
  if (!fs.existsSync(record)) writeJson(record, []);

  const images = products.map((product) => product.images);
  await inBatches(
    'Products encoded',
    images.filter((each) => !isStored(each, out)),
    BATCH,
    (each) => writeImages(each, out),
    print,
  );

  const first = firstFiles(content).filter(
    ([name]) => !fs.existsSync(join(out, name)),
  );
  for (const [name, text] of [...first, ...writtenFiles(content)])
    fs.writeFileSync(join(out, name), text);
  writeJson(
    record,
    products.map(({ data }) => data._id),
  );

  const written = new Set(images.flatMap(namesOf));
  for (const file of filesIn(join(out, 'images/products'))) {
    const name = `images/products/${file}`;
    if (!written.has(name)) fs.rmSync(join(out, name));
  }
};
