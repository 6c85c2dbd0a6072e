import { join } from 'node:path';
import sharp from 'sharp';
import { DATA } from '../src/folders';
import { imageHashes, imageUrl, imageUrlAtWidth, products } from '../src/shop';

const WIDTH = 400;
const HEIGHT = 500;
/** Shadows have at most a quarter of the full opacity. */
const OPAQUE = 128;

const alphaOf = (id: string, angle: 'front' | 'back'): Promise<Buffer> =>
  sharp(join(DATA, imageUrlAtWidth(imageUrl(id, angle, imageHashes[id] ?? ''), WIDTH)))
    .extractChannel('alpha')
    .raw()
    .toBuffer();

/** The share of the image that the garment fills along its longer side. */
const fillOf = (alpha: Buffer): number => {
  const pixels = [...alpha].flatMap((value, i) => (value > OPAQUE ? [i] : []));
  const columns = pixels.map((i) => i % WIDTH).sort((a, b) => a - b);
  const [top = 0, bottom = 0] = [pixels[0], pixels.at(-1)].map((i = 0) => Math.floor(i / WIDTH));
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  return Math.max((right - left + 1) / WIDTH, (bottom - top + 1) / HEIGHT);
};

/** The highest alpha of the outermost pixels, 0 to 255. */
const borderAlpha = (alpha: Buffer): number =>
  alpha.reduce((most, value, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isBorder = x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
    return isBorder ? Math.max(most, value) : most;
  }, 0);

describe.each(['front', 'back'] as const)('frame of a %s', (angle) => {
  it.each(products.map(({ _id, category }) => [_id, category] as const))(
    'should be filled by %s, and be transparent at its edges',
    async (id, category) => {
      const alpha = await alphaOf(id, angle);
      const [least, most] = category === 'Kids' ? [0.79, 0.825] : [0.82, 0.865];
      expect(fillOf(alpha)).toBeGreaterThanOrEqual(least);
      expect(fillOf(alpha)).toBeLessThanOrEqual(most);
      expect(borderAlpha(alpha)).toBeLessThanOrEqual(3);
    },
  );
});
