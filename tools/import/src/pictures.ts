import * as fs from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../images/digest';
import { checkImages, type ProductImages } from '../../images/productImages';
import { inBatches } from '../../inBatches';
import { fileNameOf } from './colorPictures';
import NOTICES from './notices.json';
import type { ImportedProduct } from './readProducts';
import type { Decisions } from './report';

/** A product with the images that can be used. */
export interface ShopProduct extends ImportedProduct {
  images: ProductImages;
}

export type Print = (line: string) => void;

/** The products whose images are in memory at a time. */
export const BATCH = 8;

interface Options {
  /** The folder with the images. Undefined: they are downloaded. */
  images: string | undefined;
  /** The folder of the downloads. */
  downloads: string;
  isDryRun: boolean;
  /** Whether images that cannot be downloaded are left out. */
  skipsMissing: boolean;
  isWhole: boolean;
  report: Decisions['report'];
  print: Print;
}

const ADVICE =
  'Start again; only the missing ones are downloaded. If their host is gone, --skip-missing leaves them out. --images folder takes the files of a folder, also where Node ignores a proxy.';

/** Finds the file of a folder with the name at the end of a URL. */
const fileFinder = (folder: string) => {
  const names = new Map(
    fs.readdirSync(folder).map((name) => [name.normalize('NFC'), name]),
  );
  return (url: string): string | undefined => {
    const path = join(folder, names.get(fileNameOf(url)) ?? '');
    return fs.statSync(path).isFile() ? path : undefined;
  };
};

/** The answers of a server that will not have the file later. */
const GONE = [400, 401, 403, 404, 410];

const download = async (url: string, path: string): Promise<void> => {
  const address = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(address)) return;
  const signal = AbortSignal.timeout(60_000);
  const response = await fetch(address, { signal });
  if (GONE.includes(response.status)) return;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  fs.writeFileSync(`${path}.part`, Buffer.from(bytes));
  fs.renameSync(`${path}.part`, path);
};

/** Downloads the files that the folder does not have, and finds them. */
const downloadFiles = async (
  urls: readonly string[],
  { downloads, skipsMissing, print }: Options,
) => {
  fs.mkdirSync(downloads, { recursive: true });
  /** URLs with equal names differ in their hash. */
  const pathOf = (url: string) => {
    const name = fileNameOf(url).replaceAll(/[^\w.-]+/g, '_');
    return join(downloads, `${digestOf([url])}-${name.slice(-60)}`);
  };
  const failed: string[] = [];
  const downloadMissing = async (url: string) => {
    try {
      const path = pathOf(url);
      if (!fs.existsSync(path)) await download(url, path);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      failed.push(`${url}: ${String(cause ?? error)}`);
    }
  };
  const title = `Images requested for ${downloads}`;
  await inBatches(title, [...new Set(urls)], 3, downloadMissing, print);
  if (failed.length > 0 && !skipsMissing)
    throw new Error(
      `Images not downloaded: ${failed.length}, such as ${failed[0]}. ${ADVICE}`,
    );
  return (url: string): string | undefined =>
    fs.existsSync(pathOf(url)) ? pathOf(url) : undefined;
};

/** The products with the images that can be used. */
export const withImages = async (
  products: readonly ImportedProduct[],
  options: Options,
): Promise<readonly ShopProduct[]> => {
  const { images: folder, isWhole, report, print } = options;
  if (options.isDryRun && folder === undefined) {
    // Nothing is downloaded, so that no image is known.
    const images = { id: '', files: [], hash: '', isWhole };
    return products.map((product) => ({ ...product, images }));
  }
  const urls = products.flatMap(({ pictures }) =>
    pictures.map(({ url }) => url),
  );
  const fileOf =
    folder === undefined
      ? await downloadFiles(urls, options)
      : fileFinder(folder);
  const viewOf = (i: number) => `${i + 1}`;
  const check = async ({ data, pictures }: ImportedProduct) => {
    const paths = new Set(pictures.flatMap(({ url }) => fileOf(url) ?? []));
    return checkImages({ id: data._id, paths: [...paths], isWhole, viewOf });
  };
  const title = 'Products checked';
  const checked = await inBatches(title, products, BATCH, check, print);
  // Reported afterwards, so that the report has the same order each time.
  return products.flatMap((product, i) => {
    const { images, problems } = checked[i] ?? {};
    for (const { url, row } of product.pictures) {
      const path = fileOf(url);
      const problem = problems?.get(path ?? '');
      if (path === undefined) report(NOTICES.notFound, row, url);
      else if (problem)
        report(`images left out, ${problem.cause}`, row, problem.found);
    }
    if (images && images.files.length > 0) return [{ ...product, images }];
    const { row } = product;
    report(NOTICES.noImage, row, row.cell('Handle'));
    return [];
  });
};
