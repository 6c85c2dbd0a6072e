import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { VIEWS } from '../../src/data/catalogue';
import { products } from '../../src/data/products';
import { IMAGE_WIDTHS, imageUrl, imageUrlAtWidth, shareImageUrl } from '../../src/domain/images';
import { checkImage, decodingProblem } from './checkImage';
import { ENCODER, fitImage, writeAvif, writeShareImage } from './encodeImage';

const USAGE = 'usage: npm run images -- PRODUCT_ID front.jpg back.png …';

class InvalidInputError extends Error {}

const readArgs = (args: readonly string[]) => {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [id, ...paths] = positionals;
    if (id !== undefined && paths.length > 0) return { id, paths };
  } catch {
    // An unknown option.
  }
  throw new InvalidInputError(USAGE);
};

/** The hash of the images; throws unless the product has as many images as files, and all can be read. */
const checkFiles = async (id: string, paths: readonly string[]): Promise<string> => {
  const product = products.find(({ _id }) => _id === id);
  if (!product) throw new InvalidInputError(`"${id}" is no product of src/data/products.ts.`);
  const count = product.image.length;
  if (paths.length > VIEWS.length)
    throw new InvalidInputError(`${paths.length} files: a product has at most ${VIEWS.length} images.`);
  if (paths.length !== count)
    throw new InvalidInputError(
      `${id} has ${count} images in src/data/products.ts, not ${paths.length}: set images: ${paths.length} in its row.`,
    );
  const hash = createHash('sha256').update(ENCODER);
  for (const path of paths) {
    if (!statSync(path, { throwIfNoEntry: false })) throw new InvalidInputError(`${path} does not exist.`);
    const file = { path, place: path };
    const { digest, problem = await decodingProblem(file) } = await checkImage(file);
    if (problem !== undefined || !digest) throw new InvalidInputError(problem);
    hash.update(digest);
  }
  return hash.digest('hex').slice(0, 8);
};

/** The names of all files that a product may have, without hash and ending. */
const namesOf = (id: string) =>
  VIEWS.flatMap(({ name }) => IMAGE_WIDTHS.map((width) => `${id}-${name}-${width}`)).concat(`${id}-share`);

const encode = async (id: string, paths: readonly string[], hash: string, folder: string) => {
  const fileAt = (url: string) => join(folder, url.split('/').at(-1) ?? '');
  const [width = 0] = [...IMAGE_WIDTHS].reverse();
  for (const [i, path] of paths.entries()) {
    const pixels = await fitImage(path, width, (width * 5) / 4);
    const url = imageUrl(id, VIEWS[i]?.name ?? '', hash);
    for (const each of IMAGE_WIDTHS) await writeAvif(pixels, each, fileAt(imageUrlAtWidth(url, each)));
    if (i === 0) await writeShareImage(pixels, fileAt(shareImageUrl(id, hash)));
  }
};

/** Writes the hash of a product into the index, as Prettier formats it. */
const updateIndex = (path: string, id: string, hash: string): void => {
  const text = readFileSync(path, 'utf8');
  const key = id.includes('-') ? `'${id}'` : id;
  const entry = `  ${key}: '${hash}',\n`;
  const line = text.split(/(?<=\n)/).find((each) => each.startsWith(`  ${key}: `));
  writeFileSync(path, line ? text.replace(line, entry) : text.replace(/imageHashes.*\{\n/, `$&${entry}`));
};

/**
 * Encodes the images of a product into the data of the shop. Returns the exit code: 2 for invalid input, after which
 * nothing is changed.
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
    const hash = await checkFiles(id, paths);
    temporary = mkdtempSync(join(data, 'images/.new-'));
    await encode(id, paths, hash, temporary);
    const names = namesOf(id);
    for (const file of readdirSync(folder))
      if (names.includes(file.split('.')[0] ?? '')) rmSync(join(folder, file));
    let total = 0;
    for (const file of readdirSync(temporary)) {
      const { size } = statSync(join(temporary, file));
      total += size;
      renameSync(join(temporary, file), join(folder, file));
      print(`${relative(data, join(folder, file))}  ${(size / 1024).toFixed(1)} KB`);
    }
    updateIndex(join(data, 'images.ts'), id, hash);
    print(`${(total / 1024).toFixed(1)} KB in ${((Date.now() - start) / 1000).toFixed(1)} s`);
    return 0;
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    print(error.message);
    return 2;
  } finally {
    if (temporary !== undefined) rmSync(temporary, { recursive: true });
  }
};
