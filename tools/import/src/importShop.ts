import * as fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { filesIn } from '../../build/fileMap';
import { inParallel } from '../../build/inParallel';
import {
  bannerFiles,
  bannersFor,
  writeBanner,
} from '../../images/bannerImages';
import { configureSharp } from '../../images/encodeImage';
import { isStored, namesOf, writeImages } from '../../images/productImages';
import { readJson } from '../../readJson';
import { currencyOf } from './currency';
import { readMapping, type Mapping } from './mapping';
import { withImages, type Print } from './pictures';
import { readCsv } from './readCsv';
import { readProducts } from './readProducts';
import { createReport } from './report';
import {
  contentOf,
  filesOfWeft,
  firstFiles,
  recordsOf,
  writtenFiles,
  type ShopContent,
} from './shopFiles';

export interface ImportOptions {
  readonly file: string;
  readonly images: string | undefined;
  readonly out: string;
  readonly mapping: string | undefined;
  readonly currency: Mapping['currency'];
  readonly isDryRun: boolean;
  readonly writesMapping: boolean;
}

/**
 * Written into the folder: marks it as written by the import, and has a hash of
 * each product.
 */
const RECORD = 'import.json';

const recordSchema = z.record(z.string(), z.string());
type Records = z.infer<typeof recordSchema>;

const readRecords = (out: string): Records => {
  const path = join(out, RECORD);
  if (fs.existsSync(path)) {
    return readJson(path, (json) => recordSchema.parse(json));
  }
  if (!fs.existsSync(out) || fs.readdirSync(out).length === 0) return {};
  throw new Error(
    `${out} was not written by the import: it has no ${RECORD}. Choose another --out.`,
  );
};

const writeJson = (path: string, value: unknown) =>
  fs.writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);

/** Writes the images, and then all other files at once. */
const writeShop = async (
  content: ShopContent,
  records: Records,
  out: string,
  print: Print,
) => {
  const { banners, products } = content;
  const record = join(out, RECORD);
  fs.mkdirSync(out, { recursive: true });
  // An import that is interrupted can be repeated.
  if (!fs.existsSync(record)) writeJson(record, {});

  const images = products.map((product) => product.images);
  const missing = images.filter((each) => !isStored(each, out));
  await inParallel(
    missing,
    availableParallelism(),
    (each) => writeImages(each, out),
    (progress) => print(`Products encoded: ${progress}`),
  );
  for (const banner of banners) await writeBanner(banner, out);

  for (const [name, text] of firstFiles(out)) {
    const path = join(out, name);
    if (!fs.existsSync(path)) fs.writeFileSync(path, text);
  }
  for (const [name, text] of writtenFiles(content, out)) {
    fs.writeFileSync(join(out, name), text);
  }
  writeJson(record, records);

  const written = [...images.flatMap(namesOf), ...banners.flatMap(bannerFiles)];
  const kept = new Set(written);
  for (const file of filesIn(join(out, 'images'))) {
    const name = `images/${file}`;
    if (!kept.has(name)) fs.rmSync(join(out, name));
  }
};

const MAX_NAMES = 20;

const listOf = (names: readonly string[]) => {
  const more = names.length - MAX_NAMES;
  const list = names.slice(0, MAX_NAMES).join(', ');
  return more > 0 ? `${list} and ${more} more` : list;
};

const changeLine = (name: string, ids: readonly string[]) => {
  const list = ids.length > 0 ? ` (${listOf(ids)})` : '';
  return `${name}: ${ids.length}${list}`;
};

const changeLines = (before: Records, after: Records) => {
  const old = new Map(Object.entries(before));
  const ids = Object.keys(after);
  const kept = ids.filter((id) => old.has(id));
  const added = ids.filter((id) => !old.has(id));
  const removed = [...old.keys()].filter((id) => !ids.includes(id));
  const changed = kept.filter((id) => old.get(id) !== after[id]);
  return [
    changeLine('added', added),
    changeLine('removed', removed),
    changeLine('changed', changed),
  ];
};

const CURRENCY_ADVICE =
  'currency: US dollars, because the file names none; --currency EUR --locale de-DE sets another';

export const importShop = async (
  options: ImportOptions,
  print: Print,
): Promise<void> => {
  const start = Date.now();
  configureSharp();
  const { file, images, out, isDryRun, writesMapping } = options;
  const before = readRecords(out);

  const mappingPath = options.mapping ?? join(dirname(file), 'mapping.json');
  const isNew = writesMapping && !fs.existsSync(mappingPath);
  const isRead = writesMapping || options.mapping !== undefined;
  const mapping = readMapping(isRead && !isNew ? mappingPath : undefined);
  const { currency: money = mapping.currency } = options;
  mapping.currency = money;
  const currency = money && currencyOf(money.code, money.locale);
  const mappingLine = writesMapping
    ? `The decisions are in ${mappingPath}; add --mapping to use it.`
    : 'Add --write-mapping to save the decisions as mapping.json.';

  const report = createReport();
  const read = readProducts(readCsv(file), { mapping, report });
  if (writesMapping) writeJson(mappingPath, mapping);
  const downloads = `${file.replace(/\.\w+$/, '')}-images`;
  const products = await withImages(read, {
    images,
    downloads,
    isWhole: mapping.fit === 'contain',
    isDryRun,
    report,
    print,
  });
  const [newest] = products;
  if (newest === undefined) {
    for (const line of [...report.lines(), mappingLine]) print(line);
    throw new Error('No product of the file can be imported.');
  }

  const bannerFolder = images ?? downloads;
  const banners = await bannersFor(bannerFolder, newest, mapping.banners);
  const content = contentOf(products, banners, mapping, currency);
  const records = recordsOf(content);
  const stored = products.filter((product) => isStored(product.images, out));
  if (!isDryRun) await writeShop(content, records, out, print);
  const ofWeft = filesOfWeft(out);
  const hasCurrency = currency !== undefined || !ofWeft.includes('currency.ts');

  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const lines = [
    ...changeLines(before, records),
    `categories: ${listOf(content.categories)}`,
    `types: ${listOf(content.types)}`,
    `sizes: ${listOf(content.sizes)}`,
    ...report.lines(),
    ...(hasCurrency ? [] : [CURRENCY_ADVICE]),
    `Still those of Weft: ${listOf(ofWeft)}`,
    mappingLine,
    `${isDryRun ? 'Would import' : 'Imported'} ${products.length} products (${stored.length} with unchanged images) into ${out} in ${seconds} s.`,
  ];
  for (const line of lines) print(line);
};
