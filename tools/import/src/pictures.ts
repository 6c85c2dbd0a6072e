import { availableParallelism } from 'node:os';
import { inParallel } from '../../build/inParallel';
import { downloadFiles, filesFor } from '../../images/imageFiles';
import { checkImages, type ProductImages } from '../../images/productImages';
import type { ImportedProduct } from './readProducts';
import type { Report } from './report';

/** A product with the images that can be used. */
export interface ShopProduct extends ImportedProduct {
  readonly images: ProductImages;
}

export type Print = (line: string) => void;

interface Options {
  /** The folder with the images. Undefined: they are downloaded. */
  readonly images: string | undefined;
  readonly downloads: string;
  readonly isWhole: boolean;
  readonly isDryRun: boolean;
  readonly report: Report;
  readonly print: Print;
}

const SHOWN = 20;

/** The files of images, by their URLs. */
const findFiles = async (
  products: readonly ImportedProduct[],
  { images, downloads, print }: Options,
): Promise<ReadonlyMap<string, string>> => {
  const pictures = products.flatMap((product) => product.pictures);
  const urls = pictures.map(({ url }) => url);
  if (images !== undefined) return filesFor(urls, images);
  const { found, failed } = await downloadFiles(urls, downloads, (progress) =>
    print(`Images downloaded to ${downloads}: ${progress}`),
  );
  if (failed.size === 0) return found;
  for (const [url, reason] of [...failed].slice(0, SHOWN)) {
    print(`${url}: ${reason}`);
  }
  throw new Error(
    `images not downloaded: ${failed.size}. Start again; only the missing ones are downloaded.`,
  );
};

const NO_IMAGES: ProductImages = {
  id: '',
  files: [],
  hash: '',
  isWhole: false,
};

/**
 * The products with the images that can be used. A dry run downloads nothing,
 * so it may know no images.
 */
export const withImages = async (
  products: readonly ImportedProduct[],
  options: Options,
): Promise<readonly ShopProduct[]> => {
  const { isWhole, report, print } = options;
  if (options.isDryRun && options.images === undefined) {
    return products.map((product) => ({ ...product, images: NO_IMAGES }));
  }
  const found = await findFiles(products, options);
  const viewOf = (i: number) => `${i + 1}`;
  const check = async (product: ImportedProduct) => {
    const paths = product.pictures.flatMap(({ url }) => found.get(url) ?? []);
    const { id } = product;
    const unique = [...new Set(paths)];
    const checked = await checkImages({ id, paths: unique, isWhole, viewOf });
    return { product, ...checked };
  };
  const checked = await inParallel(
    products,
    availableParallelism(),
    check,
    (progress) => print(`Products checked: ${progress}`),
  );
  // Reported afterwards, so that the report has the same order each time.
  for (const { product, problems } of checked) {
    for (const { url, row } of product.pictures) {
      const path = found.get(url);
      if (path === undefined) {
        report.add('images left out, not found', row, url);
        continue;
      }
      const problem = problems.get(path);
      if (problem) {
        report.add(`images left out, ${problem.cause}`, row, problem.found);
      }
    }
  }
  const withFiles = checked.map(({ product, images }) => ({
    ...product,
    images,
  }));
  return withFiles.filter(({ row, images }) => {
    const hasImages = images.files.length > 0;
    if (!hasImages) {
      report.add('products left out, no image', row, row.cell('Handle'));
    }
    return hasImages;
  });
};
