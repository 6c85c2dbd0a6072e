import * as fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { z } from 'zod';
import { filesIn } from '../build/fileMap';
import { configureSharp } from '../images/encodeImage';
import {
  checkImages,
  isStored,
  namesOf,
  writeImages,
  type ProductImages,
} from '../images/productImages';
import { bannerFiles, bannersFor, writeBanner } from './banners';
import { readMapping } from './mapping';
import { downloadFiles, findFiles, inParallel, type Output } from './pictures';
import { compareSizes, digestOf } from './productText';
import { ImportError, readCsv } from './readCsv';
import { listOf, readProducts, type ImportedProduct } from './readProducts';
import { firstFiles, SAMPLES, recordsOf, writtenFiles } from './shopFiles';

export interface ImportOptions {
  readonly file: string;
  readonly images: string | undefined;
  readonly out: string;
  readonly mapping: string | undefined;
  readonly isDryRun: boolean;
}

/**
 * Written into the folder: marks it as written by the import, and has a hash of
 * each product.
 */
const RECORD = 'import.json';

const readRecord = (out: string): ReadonlyMap<string, string> => {
  const path = join(out, RECORD);
  if (fs.existsSync(path))
    return new Map(
      Object.entries(
        z
          .record(z.string(), z.string())
          .parse(JSON.parse(fs.readFileSync(path, 'utf8'))),
      ),
    );
  if (!fs.existsSync(out) || fs.readdirSync(out).length === 0) return new Map();
  throw new ImportError([
    `${out} was not written by the import: it has no ${RECORD}. Choose another --out.`,
  ]);
};

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

const readImages = async (
  products: readonly ImportedProduct[],
  folder: string,
  isDownload: boolean,
  { out, isWhole }: { readonly out: string; readonly isWhole: boolean },
  problems: string[],
  output: Output,
): Promise<ReadonlyMap<string, ProductImages>> => {
  const all = new Map<string, ProductImages>();
  const wanted = products.flatMap(({ pictures }) => pictures);
  const found = await (isDownload ? downloadFiles : findFiles)(
    wanted,
    folder,
    problems,
    output,
  );
  const check = async ({ id, pictures }: ImportedProduct) => {
    const files = pictures.flatMap(({ url }, i) => {
      const image = found.get(url);
      return image && fs.existsSync(image.path)
        ? [{ ...image, view: `${i + 1}` }]
        : [];
    });
    all.set(id, await checkImages({ id, files, isWhole }, out, problems));
  };
  await inParallel(
    products,
    availableParallelism(),
    check,
    output,
    'Products checked:',
  );
  return all;
};

export const importShop = async (
  options: ImportOptions,
  output: Output,
): Promise<void> => {
  const start = Date.now();
  configureSharp();
  const { out, isDryRun } = options;
  const before = readRecord(out);
  const mapping = readMapping(options.mapping);
  const {
    products: read,
    notes,
    problems,
    advice,
  } = readProducts(readCsv(options.file), mapping);
  if (read.length === 0 && problems.length === 0)
    throw new ImportError([
      'The file has no active, published product in stock.',
      ...notes,
    ]);
  const isWhole = mapping.fit === 'contain';
  const isDownload = options.images === undefined;
  const { dir, name: fileName } = parse(options.file);
  const folder = options.images ?? join(dir, `${fileName}-images`);
  if (!isDownload && !fs.existsSync(folder))
    throw new ImportError([`${folder} does not exist.`]);
  // The report of the rows does not wait for downloads.
  const isLater = isDownload && (isDryRun || problems.length > 0);
  const all = await readImages(
    isLater ? [] : read,
    folder,
    isDownload,
    { out, isWhole },
    problems,
    output,
  );
  const noImages = { files: [], hash: '', isWhole };
  const products = read.map((each) => ({
    ...each,
    images: all.get(each.id) ?? { id: each.id, ...noImages },
  }));
  const banners = await bannersFor(folder, products, mapping.banners, problems);
  if (problems.length > 0) throw new ImportError(problems, advice);

  const labelsOf = (
    kind: 'category' | 'type',
    mapped: Readonly<Record<string, string>>,
  ) => {
    const used = read.map((product) => product[kind]);
    return [...new Set([...Object.values(mapped), ...used])].filter((label) =>
      used.includes(label),
    );
  };
  const content = {
    products,
    banners,
    categories: labelsOf('category', mapping.categories),
    types: labelsOf('type', mapping.types),
    sizes: [...new Set(read.flatMap(({ sizes }) => sizes))].sort(compareSizes),
    currency: mapping.currency,
  };
  const after = Object.fromEntries(
    recordsOf(content).map(([id, text]) => [id, digestOf([text])]),
  );
  const firsts = firstFiles();
  const images = [...all.values()];
  const missing = images.filter((each) => !isStored(each, out));
  if (!isDryRun) {
    await replaceFiles(out, async (target) => {
      const encode = (each: ProductImages) => writeImages(each, target);
      await inParallel(
        missing,
        availableParallelism(),
        encode,
        output,
        'Products encoded:',
      );
      for (const banner of banners) await writeBanner(banner, target);
      for (const [name, text] of [...firsts, ['samples.ts', SAMPLES] as const])
        if (!fs.existsSync(join(out, name)))
          fs.writeFileSync(join(target, name), text);
      for (const [name, text] of writtenFiles(content, out))
        fs.writeFileSync(join(target, name), text);
      fs.writeFileSync(
        join(target, RECORD),
        `${JSON.stringify(after, undefined, 2)}\n`,
      );
    });
    const bannerNames = banners.flatMap(bannerFiles).map(([, name]) => name);
    const kept = new Set([...images.flatMap(namesOf), ...bannerNames]);
    for (const name of filesIn(join(out, 'images')))
      if (!kept.has(`images/${name}`)) fs.rmSync(join(out, 'images', name));
  }

  const ids = Object.keys(after);
  const changes = {
    added: ids.filter((id) => !before.has(id)),
    removed: [...before.keys()].filter((id) => !ids.includes(id)),
    changed: ids.filter((id) => before.has(id) && before.get(id) !== after[id]),
  };
  for (const [name, changed] of Object.entries(changes))
    output.print(
      `${name}: ${changed.length}${changed.length > 0 ? ` (${listOf(changed)})` : ''}`,
    );
  for (const kind of ['categories', 'types', 'sizes'] as const)
    output.print(`${kind}: ${content[kind].join(', ')}`);
  for (const note of notes) output.print(note);
  const isOfWeft = ([name, text]: readonly [string, string]) =>
    !fs.existsSync(join(out, name)) ||
    fs.readFileSync(join(out, name), 'utf8') === text;
  const ofWeft = [...firsts].filter(isOfWeft).map(([name]) => name);
  const icons = fs.existsSync(join(out, 'public'))
    ? []
    : ['the icons (public)'];
  output.print(
    `Still those of Weft: ${[...ofWeft, ...icons].join(', ') || 'none'}`,
  );
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const counts = `${products.length} products (${images.length - missing.length} with unchanged images)`;
  output.print(
    `${isDryRun ? 'Would import' : 'Imported'} ${counts} into ${out} in ${seconds} s.`,
  );
};
