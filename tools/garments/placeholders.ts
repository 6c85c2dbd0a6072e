import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { products } from '../../src/data/products';
import { type Product } from '../../src/domain/product';
import { clothOf } from './placeholders/close';
import { frontOf } from './placeholders/front';
import { type Swatch, swatches } from './swatches';

// Draws a swatch of its cloth for every product, to stand in its place until it has a picture.

const PUBLIC = join(import.meta.dirname, '../../public');
const BATCH = 8;
const AVIF = { effort: 3, tune: 'ssim' } as const;

interface Picture {
  readonly address: string;
  readonly quality: number;
  readonly draw: () => Promise<string>;
}

const swatchOf = ({ _id }: Product): Swatch => {
  const swatch = swatches[_id];
  if (swatch === undefined)
    throw new Error(`No swatch for the product "${_id}" in tools/garments/swatches.ts`);
  return swatch;
};

const picturesOf = (product: Product): readonly Picture[] => {
  const { _id, name, image } = product;
  const [front, cloth] = image;
  if (front === undefined || cloth === undefined) {
    throw new Error(`The product "${_id}" does not name its two pictures in src/data/products.ts`);
  }
  const swatch = swatchOf(product);
  return [
    { address: front, quality: 47, draw: () => frontOf(_id, name, swatch) },
    { address: cloth, quality: 54, draw: () => clothOf(_id, swatch) },
  ];
};

/** Writes one picture and answers with its bytes. */
const write = async ({ address, quality, draw }: Picture): Promise<number> => {
  const file = join(PUBLIC, address);
  const bytes = await sharp(Buffer.from(await draw()))
    .removeAlpha()
    .avif({ ...AVIF, quality })
    .toBuffer();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return bytes.length;
};

/** Writes a few at a time: all at once would hold every picture in memory. */
const writeAll = async (pictures: readonly Picture[]): Promise<number> => {
  let total = 0;
  for (let from = 0; from < pictures.length; from += BATCH) {
    const sizes = await Promise.all(pictures.slice(from, from + BATCH).map(write));
    total += sizes.reduce((sum, size) => sum + size, 0);
  }
  return total;
};

const main = async (): Promise<void> => {
  const pictures = products.flatMap(picturesOf);
  const total = await writeAll(pictures);
  console.log(`${pictures.length} placeholder pictures, ${total.toLocaleString('en')} bytes`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
