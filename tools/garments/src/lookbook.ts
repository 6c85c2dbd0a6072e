import { join } from 'node:path';
import sharp from 'sharp';
import { DATA, SHOP } from './folders';
import { GROUND } from './output/draw';
import { imageUrl, imageUrlAtWidth, products } from './shop';

const COLUMNS = 13;
const WIDTH = 150;
const HEIGHT = 187;

/** The sheets by the color of their background, that of the page in each scheme. */
const SHEETS = [
  ['docs/lookbook.webp', GROUND],
  ['docs/lookbook-dark.webp', '#191715'],
] as const;

/** Writes two sheets with the fronts of all products that have images; hashes are by product id. */
export const writeLookbook = async (hashes: Readonly<Record<string, string>>): Promise<void> => {
  const fronts = products.flatMap(({ _id }) => {
    const hash = hashes[_id];
    return hash === undefined ? [] : [imageUrlAtWidth(imageUrl(_id, 'front', hash), 400)];
  });
  const tiles = await Promise.all(
    fronts.map(async (url, i) => ({
      input: await sharp(join(DATA, url)).resize(WIDTH, HEIGHT).png().toBuffer(),
      left: (i % COLUMNS) * WIDTH,
      top: Math.floor(i / COLUMNS) * HEIGHT,
    })),
  );
  const height = Math.ceil(fronts.length / COLUMNS) * HEIGHT;
  for (const [file, background] of SHEETS)
    await sharp({ create: { width: COLUMNS * WIDTH, height, channels: 3, background } })
      .composite(tiles)
      .webp({ quality: 82 })
      .toFile(join(SHOP, file));
};
