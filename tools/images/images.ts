import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { VIEWS } from '../../src/data/catalogue';
import { products } from '../../src/data/products';
import { IMAGE_WIDTHS } from '../../src/shop/images';
import { imageError } from './checkImage';
import {
  checkImages,
  namesOf,
  writeImages,
  type ProductImages,
} from './productImages';

const USAGE = 'usage: npm run images -- PRODUCT_ID front.jpg back.png …';

class InvalidInputError extends Error {}

const readArgs = (args: readonly string[]) => {
  try {
    const { positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {},
    });
    const [id, ...paths] = positionals;
    if (id !== undefined && paths.length > 0) return { id, paths };
  } catch {
    // parseArgs throws for an unknown option. The usage is printed as for
    // missing files.
  }
  throw new InvalidInputError(USAGE);
};

const requireFiles = (id: string, paths: readonly string[]) => {
  const product = products.find(({ _id }) => _id === id);
  if (!product) {
    throw new InvalidInputError(
      `"${id}" is no product of src/data/products.ts.`,
    );
  }
  const count = product.image.length;
  if (paths.length > VIEWS.length)
    throw new InvalidInputError(
      `${paths.length} files: a product has at most ${VIEWS.length} images.`,
    );
  if (paths.length !== count)
    throw new InvalidInputError(
      `${id} has ${count} images in src/data/products.ts, not ${paths.length}: set images: ${paths.length} in its row.`,
    );
  const missing = paths.find(
    (path) => !statSync(path, { throwIfNoEntry: false }),
  );
  if (missing !== undefined)
    throw new InvalidInputError(`${missing} does not exist.`);
};

const readImages = async (
  id: string,
  paths: readonly string[],
): Promise<ProductImages> => {
  requireFiles(id, paths);
  const files = paths.map((path) => ({ path }));
  const viewOf = (i: number) => VIEWS[i]?.name ?? '';
  const { images, problems } = await checkImages(
    { id, files, isWhole: false, viewOf },
    '',
  );
  const [first] = problems;
  if (first)
    throw new InvalidInputError(imageError(first.file.path, first.problem));
  return images;
};

/** The names of all images that a product can have, up to the hash. */
const stemsOf = (id: string) => {
  const stems = [`${id}-share`];
  for (const { name } of VIEWS) {
    for (const width of IMAGE_WIDTHS) stems.push(`${id}-${name}-${width}`);
  }
  return stems;
};

const removeImages = (id: string, folder: string) => {
  const stems = stemsOf(id);
  for (const file of readdirSync(folder)) {
    const [stem = ''] = file.split('.');
    if (stems.includes(stem)) rmSync(join(folder, file));
  }
};

/** Writes the hash of a product into the index, as Prettier formats it. */
const updateIndex = (path: string, { id, hash }: ProductImages): void => {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const key = id.includes('-') ? `'${id}'` : id;
  const entry = `  ${key}: '${hash}',\n`;
  const lines = text.split(/(?<=\n)/);
  const line = lines.find((each) => each.startsWith(`  ${key}: `));
  const updated = line
    ? text.replace(line, entry)
    : text.replace(/imageHashes.*\{\n/, `$&${entry}`);
  writeFileSync(path, updated);
};

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Encodes the images of a product into the data of the shop. Returns the exit
 * code: 2 for invalid input, after which nothing is changed.
 */
export const runImages = async (
  args: readonly string[],
  data: string,
  print: (line: string) => void,
): Promise<number> => {
  const start = Date.now();
  const folder = join(data, 'images/products');
  let temporary: string | undefined;
  try {
    const { id, paths } = readArgs(args);
    const images = await readImages(id, paths);
    temporary = mkdtempSync(join(data, 'images/.new-'));
    await writeImages(images, temporary);
    removeImages(id, folder);
    let total = 0;
    for (const name of namesOf(images)) {
      const source = join(temporary, name);
      const target = join(folder, basename(name));
      const { size } = statSync(source);
      total += size;
      renameSync(source, target);
      print(`${relative(data, target)}  ${kilobytes(size)}`);
    }
    updateIndex(join(data, 'imageHashes.ts'), images);
    const seconds = (Date.now() - start) / 1000;
    print(`${kilobytes(total)} in ${seconds.toFixed(1)} s`);
    return 0;
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    print(error.message);
    return 2;
  } finally {
    if (temporary !== undefined) rmSync(temporary, { recursive: true });
  }
};
