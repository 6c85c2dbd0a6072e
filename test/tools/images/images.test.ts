import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { bannerOf } from '../../../src/lib/images';
import { encodeBanner, encodeImages } from '../../../tools/images/images';
import { temporaryFolder } from '../../support/temporaryFolder';

// On Windows a file in this cache stays open, and cannot be removed.
sharp.cache(false);

const ID = 'linen-camp-shirt-sand';
const OTHER = `${ID}-blue-front-400.aaaa.avif`;

let data: string;
const file = (name: string) => join(data, name);
beforeEach(() => {
  data = temporaryFolder();
  mkdirSync(file('images/products'), { recursive: true });
  cpSync('src/data/products.ts', file('products.ts'));
  for (const name of [`${ID}-front-400.aaaa.avif`, OTHER])
    writeFileSync(file(`images/products/${name}`), 'x');
});

const writePhotograph = (name: string, width = 1000, height = 1500) =>
  sharp({ create: { width, height, channels: 3, background: '#678' } }).toFile(
    file(name),
  );

const productsCode = () => readFileSync(file('products.ts'), 'utf8');
const contents = () => [
  readdirSync(file('images'), { recursive: true }),
  productsCode(),
];

it('should encode all images of a product in three widths, and replace its files and its hash', async () => {
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
  for (const name of names) await writePhotograph(name);
  await encodeImages([ID, ...names.map(file)], data);
  const [, hash = ''] =
    new RegExp(`${ID}-front-800\\.([0-9a-f]{8})\\.avif`).exec(productsCode()) ??
    [];
  const written = ['front', 'back', 'detail', 'cloth'].flatMap((view) =>
    [400, 800, 1200].map((width) => `${ID}-${view}-${width}.${hash}.avif`),
  );
  expect(readdirSync(file('images/products')).sort()).toEqual(
    [...written, `${ID}-share.${hash}.jpg`, OTHER].sort(),
  );
  expect(readdirSync(file('images'))).toEqual(['products']);
  const { width, height } = await sharp(
    file(`images/products/${ID}-back-800.${hash}.avif`),
  ).metadata();
  expect([width, height]).toEqual([800, 1000]);
});

it.each<[args: readonly string[], message: string]>([
  [['no-such-shirt', 'a.jpg'], '"no-such-shirt" is no product'],
  [[ID, 'a.jpg', 'a.jpg'], 'has 4 images in src/data/products.ts, not 2'],
  [[ID, 'a.jpg', 'a.jpg', 'a.jpg', 'x.jpg'], 'no such file or directory'],
  [[ID, 'a.jpg', 'a.jpg', 'a.jpg', 'small.jpg'], 'at least 400 pixels'],
])('should change nothing for %j', async (args, message) => {
  await writePhotograph('a.jpg');
  await writePhotograph('small.jpg', 300, 400);
  const before = contents();
  const [id = '', ...names] = args;
  const run = encodeImages([id, ...names.map(file)], data);
  await expect(run).rejects.toThrow(message);
  expect(contents()).toEqual(before);
});

it('should encode a banner in the size of its name, and print its code', async () => {
  await writePhotograph('wide.jpg', 1600, 900);
  for (const [name, shape] of [
    ['hero', 2],
    ['hero-tall', 1000 / 1100],
    ['men', 0.8],
  ] as const) {
    const code = await encodeBanner([name, file('wide.jpg')], data);
    const [, hash = ''] =
      /^bannerOf\('[a-z-]+', '([0-9a-f]{8})', '.+'\)$/.exec(code) ?? [];
    const { srcSet } = bannerOf(name, hash, '');
    for (const source of srcSet.split(', ')) {
      const [url = '', pixels] = source.split(' ');
      const { width, height } = await sharp(file(url)).metadata();
      expect(`${width}w`).toBe(pixels);
      expect(height).toBeCloseTo(width / shape, -1);
    }
  }
});

it.each<[args: readonly string[], message: string]>([
  [['hero'], 'npm run images -- banner NAME image.jpg'],
  [['../hero', 'wide.jpg'], 'npm run images -- banner NAME image.jpg'],
  [['hero', 'small.jpg'], 'at least 400 pixels'],
])('should write no banner for %j', async ([name = '', ...names], message) => {
  await writePhotograph('small.jpg', 300, 400);
  const run = encodeBanner([name, ...names.map(file)], data);
  await expect(run).rejects.toThrow(message);
  expect(readdirSync(file('images'))).toEqual(['products']);
});
