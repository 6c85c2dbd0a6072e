import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runImages } from '../../../tools/images/images';

// On Windows a file in this cache stays open, and cannot be removed.
sharp.cache(false);

const ID = 'linen-camp-shirt-sand';
const OTHER = `${ID}-blue-front-400.aaaa.avif`;

let data: string;
const file = (name: string) => join(data, name);
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'weft-images-'));
  mkdirSync(file('images/products'), { recursive: true });
  cpSync('src/data/imageHashes.ts', file('imageHashes.ts'));
  for (const name of [`${ID}-front-400.aaaa.avif`, OTHER])
    writeFileSync(file(`images/products/${name}`), 'x');
});
afterEach(() => rmSync(data, { recursive: true }));

const writePhotograph = (name: string, width = 1000, height = 1500) =>
  sharp({ create: { width, height, channels: 3, background: '#678' } }).toFile(
    file(name),
  );

const run = async (...args: readonly string[]) => {
  const lines: string[] = [];
  const code = await runImages(args, data, (line) => lines.push(line));
  return { code, lines };
};

const index = () => readFileSync(file('imageHashes.ts'), 'utf8');
const contents = () => [
  readdirSync(file('images'), { recursive: true }),
  index(),
];

it('should encode all images of a product in three widths, and replace its files and its hash', async () => {
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
  for (const name of names) await writePhotograph(name);
  const { code, lines } = await run(ID, ...names.map(file));
  expect(code).toBe(0);
  expect(lines.at(-1)).toMatch(/^[\d.]+ KB in [\d.]+ s$/);
  const [, hash = ''] =
    new RegExp(`'${ID}': '([0-9a-f]{8})'`).exec(index()) ?? [];
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

it.each<[string, readonly string[], string]>([
  ['no argument', [], 'usage: npm run images'],
  ['no file', [ID], 'usage: npm run images'],
  ['an unknown option', [ID, '--all', 'a.jpg'], 'usage: npm run images'],
  [
    'an unknown product',
    ['no-such-shirt', 'a.jpg'],
    '"no-such-shirt" is no product',
  ],
  [
    'fewer files than images',
    [ID, 'a.jpg', 'a.jpg'],
    'set images: 2 in its row',
  ],
  [
    'more files than views',
    [ID, ...Array<string>(5).fill('a.jpg')],
    'at most 4 images',
  ],
  [
    'a missing file',
    [ID, 'a.jpg', 'a.jpg', 'a.jpg', 'x.jpg'],
    'x.jpg does not exist',
  ],
  [
    'a small image',
    [ID, 'a.jpg', 'a.jpg', 'a.jpg', 'small.jpg'],
    'must have at least 400',
  ],
])(
  'should print one line and change nothing for %s',
  async (_, args, message) => {
    await writePhotograph('a.jpg');
    await writePhotograph('small.jpg', 300, 400);
    const before = contents();
    const result = await run(
      ...args.map((arg) => (arg.endsWith('.jpg') ? file(arg) : arg)),
    );
    expect(result).toEqual({
      code: 2,
      lines: [expect.stringContaining(message)],
    });
    expect(contents()).toEqual(before);
  },
);
