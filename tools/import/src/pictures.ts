import { downloadFiles, filesFor } from './imageFiles';
import { checkImages, type ProductImages } from '../../images/productImages';
import { inBatches } from '../../inBatches';
import type { ImportedProduct } from './readProducts';
import type { Report } from './report';

/** A product with the images that can be used. */
export interface ShopProduct extends ImportedProduct {
  images: ProductImages;
}

export type Print = (line: string) => void;

/** The products whose images are in memory at a time. */
export const BATCH = 8;

export interface ImageOptions {
  /** The folder with the images. Undefined: they are downloaded. */
  images: string | undefined;
  isDryRun: boolean;
  /** Whether images that cannot be downloaded are left out. */
  skipsMissing: boolean;
}

interface Options extends ImageOptions {
  downloads: string;
  isWhole: boolean;
  report: Report;
  print: Print;
}

const ADVICE =
  'Start again; only the missing ones are downloaded. If their host is gone, --skip-missing leaves them out. --images folder takes the files of a folder, also where Node ignores a proxy.';

const NOT_FOUND =
  'not found; save them in a folder by the names at the end of their URLs, and add --images folder';

/** The files of images, by their URLs. */
const findFiles = async (
  products: readonly ImportedProduct[],
  { images, downloads, skipsMissing, print }: Options,
): Promise<ReadonlyMap<string, string>> => {
  const urls = products.flatMap(({ pictures }) =>
    pictures.map(({ url }) => url),
  );
  if (images !== undefined) return filesFor(urls, images);
  const { found, failed } = await downloadFiles(urls, downloads, print);
  if (failed.length === 0 || skipsMissing) return found;
  throw new Error(
    `Images not downloaded: ${failed.length}, such as ${failed[0]}. ${ADVICE}`,
  );
};

/** The products with the images that can be used. */
export const withImages = async (
  products: readonly ImportedProduct[],
  options: Options,
): Promise<readonly ShopProduct[]> => {
  const { isWhole, report, print } = options;
  if (options.isDryRun && options.images === undefined) {
    // Nothing is downloaded, so that no image is known.
    const images = { id: '', files: [], hash: '', isWhole };
    return products.map((product) => ({ ...product, images }));
  }
  const found = await findFiles(products, options);
  const viewOf = (i: number) => `${i + 1}`;
  const check = async (product: ImportedProduct) => {
    const { _id: id } = product.data;
    const paths = new Set(
      product.pictures.flatMap(({ url }) => found.get(url) ?? []),
    );
    const images = { id, paths: [...paths], isWhole, viewOf };
    return { product, ...(await checkImages(images)) };
  };
  const title = 'Products checked';
  const checked = await inBatches(title, products, BATCH, check, print);
  // Reported afterwards, so that the report has the same order each time.
  return checked.flatMap(({ product, images, problems }) => {
    for (const { url, row } of product.pictures) {
      const path = found.get(url);
      const problem = problems.get(path ?? '');
      const cause = path === undefined ? NOT_FOUND : problem?.cause;
      if (cause === undefined) continue;
      report.add(`images left out, ${cause}`, row, problem?.found ?? url);
    }
    if (images.files.length > 0) return [{ ...product, images }];
    const { row } = product;
    report.add('products left out, no image', row, row.cell('Handle'));
    return [];
  });
};
