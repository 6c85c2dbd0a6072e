import * as fs from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { z } from 'zod';
import { filesIn } from '../../build/fileMap';
import { configureSharp } from '../../images/encodeImage';
import { isStored, namesOf, writeImages } from '../../images/productImages';
import { inBatches } from '../../inBatches';
import { readJson } from '../../readJson';
import { currencyOf } from './currency';
import { emptyMapping, readMapping, type Mapping } from './mapping';
import { BATCH, withImages, type ImageOptions, type Print } from './pictures';
import { createQuestions } from './questions';
import { readCsv } from './readCsv';
import { readProducts } from './readProducts';
import { createReport, LOOK } from './report';
import * as shopFiles from './shopFiles';
import { warningsFor } from './warnings';
import { fromWooCommerce } from './wooCommerce';
import { capitalized } from './words';

export interface ImportOptions extends ImageOptions {
  file: string;
  out: string;
  mapping: string | undefined;
  currency: Mapping['currency'];
  name: string | undefined;
  language: Mapping['language'];
  writesMapping: boolean;
}

/** In each folder that the import has written, with a hash of each product. */
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
  content: shopFiles.ShopContent,
  out: string,
  print: Print,
) => {
  const { products } = content;
  const record = join(out, RECORD);
  fs.mkdirSync(out, { recursive: true });
  // An import that is interrupted can be repeated.
  if (!fs.existsSync(record)) writeJson(record, {});

  const images = products.map((product) => product.images);
  await inBatches(
    'Products encoded',
    images.filter((each) => !isStored(each, out)),
    BATCH,
    (each) => writeImages(each, out),
    print,
  );

  for (const [name, text] of shopFiles.firstFiles(content, out)) {
    const path = join(out, name);
    if (!fs.existsSync(path)) fs.writeFileSync(path, text);
  }
  for (const [name, text] of shopFiles.writtenFiles(content, out)) {
    fs.writeFileSync(join(out, name), text);
  }
  writeJson(record, shopFiles.recordsOf(content));

  const written = new Set(images.flatMap(namesOf));
  for (const file of filesIn(join(out, 'images/products'))) {
    const name = `images/products/${file}`;
    if (!written.has(name)) fs.rmSync(join(out, name));
  }
};

const MAX_NAMES = 20;

const listOf = (names: readonly string[]) => {
  const more = names.length - MAX_NAMES;
  const first = names.slice(0, MAX_NAMES).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
};

const changeLines = (before: Records, after: Records) => {
  const ids = Object.keys(after);
  const isOld = (id: string) => Object.hasOwn(before, id);
  const isKept = (id: string) => Object.hasOwn(after, id);
  const changes = {
    added: ids.filter((id) => !isOld(id)),
    removed: Object.keys(before).filter((id) => !isKept(id)),
    changed: ids.filter((id) => isOld(id) && before[id] !== after[id]),
  };
  return Object.entries(changes).map(([name, some]) => {
    const list = some.length > 0 ? ` (${listOf(some)})` : '';
    return `${name}: ${some.length}${list}`;
  });
};

const ADVICE =
  'Without --language a new shop is in English, without --currency it has US dollars; a later import keeps both. Such as --language de --currency EUR.';

export const importShop = async (
  options: ImportOptions,
  print: Print,
): Promise<void> => {
  configureSharp();
  const { file, out, isDryRun, writesMapping } = options;
  const before = readRecords(out);

  const mappingPath = options.mapping ?? join(dirname(file), 'mapping.json');
  const isNamed = options.mapping !== undefined && !writesMapping;
  const isRead = isNamed || fs.existsSync(mappingPath);
  const mapping = isRead ? readMapping(mappingPath) : emptyMapping();
  mapping.currency = options.currency ?? mapping.currency;
  mapping.name = options.name ?? mapping.name;
  mapping.language = options.language ?? mapping.language;
  const { currency: money } = mapping;
  const currency = money && currencyOf(money.code, money.locale);

  const report = createReport();
  const questions = createQuestions(mapping);
  const settings = join(out, 'settings.ts');
  if (!fs.existsSync(settings)) {
    mapping.name ??= capitalized(parse(file).name.replaceAll(/[-_]+/g, ' '));
    questions.ask('name');
  } else if (options.name !== undefined)
    report.add(`${LOOK}--name, which names a new shop: change ${settings}`);
  const rows = fromWooCommerce(readCsv(file, { mapping, report }), report);
  const read = readProducts(rows, { mapping, report, ask: questions.ask });
  if (writesMapping) writeJson(mappingPath, mapping);
  const mappingLine = `--write-mapping saves what the import decided in ${mappingPath}; change it there.`;
  const downloads = `${file.replace(/\.\w+$/, '')}-images`;
  const isWhole = mapping.fit === 'contain';
  const pictures = { ...options, downloads, isWhole, report, print };
  const products = await withImages(read, pictures);
  const [newest] = products;
  if (newest === undefined) {
    const found = [...questions.lines(), ...report.lines(), mappingLine];
    for (const line of found) print(line);
    throw new Error('No product of the file can be imported.');
  }

  const content = shopFiles.contentOf(
    products,
    mapping,
    currency,
    shopFiles.guidedIn(out),
  );
  if (!isDryRun) await writeShop(content, out, print);
  const roles = Object.entries(mapping.options).map(
    ([name, role]) => `${name} (${role})`,
  );
  const handles = new Set(rows.map((row) => row.cell('Handle')));
  const unknown = Object.keys(mapping.leaveOut).filter(
    (handle) => !handles.has(handle),
  );
  if (!isRead && Object.keys(before).length > 0)
    report.add(
      `${LOOK}${mappingPath}, which does not exist: the decisions of an earlier import are not used; save the file beside them, or add --mapping file`,
    );
  for (const handle of unknown)
    report.add(
      `${LOOK}"leaveOut" in mapping.json: no row has the Handle "${handle}"`,
    );
  for (const warning of warningsFor(content)) report.add(warning);
  const lines = [
    `${isDryRun ? 'Would import' : 'Imported'} ${products.length} products into ${out}. The file has ${handles.size}; each color is a product.`,
    ...questions.lines(),
    ...report.lines(),
    `categories: ${listOf(content.categories)}`,
    `types: ${listOf(content.types)}`,
    `sizes: ${listOf(content.sizes)}`,
    `options: ${listOf(roles) || 'none'}`,
    ...(currency && mapping.language ? [] : [ADVICE]),
    'Still those of Weft: colors.ts, fonts.ts, and the icons without a file in "public" of the shop.',
    mappingLine,
    ...changeLines(before, shopFiles.recordsOf(content)),
  ];
  for (const line of lines) print(line);
};
