import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inParallel } from '../build/inParallel';
import { downloadFiles, filesFor } from '../images/imageFiles';
import { checkImages, type ProductImages } from '../images/productImages';
import { leaveOut, type Decisions } from './mapping';
import { ImportError, type Row } from './readCsv';
import type { ImportedProduct } from './readProducts';

/** A product with the images that can be used. */
export interface ShopProduct extends ImportedProduct {
  readonly images: ProductImages;
}

export type Print = (line: string) => void;

interface Folders {
  /** Undefined: the images are downloaded. */
  readonly images: string | undefined;
  readonly downloads: string;
  /** The folder of the shop, whose images are not checked again. */
  readonly out: string;
}

const SHOWN = 20;

/** The files of images, by their URLs. */
const findFiles = async (
  products: readonly ImportedProduct[],
  { images, downloads }: Folders,
  print: Print,
): Promise<ReadonlyMap<string, string>> => {
  const pictures = products.flatMap((product) => product.pictures);
  const urls = pictures.map(({ url }) => url);
  if (images !== undefined) {
    if (existsSync(images)) return filesFor(urls, images);
    throw new ImportError(`${images} does not exist.`);
  }
  const { found, failed } = await downloadFiles(urls, downloads, (progress) =>
    print(`Images downloaded to ${downloads}: ${progress}`),
  );
  if (failed.size === 0) return found;
  const reasons = Array.from(failed, ([url, reason]) => `${url}: ${reason}`);
  for (const reason of reasons.slice(0, SHOWN)) print(reason);
  throw new ImportError(
    `images not downloaded: ${failed.size}. Start again; only the missing ones are downloaded.`,
  );
};

/** The products with the images that can be used. */
export const withImages = async (
  products: readonly ImportedProduct[],
  folders: Folders,
  decisions: Decisions,
  print: Print,
): Promise<readonly ShopProduct[]> => {
  const { mapping, report } = decisions;
  const isWhole = mapping.fit === 'contain';
  const viewOf = (i: number) => `${i + 1}`;
  const found = await findFiles(products, folders, print);
  const imagesById = new Map<string, ProductImages>();
  const check = async ({ id, pictures }: ImportedProduct) => {
    const rows = new Map<string, Row>();
    for (const { url, row } of pictures) {
      const path = found.get(url);
      if (path === undefined)
        report.add('images left out, not found', row, url);
      else rows.set(path, row);
    }
    const paths = [...rows.keys()];
    const candidates = { id, paths, isWhole, viewOf };
    const { images, problems } = await checkImages(candidates, folders.out);
    imagesById.set(id, images);
    for (const [path, row] of rows) {
      const problem = problems.get(path);
      if (problem)
        report.add(`images left out, ${problem.cause}`, row, problem.found);
    }
  };
  await inParallel(products, availableParallelism(), check, (progress) =>
    print(`Products checked: ${progress}`),
  );
  return products.flatMap((product) => {
    const images = imagesById.get(product.id);
    if (images && images.files.length > 0) return [{ ...product, images }];
    leaveOut(decisions, product.row, 'no image');
    return [];
  });
};
