import * as fs from 'node:fs';
import { basename, join } from 'node:path';
import { filesIn } from '../../build/fileMap';
import { digestOf } from '../../images/digest';
import { checkImages, type ProductImages } from '../../images/productImages';
import { inBatches } from '../../inBatches';
import { fileNameOf, pathOf } from './colorPictures';
import type { Decisions } from './decisions';
import type { ImportedProduct } from './readProducts';

export type ShopProduct = ImportedProduct & { images: ProductImages };

export type Print = (line: string) => void;

/** The products whose images are in memory at a time. */
export const BATCH = 8;

type FindFile = (url: string) => string | undefined;

/**
 * Finds the file of a folder that has the last part of a URL as its name. Of
 * several in its folders, the URL ends with the path of one.
 */
export const filesOf = (folder: string): FindFile => {
  const paths = new Map<string, string[]>();
  for (const path of filesIn(folder).sort((a, b) => b.length - a.length)) {
    const name = basename(path).normalize('NFC');
    paths.set(name, [...(paths.get(name) ?? []), path]);
  }
  return (url) => {
    const found = paths.get(fileNameOf(url)) ?? [];
    const path = found.find(
      (each) =>
        found.length === 1 || pathOf(url).endsWith(`/${each.normalize('NFC')}`),
    );
    return path && join(folder, path);
  };
};

/** The answers of a server that will not have the file later. */
const GONE = [400, 401, 403, 404, 410];

const ADVICE =
  'Start again; only the missing ones are downloaded. If their host is gone, --skip-missing leaves them out. --images folder takes the files of a folder, also where Node ignores a proxy.';

/** Downloads the images that the folder does not have, and finds them. */
export const downloadImages = async (
  products: readonly ImportedProduct[],
  folder: string,
  skipsMissing: boolean,
  print: Print,
): Promise<FindFile> => {
  fs.mkdirSync(folder, { recursive: true });
  /** URLs with equal names differ in their hash. */
  const pathOf = (url: string) => {
    const name = fileNameOf(url).replaceAll(/[^\w.-]+/g, '_');
    return join(folder, `${digestOf([url])}-${name.slice(-60)}`);
  };
  const findFile = (url: string) =>
    fs.existsSync(pathOf(url)) ? pathOf(url) : undefined;
  const download = async (url: string): Promise<void> => {
    const address = url.startsWith('//') ? `https:${url}` : url;
    if (findFile(url) !== undefined || !URL.canParse(address)) return;
    const signal = AbortSignal.timeout(60_000);
    const response = await fetch(address, { signal });
    if (GONE.includes(response.status)) return;
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    const bytes = await response.arrayBuffer();
    fs.writeFileSync(`${pathOf(url)}.part`, Buffer.from(bytes));
    fs.renameSync(`${pathOf(url)}.part`, pathOf(url));
  };
  const failed: string[] = [];
  const tryDownload = (url: string) =>
    download(url).catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined;
      failed.push(`${url}: ${String(cause ?? error)}`);
    });
  const pictures = products.flatMap((product) => product.pictures);
  const urls = new Set(pictures.map(({ url }) => url));
  const title = `Images requested for ${folder}`;
  await inBatches(title, [...urls], 3, tryDownload, print);
  if (failed.length > 0 && !skipsMissing)
    throw new Error(
      `Images not downloaded: ${failed.length}, such as ${failed[0]}. ${ADVICE}`,
    );
  return findFile;
};

/**
 * The products with their usable images. Without `findFile`, no file is read.
 */
export const withImages = async (
  products: readonly ImportedProduct[],
  findFile: FindFile | undefined,
  isWhole: boolean,
  report: Decisions['report'],
  print: Print,
): Promise<readonly ShopProduct[]> => {
  if (!findFile) {
    const images = { id: '', files: [], hash: '', isWhole };
    return products.map((product) => ({ ...product, images }));
  }
  const viewOf = (i: number) => `${i + 1}`;
  const check = async ({ data, pictures }: ImportedProduct) => {
    const paths = new Set(pictures.flatMap(({ url }) => findFile(url) ?? []));
    return checkImages({ id: data._id, paths: [...paths], isWhole, viewOf });
  };
  const title = 'Products checked';
  const checked = await inBatches(title, products, BATCH, check, print);
  // Reported afterwards, so that the report has the same order each time.
  return products.flatMap((product, i) => {
    const { images, problems } = checked[i] ?? {};
    for (const { url, row } of product.pictures) {
      const path = findFile(url);
      const problem = problems?.get(path ?? '');
      if (path === undefined) report('notFound', row, url);
      if (problem) report('unusable', row, problem.found, problem.cause);
    }
    if (images && images.files.length > 0) return [{ ...product, images }];
    const { row } = product;
    report('noImage', row, row.cell('Handle'));
    return [];
  });
};
