import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import type { Cents, Product, ProductId, Shop } from '../../../src/data/types';
import { isSoldOut, sizeToFind } from '../../../src/features/catalogue/offer';
import { bannerOfProductImage, shareImageUrl } from '../../../src/lib/images';
import { filesIn } from '../../build/fileMap';
import {
  isStored,
  namesOf,
  urlOf,
  writeImages,
  type ProductImages,
} from '../../images/productImages';
import { inBatches } from '../../inBatches';
import { readJson } from '../../readJson';
import { currencyOf } from './currency';
import { isOf, type Mapping } from './mapping';
import { BATCH, type Print, type ShopProduct } from './imageFiles';
import { canBeSorted, compareSizes } from './sizes';
import { nameIn } from './words';

const ROOT = resolve(__dirname, '../../..');

/** In each folder that the import has written: its products, and their prices. */
const RECORD = 'import.json';

const recordSchema = z.record(z.string(), z.number()).catch({});

/** The prices of the shop before; of an earlier format, none. */
export const readRecord = (out: string): ReadonlyMap<ProductId, Cents> => {
  const path = join(out, RECORD);
  if (fs.existsSync(path)) {
    const record = readJson(path, (json) => recordSchema.parse(json));
    return new Map(Object.entries(record));
  }
  if (fs.existsSync(out) && fs.readdirSync(out).length > 0)
    throw new Error(
      `${out} was not written by the import: it has no ${RECORD}. Choose another --out.`,
    );
  return new Map();
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

/**
 * Sizes from the smallest, such as `26 / Short`, of which the filter shows the
 * first part; then other values in the order of the file.
 */
const sizesIn = (products: readonly Product[]) => {
  const sorted = products.filter(({ sizes }) =>
    canBeSorted(sizes.map(sizeToFind)),
  );
  const sizes = sorted.flatMap((product) => product.sizes).sort(compareSizes);
  return [...new Set([sizes, ...products.map((each) => each.sizes)].flat())];
};

/** The labels that are used, those of the mapping first. */
const inOrder = (mapped: Mapping['types'], used: readonly string[]) => {
  const labels = new Set([...Object.values(mapped), ...used]);
  return [...labels].filter((label) => used.includes(label));
};

/** What the files of a shop are made of. */
export const contentOf = (
  imported: readonly ShopProduct[],
  mapping: Mapping,
  out: string,
) => {
  const guided = guidedIn(out);
  const products = imported.map(({ data, images }): Product => ({
    ...data,
    image: images.files.map((_file, i) => urlOf(images, i)),
    hasSizeGuide: guided.includes(data._id),
  }));
  const categories = products.map(({ category }) => category);
  const types = products.map(({ subCategory }) => subCategory);
  return {
    products,
    images: imported.map(({ images }) => images),
    mapping,
    categories: inOrder(mapping.categories, categories),
    types: inOrder(mapping.types, types),
    sizes: sizesIn(products),
    out,
  };
};

type ShopContent = ReturnType<typeof contentOf>;

/** The constants of a shop, by the names of their files. */
type Files = Readonly<Record<string, Partial<Shop>>>;

/** Whose zipcodes have letters or hyphens. */
const ANY_ZIPCODE = /^(AR|BR|CA|GB|IE|JP|LT|LV|MT|NL|PL|PT)$/;

/**
 * The files that are written where they are missing, and never changed. The
 * texts, promises and facts are the owner's: a new shop has none.
 */
const firstFiles = ({ mapping, categories }: ShopContent): Files => {
  const { name = '', language = 'en' } = mapping;
  const { women = '', men = '', unisex = '' } = mapping.categories;
  const isShared = [women, men, unisex].every((label) =>
    categories.includes(label),
  );
  const settings = {
    name,
    language,
    ...(isShared && { sharedCategories: { [unisex]: [women, men] } }),
    ...(isOf(ANY_ZIPCODE, mapping) && { acceptsAnyZipcode: true }),
  };
  return {
    settings: { settings },
    labels: { labels: { language, texts: {} } },
    homePage: { homePage: {} },
    aboutPage: { aboutPage: {} },
    policies: { policies: {} },
    samples: { samples: {} },
    sizeGuides: { sizeGuides: {} },
    pageDescriptions: { PAGE_DESCRIPTIONS: {} },
    synonyms: { SYNONYMS: {} },
  };
};

/** The images of pages, tiles and link previews: those of products. */
const bannersOf = ({ products, categories }: ShopContent): Partial<Shop> => {
  // Best sellers first, and sold-out products last.
  const ranked = products.toSorted(
    (a, b) =>
      Number(isSoldOut(a)) - Number(isSoldOut(b)) ||
      Number(b.bestseller) - Number(a.bestseller),
  );
  const imageOf = (category?: string) => {
    const ofCategory = ranked.find((each) => each.category === category);
    const { image = [], name = '' } = ofCategory ?? ranked[0] ?? {};
    return bannerOfProductImage(image[0] ?? '', name);
  };
  const tiles = categories.map((category) => ({
    category,
    banner: imageOf(category),
  }));
  const [first = imageOf(), second = first] = tiles.map(({ banner }) => banner);
  const { src, alt } = imageOf();
  return {
    banners: { about: second, contact: first, login: first },
    tiles,
    shareImage: { src: shareImageUrl(src), alt },
  };
};

/**
 * Up to four round prices in cents, above the lowest one, between which there
 * are about as many products.
 */
const priceSteps = (products: readonly Product[]): readonly Cents[] => {
  const prices = products.map(({ price }) => price).sort((a, b) => a - b);
  const steps = [1, 2, 3, 4].map((fifth) => {
    const price = prices[Math.floor((fifth * prices.length) / 5)] ?? 0;
    const unit = 10 ** Math.floor(Math.log10(price));
    return Math.round(price / unit) * unit;
  });
  return [...new Set(steps)].filter((step) => step > (prices[0] ?? 0));
};

/** The files that are written by each import. */
const writtenFiles = (content: ShopContent): Files => {
  const { products, categories, types, sizes, mapping } = content;
  const text = nameIn(mapping.language, 'image');
  const most = Math.max(...products.map(({ image }) => image.length));
  const prices = products
    .flatMap((product) => [product, ...Object.values(product.variants ?? {})])
    .flatMap(({ price = 0, compareAtPrice = 0 }) => [price, compareAtPrice]);
  return {
    vocabulary: {
      CATEGORIES: categories,
      PRODUCT_TYPES: types,
      SIZES: sizes,
      VIEWS: Array.from({ length: most }, (_view, i) => ({
        name: `${i + 1}`,
        text: `${text} ${i + 1}`,
      })),
      FACET_NAMES: ['category', 'type', 'size', 'color', 'price'],
      PRICE_STEPS: priceSteps(products),
    },
    products: { products },
    banners: bannersOf(content),
    ...(mapping.currency && {
      currency: { CURRENCY: currencyOf(mapping.currency, prices) },
    }),
  };
};

const codeOf = (constants: Partial<Shop>, source: string): string => {
  const code = Object.entries(constants).map(
    ([name, value]) =>
      `\nexport const ${name}: Shop['${name}'] = ${JSON.stringify(value, undefined, 2)};\n`,
  );
  return `import type { Shop } from '${source}/data/types';\n${code.join('')}`;
};

/** The code of labels in `languages`, which has files such as `german.ts`. */
const translatedLabels = (language = 'en', source: string) => {
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const name = languages.of(language)?.toLowerCase() ?? '';
  const isTranslated = fs.existsSync(join(ROOT, 'languages', `${name}.ts`));
  if (language === 'en' || !isTranslated) return undefined;
  const path = posix.join(source, '../languages', name);
  return `import { ${name} } from '${path}';\n\nexport const labels = ${name};\n`;
};

const MARK = '// Written by `npm run import`.';
const HEADER = `${MARK} Change products in the CSV: the next import replaces this file, unless this line is removed.\n`;

const writeCode = (content: ShopContent): void => {
  const { mapping, out } = content;
  /** The path of `src` in the imports of the shop. */
  const source = relative(out, join(ROOT, 'src')).split(sep).join('/');
  const write = (name: string, code: string) =>
    fs.writeFileSync(join(out, `${name}.ts`), code);
  const writeFirst = (name: string, code: string | undefined) => {
    if (code && !fs.existsSync(join(out, `${name}.ts`))) write(name, code);
  };
  /** Without the first line of the import, a file is the owner's. */
  const writeAgain = (name: string, code: string) => {
    writeFirst(name, MARK);
    const old = fs.readFileSync(join(out, `${name}.ts`), 'utf8');
    if (old.startsWith(MARK)) write(name, HEADER + code);
  };
  /** The code of a file of `src/data`, with the imports of the shop. */
  const weftCode = (name: string) =>
    fs
      .readFileSync(join(ROOT, 'src/data', `${name}.ts`), 'utf8')
      .replaceAll(`'../`, `'${source}/`)
      .replaceAll(`'./types'`, `'${source}/data/types'`);
  for (const name of ['colors', 'fonts']) writeFirst(name, weftCode(name));
  writeFirst('currency', HEADER + weftCode('currency'));
  writeFirst('labels', translatedLabels(mapping.language, source));
  for (const [name, constants] of Object.entries(firstFiles(content)))
    writeFirst(name, codeOf(constants, source));
  for (const [name, constants] of Object.entries(writtenFiles(content)))
    writeAgain(name, codeOf(constants, source));
  writeAgain('index', weftCode('index'));
};

/** Writes the images, and then all other files at once. */
export const writeShop = async (content: ShopContent, print: Print) => {
  const { products, images, out } = content;
  const record = join(out, RECORD);
  fs.mkdirSync(out, { recursive: true });
  // An import that is interrupted can be repeated.
  if (!fs.existsSync(record)) writeJson(record, {});

  const missing = images.filter((each) => !isStored(each, out));
  const write = (each: ProductImages) => writeImages(each, out);
  await inBatches('Products encoded', missing, BATCH, write, print);

  writeCode(content);
  const prices = products.map(({ _id, price }) => [_id, price]);
  writeJson(record, Object.fromEntries(prices));

  const written = new Set(images.flatMap(namesOf));
  for (const file of filesIn(join(out, 'images/products'))) {
    const name = `images/products/${file}`;
    if (!written.has(name)) fs.rmSync(join(out, name));
  }
};
