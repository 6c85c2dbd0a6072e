import * as fs from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isObject, isOneOf } from '../../../src/lib/guards';
import { configureSharp } from '../../images/encodeImage';
import { readJson } from '../../readJson';
import { createDecisions, lineOf } from './decisions';
import { mappingSchema } from './mapping';
import { downloadImages, filesOf, withImages, type Print } from './imageFiles';
import { readCsv } from './readCsv';
import { readProducts } from './readProducts';
import { contentOf, readRecord, writeJson, writeShop } from './shopFiles';
import { fromWooCommerce } from './wooCommerce';
import { capitalized, LANGUAGE_CODES } from './words';

const USAGE = `npm run import -- products.csv --out folder [options]

  products.csv           a product export of Shopify or WooCommerce
  --out folder           the folder to write, such as examples/mine
  --images folder        the folder with the image files (default: they are downloaded next to the file)
  --skip-missing         leaves out images that cannot be downloaded
  --mapping file         the decisions about the file (default: mapping.json next to it, if it exists)
  --write-mapping        saves the decisions there
  --name "My Shop"       the name of a new shop
  --language de          the language of a new shop: en, de, es, fr, it, nl, pl or pt
  --currency EUR         the currency of the prices
  --locale de-DE         how amounts are written
  --dry-run              checks everything and prints the changes, but writes nothing
`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;

const readOptions = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      images: TEXT,
      out: TEXT,
      mapping: TEXT,
      name: TEXT,
      language: TEXT,
      currency: TEXT,
      locale: TEXT,
      'skip-missing': FLAG,
      'dry-run': FLAG,
      'write-mapping': FLAG,
    },
  });
  const { out, language } = values;
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new Error('Name one product file, and write "--" before it.');
  if (!out) throw new Error('--out is missing. It names the folder to write.');
  if (language !== undefined && !isOneOf(LANGUAGE_CODES, language))
    throw new Error(`--language is one of ${LANGUAGE_CODES.join(', ')}.`);
  return { ...values, file, out: resolve(out), language };
};

const importShop = async (
  options: ReturnType<typeof readOptions>,
  print: Print,
): Promise<void> => {
  configureSharp();
  const { file, out, images: folder } = options;
  const { 'dry-run': isDryRun, 'write-mapping': writesMapping } = options;
  const skipsMissing = options['skip-missing'];
  const before = readRecord(out);

  const mappingPath = options.mapping ?? join(dirname(file), 'mapping.json');
  const isNamed = options.mapping !== undefined && !writesMapping;
  const isRead = isNamed || fs.existsSync(mappingPath);
  const mapping = isRead
    ? readJson(mappingPath, (json) => mappingSchema.parse(json))
    : mappingSchema.parse({});
  const name = capitalized(parse(file).name.replaceAll(/[-_]+/g, ' '));
  mapping.name = options.name ?? mapping.name ?? name;
  mapping.language = options.language ?? mapping.language;
  const { locale = options.language ?? mapping.currency?.locale } = options;
  const code = options.currency ?? mapping.currency?.code;
  if (options.locale !== undefined && code === undefined)
    throw new Error('--locale needs a currency, such as --currency EUR.');
  if (code !== undefined && (options.currency ?? options.locale) !== undefined)
    mapping.currency = { ...mapping.currency, code, locale: locale ?? 'en' };

  const decisions = createDecisions(mapping);
  const { report, notes } = decisions;
  let rows, read;
  try {
    rows = fromWooCommerce(readCsv(file, decisions), decisions);
    read = readProducts(rows, decisions);
  } finally {
    // It has the columns of a file that cannot be read without it, too.
    if (writesMapping && fs.existsSync(file)) writeJson(mappingPath, mapping);
  }
  const downloads = `${file.replace(/\.\w+$/, '')}-images`;
  let findFile;
  if (folder !== undefined) findFile = filesOf(folder);
  else if (!isDryRun)
    findFile = await downloadImages(read, downloads, skipsMissing, print);
  const isWhole = mapping.fit === 'contain';
  const products = await withImages(read, findFile, isWhole, report, print);
  report('proposals', undefined, mappingPath);
  if (products.length === 0) {
    for (const line of notes()) print(line);
    throw new Error('No product of the file can be imported.');
  }

  const content = contentOf(products, mapping, out);
  if (!isDryRun) await writeShop(content, print);
  if (!isRead && before.size > 0) report('noMapping', undefined, mappingPath);
  if (!mapping.currency || !mapping.language) report('defaults');
  // A later import does not change these files.
  if (before.size === 0) report('ofWeft');
  const handles = new Set(rows.map((row) => row.cell('Handle')));
  const after = new Map(products.map(({ data }) => [data._id, data.price]));
  const lists = {
    categories: content.categories,
    types: content.types,
    sizes: content.sizes,
    added: [...after.keys()].filter((id) => !before.has(id)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
    'changed prices': [...after].flatMap(([id, price]) => {
      const old = before.get(id) ?? price;
      return old === price ? [] : `${id} from ${old / 100} to ${price / 100}`;
    }),
  };
  const lines = [
    `${isDryRun ? 'Would import' : 'Imported'} ${products.length} products into ${out}. The file has ${handles.size}; each color is a product.`,
    ...notes(),
    ...Object.entries(lists).map(([name, all]) => lineOf(name, all, 20)),
  ];
  for (const line of lines) print(line);
};

const messageOf = (error: unknown): string => {
  if (isObject(error) && error['code'] === 'ENOENT')
    return `${String(error['path'])} does not exist. Correct its name or its folder.`;
  return error instanceof Error ? error.message : String(error);
};

export const runImport = async (args: readonly string[], print: Print) => {
  let usage = USAGE;
  try {
    const options = readOptions(args);
    usage = '';
    await importShop(options, print);
    return true;
  } catch (error) {
    print(messageOf(error));
    print(`${usage}Nothing was imported.`);
    return false;
  }
};

if (require.main === module) {
  // npm runs the command in the folder of the repository.
  process.chdir(process.env['INIT_CWD'] ?? '.');
  void runImport(process.argv.slice(2), console.log).then((hasSucceeded) => {
    process.exitCode = hasSucceeded ? 0 : 1;
  });
}
