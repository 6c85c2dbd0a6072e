import { join } from 'node:path';
import sharp from 'sharp';
import { products } from '../../../src/data/products';
import { imageUrlAtWidth } from '../../../src/shop/images';

const DATA = join(__dirname, '../../../src/data');
const WIDTH = 400;
const HEIGHT = 500;
/** Shadows have at most a quarter of the full opacity. */
const OPAQUE = 128;

/** The alpha of an image, undefined for a photograph. */
const alphaOf = async (url: string): Promise<Buffer | undefined> => {
  const image = sharp(join(DATA, imageUrlAtWidth(url, WIDTH)));
  return (await image.metadata()).hasAlpha ? image.extractChannel('alpha').raw().toBuffer() : undefined;
};

/** The share of the image that the garment fills along its longer side. */
const fillOf = (alpha: Buffer): number => {
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  alpha.forEach((value, i) => {
    if (value <= OPAQUE) return;
    xs.add(i % WIDTH);
    ys.add(Math.floor(i / WIDTH));
  });
  const sideOf = (positions: ReadonlySet<number>) => Math.max(...positions) - Math.min(...positions) + 1;
  return Math.max(sideOf(xs) / WIDTH, sideOf(ys) / HEIGHT);
};

/** The highest alpha of the outermost pixels, 0 to 255. */
const borderAlpha = (alpha: Buffer): number =>
  alpha.reduce((most, value, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isBorder = x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
    return isBorder ? Math.max(most, value) : most;
  }, 0);

describe('frames', () => {
  it('should be filled by the garments, which are transparent at their edges', async () => {
    const wrong: unknown[] = [];
    for (const { _id, category, image } of products)
      for (const url of image.slice(0, 2)) {
        const alpha = await alphaOf(url);
        if (!alpha) continue;
        const [fill, border] = [fillOf(alpha), borderAlpha(alpha)];
        const [least, most] = category === 'Kids' ? [0.79, 0.825] : [0.82, 0.865];
        if (fill < least || fill > most || border > 3) wrong.push([_id, fill, border]);
      }
    expect(wrong).toEqual([]);
  }, 60_000);
});
