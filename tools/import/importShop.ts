import * as fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { z } from 'zod';
import { filesIn } from '../build/fileMap';
import { inParallel } from '../build/inParallel';
import { bannerFiles, bannersFor, writeBanner } from '../images/bannerImages';
import { digestOf } from '../images/digest';
import { configureSharp } from '../images/encodeImage';
import { isStored, namesOf, writeImages } from '../images/productImages';
import { readMapping, type Mapping } from './mapping';
import { progressOf, withImages, type Output } from './pictures';
import { ImportError, readCsv } from './readCsv';
import { readProducts } from './readProducts';
import { createReport } from './report';
import {
  contentOf,
  recordsOf,
  filesOfWeft,
  firstFiles,
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
  if (fs.existsSync(path))
    return recordSchema.parse(JSON.parse(fs.readFileSync(path, 'utf8')));
  if (!fs.existsSync(out) || fs.readdirSync(out).length === 0) return {};
  throw new ImportError([
    `${out} was not written by the import: it has no ${RECORD}. Choose another --out.`,
  ]);
};

const writeJson = (path: string, value: unknown) =>
  fs.writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);

/**
 * Writes into a folder inside of `out` and moves the files when all are
 * complete.
 */
const replaceFiles = async (
  out: string,
  write: (folder: string) => Promise<void>,
) => {
  const folder = join(out, '.import');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  try {
    await write(folder);
    for (const name of filesIn(folder)) {
      fs.mkdirSync(dirname(join(out, name)), { recursive: true });
      fs.renameSync(join(folder, name), join(out, name));
    }
  } finally {
    fs.rmSync(folder, { recursive: true });
    if (fs.readdirSync(out).length === 0) fs.rmdirSync(out);
  }
};

const writeShop = async (
  content: ShopContent,
  records: Records,
  out: string,
  output: Output,
) => {
  const { banners, products } = content;
  const images = products.map((product) => product.images);
  await replaceFiles(out, async (folder) => {
    await inParallel(
      images.filter((each) => !isStored(each, out)),
      availableParallelism(),
      (each) => writeImages(each, folder),
      progressOf(output, 'Products encoded'),
    );
    for (const banner of banners) await writeBanner(banner, folder);
    for (const [name, text] of firstFiles(out))
      if (!fs.existsSync(join(out, name)))
        fs.writeFileSync(join(folder, name), text);
    for (const [name, text] of writtenFiles(content, out))
      fs.writeFileSync(join(folder, name), text);
    writeJson(join(folder, RECORD), records);
  });
  const bannerNames = banners.flatMap(bannerFiles).map(([, name]) => name);
  const kept = new Set([...images.flatMap(namesOf), ...bannerNames]);
  for (const name of filesIn(join(out, 'images')))
    if (!kept.has(`images/${name}`)) fs.rmSync(join(out, 'images', name));
};

const listOf = (names: readonly string[]) => {
  const more = names.length > 20 ? ` and ${names.length - 20} more` : '';
  return `${names.slice(0, 20).join(', ')}${more}`;
};

const changeLines = (before: Records, after: Records) => {
  const [old, ids] = [Object.keys(before), Object.keys(after)];
  const changes = {
    added: ids.filter((id) => !old.includes(id)),
    removed: old.filter((id) => !ids.includes(id)),
    changed: ids.filter((id) => old.includes(id) && before[id] !== after[id]),
  };
  return Object.entries(changes).map(([name, all]) =>
    `${name}: ${all.length} (${listOf(all)})`.replace(' ()', ''),
  );
};

export const importShop = async (
  options: ImportOptions,
  output: Output,
): Promise<void> => {
  const start = Date.now();
  configureSharp();
  const { file, images, out, isDryRun, writesMapping } = options;
  const { dir, name } = parse(file);
  const mappingPath = options.mapping ?? join(dir, 'mapping.json');
  const hasMapping = writesMapping && fs.existsSync(mappingPath);
  const before = readRecords(out);
  const mapping = readMapping(hasMapping ? mappingPath : options.mapping);
  mapping.currency = options.currency ?? mapping.currency;
  const report = createReport();
  const decisions = { mapping, report };
  const advice = writesMapping
    ? `The decisions are in ${mappingPath}; add --mapping to use it.`
    : 'Add --write-mapping to save the decisions as mapping.json.';

  const rows = readCsv(file, report);
  const read = readProducts(rows, decisions);
  const downloads = join(dir, `${name}-images`);
  const folders = { images, downloads, out };
  // A dry run downloads nothing.
  const isLater = isDryRun && images === undefined;
  const noImages = { id: '', files: [], hash: '', isWhole: false };
  const save = () => {
    if (writesMapping) writeJson(mappingPath, mapping);
  };
  const products = isLater
    ? read.map((each) => ({ ...each, images: noImages }))
    : await withImages(read, folders, decisions, output).finally(save);
  save();
  const [newest] = products;
  if (newest === undefined)
    throw new ImportError([
      'No product of the file can be imported.',
      ...report.lines(),
      advice,
    ]);

  const banners = await bannersFor(
    images ?? downloads,
    newest,
    mapping.banners,
  );
  const content = contentOf(products, banners, mapping);
  const records = Object.fromEntries(
    recordsOf(content).map(([id, text]) => [id, digestOf([text])]),
  );
  const stored = products.filter(({ images }) => isStored(images, out));
  if (!isDryRun) await writeShop(content, records, out, output);

  const ofWeft = filesOfWeft(out);
  const hasCurrency =
    mapping.currency !== undefined || !ofWeft.includes('currency.ts');
  const hasStock = rows.some((row) => row.cell('Variant Inventory Qty'));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const lines = [
    ...changeLines(before, records),
    `categories: ${listOf(content.categories)}`,
    `types: ${listOf(content.types)}`,
    `sizes: ${listOf(content.sizes)}`,
    ...report.lines(),
    ...(hasStock
      ? []
      : ['no quantities in the file: every variant is offered']),
    ...(hasCurrency ? [] : [CURRENCY]),
    `Still those of Weft: ${listOf(ofWeft)}`,
    advice,
    `${isDryRun ? 'Would import' : 'Imported'} ${products.length} products (${stored.length} with unchanged images) into ${out} in ${seconds} s.`,
  ];
  lines.forEach(output.print);
};

const CURRENCY =
  'currency: US dollars, because the file names none; --currency EUR --locale de-DE sets another';
