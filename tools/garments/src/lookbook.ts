import { join } from 'node:path';
import sharp from 'sharp';
import { PUBLIC, SHOP } from './folders';
import { imageUrlAtWidth, type ProductSummary } from './shop';

const COLUMNS = 13;
const WIDTH = 150;
const HEIGHT = 187;

/** Lays all fronts out on one sheet, `docs/lookbook.webp`, from the files that are there. */
export const writeLookbook = async (products: readonly ProductSummary[]): Promise<void> => {
  const tiles = await Promise.all(
    products.map(async ({ image: [front = ''] }, i) => ({
      input: await sharp(join(PUBLIC, imageUrlAtWidth(front, 400)))
        .resize(WIDTH, HEIGHT)
        .png()
        .toBuffer(),
      left: (i % COLUMNS) * WIDTH,
      top: Math.floor(i / COLUMNS) * HEIGHT,
    })),
  );
  const height = Math.ceil(products.length / COLUMNS) * HEIGHT;
  await sharp({ create: { width: COLUMNS * WIDTH, height, channels: 3, background: '#f0eeeb' } })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(join(SHOP, 'docs/lookbook.webp'));
};
