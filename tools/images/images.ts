import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VIEWS } from '../../src/data/vocabulary';
import { products } from '../../src/data/products';
import { bannerOf } from '../../src/lib/images';
import { SHOP_FOLDER } from '../build/fileMap';
import { runCommand } from '../runCommand';
import { findProblem, imageError } from './checkImage';
import { digestOf } from './digest';
import { ENCODER, fitImage, writeAvif } from './encodeImage';
import {
  checkImages,
  namesOf,
  writeImages,
  type ProductImages,
} from './productImages';

const USAGE = `usage: npm run images -- PRODUCT_ID front.jpg back.png …
       npm run images -- banner NAME image.jpg`;

/** Throws an error for arguments that do not match the shop. */
const checkArguments = (id: string, paths: readonly string[]) => {
  if (paths.length === 0) throw new Error(USAGE);
  const file = 'src/data/products.ts';
  const product = products.find(({ _id }) => _id === id);
  if (!product) throw new Error(`"${id}" is no product of ${file}.`);
  const expected = product.image.length;
  const given = paths.length;
  if (given !== expected) {
    throw new Error(`${id} has ${expected} images in ${file}, not ${given}.`);
  }
};

/** Removes the earlier images of a product. */
const removeOthers = (images: ProductImages, data: string) => {
  const kept = namesOf(images);
  const ofProduct = new RegExp(`^${images.id}-([a-z]+-\\d+|share)\\.`);
  const folder = 'images/products';
  for (const file of readdirSync(join(data, folder))) {
    const name = `${folder}/${file}`;
    if (ofProduct.test(file) && !kept.includes(name)) rmSync(join(data, name));
  }
};

/** Writes the hash of a product into the URLs of its images. */
const updateUrls = (path: string, { id, hash }: ProductImages) => {
  const urls = new RegExp(`(/${id}-[a-z]+-800)\\.\\w+\\.avif`, 'g');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replaceAll(urls, `$1.${hash}.avif`));
};

/** Encodes the images of a product into the data of the shop. */
export const encodeImages = async (
  [id = '', ...paths]: readonly string[],
  data: string,
): Promise<ProductImages> => {
  checkArguments(id, paths);
  const viewOf = (i: number) => VIEWS[i]?.name ?? '';
  const candidates = { id, paths, isWhole: false, viewOf };
  const { images, problems } = await checkImages(candidates);
  for (const [path, problem] of problems) {
    throw new Error(imageError(path, problem));
  }
  await writeImages(images, data);
  removeOthers(images, data);
  updateUrls(join(data, 'products.ts'), images);
  return images;
};

/**
 * Encodes an image of a page or a tile into the data of a shop. Returns the
 * code of the banner.
 */
export const encodeBanner = async (
  [name = '', path]: readonly string[],
  data: string,
): Promise<string> => {
  if (!/^[a-z-]+$/.test(name) || path === undefined) throw new Error(USAGE);
  const bytes = readFileSync(path);
  const problem = await findProblem(bytes);
  if (problem) throw new Error(imageError(path, problem));
  const hash = digestOf([ENCODER, bytes]);
  const { srcSet, width, height } = bannerOf(name, hash, '');
  const image = await fitImage(path, width, height, false);
  for (const [, url = '', pixels] of srcSet.matchAll(/(\S+) (\d+)w/g))
    await writeAvif(image, Number(pixels), join(data, url));
  return `bannerOf('${name}', '${hash}', 'What the image shows')`;
};

if (require.main === module) {
  void runCommand(async () => {
    const [first, ...others] = process.argv.slice(2);
    if (first === 'banner') {
      console.log(await encodeBanner(others, SHOP_FOLDER));
      return;
    }
    const { id, hash } = await encodeImages(process.argv.slice(2), 'src/data');
    console.log(`Wrote the images of ${id} with the hash ${hash}.`);
  });
}
