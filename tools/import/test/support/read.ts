import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mappingSchema, type Mapping } from '../../src/mapping';
import { readCsv } from '../../src/readCsv';
import { readProducts } from '../../src/readProducts';
import { createDecisions } from '../../src/decisions';
import { fromWooCommerce } from '../../src/wooCommerce';

/** Reads the products of the content of a file. */
export const readText = (
  text: string | Buffer,
  given: Partial<Mapping> = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-products-'));
  const file = join(folder, 'products.csv');
  writeFileSync(file, text);
  const decisions = createDecisions({ ...mappingSchema.parse({}), ...given });
  const { notes, mapping } = decisions;
  const rows = fromWooCommerce(readCsv(file, decisions), decisions);
  rmSync(folder, { recursive: true });
  const products = readProducts(rows, decisions).map(({ data, ...others }) => ({
    ...data,
    data,
    ...others,
  }));
  return { products, notes: notes(), mapping };
};

/** Reads the products of a file of `fixtures`. */
export const readFixture = (name: string, mapping?: Partial<Mapping>) => {
  const file = join(__dirname, '../fixtures', `${name}.csv`);
  return readText(readFileSync(file, 'utf8'), mapping);
};

type Read = ReturnType<typeof readText>;
type Product = Read['products'][number];

/** The names of the images of a product. */
const imagesOf = ({ pictures }: Product): string =>
  pictures.map(({ url }) => url.replace(/^.*\//, '')).join(' ');

const amount = (cents: number) => String(cents / 100);

/** A product in one line: what a shopper sees of it. */
const lineOf = (product: Product): string => {
  const { name, category, subCategory, price, compareAtPrice } = product;
  const sizes = product.sizes.map((size) => {
    const variant = product.variants?.[size] ?? {};
    return [
      size,
      variant.price && amount(variant.price),
      variant.compareAtPrice && `was ${amount(variant.compareAtPrice)}`,
      variant.soldOut && 'sold out',
    ]
      .filter(Boolean)
      .join(' ');
  });
  const was = compareAtPrice ? ` was ${amount(compareAtPrice)}` : '';
  const { optionName = 'Size' } = product;
  const color = product.color?.name;
  return [
    name,
    `${category}/${subCategory}`,
    `${amount(price)}${was}`,
    `${optionName}: ${sizes.join(', ')}`,
    imagesOf(product),
    ...Object.entries(product.facts ?? {}).map((fact) => fact.join(': ')),
    ...(color && !name.includes(color) ? [`color: ${color}`] : []),
  ].join(' | ');
};

/** A line for each question, each note and each product. */
export const linesOf = ({ notes, products }: Read) => [
  ...notes.map((note) => note.replace(/^ASK .*?("[a-z]{3,}s").*\?/, 'ASK $1')),
  ...products.map(lineOf),
];
