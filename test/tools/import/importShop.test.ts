import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../../../tools/build/fileMap';
import { csvOf, shirt, variant } from './support/csv';
import { createImporter, type Importer } from './support/importer';

// Encoding is slow on a busy machine.
jest.setTimeout(30_000);

const ROWS = [
  shirt({ Tags: 'Best-Seller, MEN' }),
  variant(),
  variant({ 'Option1 Value': '', 'Variant Price': '', 'Image Src': 'red.png', 'Image Position': '2' }),
  shirt({
    Handle: 'coat',
    Title: `A "coat" with \${x} and 'quotes' </script>`,
    'Body (HTML)': `<style>p { color: red }</style><p>Warm &amp; <i>dry</i></p>\n<script>alert("x")</script><ul><li>Wool</li><li>Silk</li></ul>`,
    Type: 'Cloaks',
    Tags: '',
    'Google Shopping / Gender': 'female',
    'Variant Price': '120.5',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Image Src': 'https://cdn.shopify.com/missing.jpg',
    'Created At': '2026-12-01 10:00:00 -0500',
  }),
  shirt({ Handle: 'clear', Title: 'Clear', 'Image Src': 'clear.png', 'Option1 Name': 'Color' }),
  shirt({ Handle: 'draft', Title: '', 'Variant Price': 'x', Status: 'draft' }),
  shirt({ Handle: 'hidden', Title: 'Ocean Blue Shirt', Published: 'FALSE' }),
];

const MAPPING = {
  categories: { Female: 'women' },
  types: { cloaks: 'Outerwear' },
  sizes: { 'default title': 'One size' },
};

const args = ['products.csv', '--mapping', 'mapping.json'] as const;

const OWN_SHOP = `export const SHOP_NAME = 'Mine';\n`;

let importer: Importer;
let first: Awaited<ReturnType<Importer['run']>>;
const run = (...more: string[]) =>
  importer.run(join(importer.folder, args[0]), args[1], join(importer.folder, args[2]), ...more);

const inode = (name: string) => statSync(join(importer.out, name)).ino;

beforeAll(async () => {
  importer = await createImporter();
  importer.write('products.csv', `\uFEFF${csvOf(ROWS)}`);
  importer.write('mapping.json', JSON.stringify(MAPPING));
  mkdirSync(join(importer.out, 'images/products'), { recursive: true });
  writeFileSync(join(importer.out, 'kept.txt'), 'kept');
  writeFileSync(join(importer.out, 'shop.ts'), OWN_SHOP);
  writeFileSync(join(importer.out, 'images/products/old.avif'), 'old');
  first = await run();
}, 30_000);

afterAll(() => importer.remove());

describe('npm run import', () => {
  it('should succeed and print a summary', () => {
    expect(first.report).toBe('');
    expect(first.code).toBe(0);
    expect(first.printed).toContain('added: 3 (coat, shirt, clear)');
    expect(first.printed).toContain('2 products skipped');
    expect(first.printed).toContain('The option "Color" is ignored: clear.');
    expect(first.printed).toMatch(
      /Imported 3 products with 5 images \(32 image files, 0 products unchanged\)/,
    );
  });

  it('should write the products, newest first', () => {
    const rows = importer.text('products.ts');
    expect(rows).toContain(`import { imageHashes } from './images';`);
    expect(rows).toMatch(/import \{ toProducts \} from '\.\..*\/src\/domain\/productRows';/);
    expect(rows.replaceAll(/\s+/g, ' ')).toContain(
      `[ 'Ocean Blue Shirt', 'Men', 'Topwear', 50, '2026-11-22', true, { id: 'shirt', sizes: ['S', 'M'], images: 2 }, ],`,
    );
    expect(rows.indexOf('2026-12-01')).toBeLessThan(rows.indexOf('Ocean Blue Shirt'));
    expect(rows).toContain(
      "['Clear', 'Men', 'Topwear', 50, '2026-11-22', false, { sizes: ['One size'], images: 1 }]",
    );
  });

  it('should write text that is safe in TypeScript', () => {
    expect(importer.text('products.ts')).toContain(`'A "coat" with \${x} and \\'quotes\\' </script>'`);
  });

  it('should write descriptions without markup, scripts and styles', () => {
    const descriptions = importer.text('descriptions.ts');
    expect(descriptions).toContain(`coat: 'Warm & dry • Wool • Silk'`);
    expect(descriptions).toContain(`shirt: 'A blue shirt.'`);
  });

  it('should write the used labels, those of the shop first', () => {
    const catalogue = importer.text('catalogue.ts');
    expect(catalogue).toContain(`CATEGORIES: readonly string[] = ['Men', 'Women'];`);
    expect(catalogue).toContain(`PRODUCT_TYPES: readonly string[] = ['Topwear', 'Outerwear'];`);
    expect(catalogue).toContain(`SIZES: readonly string[] = ['S', 'M', 'One size'];`);
    expect(catalogue).toContain(`  { name: '2', text: 'image 2' },\n];`);
    expect(catalogue).not.toContain(`image 3`);
  });

  it('should write banners and tiles', () => {
    const banners = importer.text('banners.ts');
    expect(banners).toContain(`{ category: 'Men', banner: banners.contact },`);
    expect(banners).toContain(`{ category: 'Women', banner: banners.about },`);
    expect(banners).toContain(`contact: 'Ocean Blue Shirt',`);
    expect(importer.text('sizeGuides.ts')).toContain('Readonly<Record<string, SizeGuide>> = {};');
  });

  it('should write every image at 400, 800 and 1200 pixels and one for link previews', async () => {
    const hash = /shirt: '([0-9a-f]{8})'/.exec(importer.text('images.ts'))?.[1] ?? '';
    const names = filesIn(join(importer.out, 'images/products')).filter((name) => name.startsWith('shirt-'));
    expect(names.sort()).toEqual(
      [
        ...['1', '2'].flatMap((n) =>
          ['400', '800', '1200'].map((width) => `shirt-${n}-${width}.${hash}.avif`),
        ),
        `shirt-share.${hash}.jpg`,
      ].sort(),
    );
    const large = await sharp(join(importer.out, `images/products/shirt-2-1200.${hash}.avif`)).metadata();
    expect(large).toMatchObject({ width: 1200, height: 1500, hasAlpha: false });
    const share = await sharp(join(importer.out, `images/products/shirt-share.${hash}.jpg`)).metadata();
    expect(share).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('should keep the transparency of an image and show it whole', async () => {
    const [name = ''] = filesIn(join(importer.out, 'images/products')).filter((file) =>
      file.startsWith('clear-1-400'),
    );
    const { data, info } = await sharp(join(importer.out, 'images/products', name))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 400, height: 500, channels: 4 });
    const alphaAt = (x: number, y: number) => data[(y * 400 + x) * 4 + 3];
    expect(alphaAt(200, 10)).toBe(0);
    expect(alphaAt(200, 250)).toBeGreaterThan(120);
    const [red = 0, green = 0, blue = 0] = data.subarray((250 * 400 + 200) * 4);
    for (const [value, expected] of [
      [red, 100],
      [green, 200],
      [blue, 136],
    ] as const)
      expect(Math.abs(value - expected)).toBeLessThan(12);
  });

  it('should leave the left of the hero transparent', async () => {
    const [name = ''] = filesIn(join(importer.out, 'images/banners')).filter((file) =>
      file.startsWith('hero-2400'),
    );
    const image = sharp(join(importer.out, 'images/banners', name));
    expect(await image.metadata()).toMatchObject({ width: 2400, height: 1200, hasAlpha: true });
    const { channels } = await sharp(
      await image.extract({ left: 0, top: 0, width: 1100, height: 1200 }).png().toBuffer(),
    ).stats();
    expect(channels[3]?.max).toBe(0);
  });

  it('should keep other files and remove old images', () => {
    expect(importer.text('kept.txt')).toBe('kept');
    expect(filesIn(importer.out)).not.toContain('images/products/old.avif');
    expect(readdirSync(dirname(importer.out))).toEqual(['data']);
  });

  it('should copy the texts, colors and fonts of the shop where they are missing', () => {
    expect(importer.text('colors.ts')).toBe(readFileSync('src/data/colors.ts', 'utf8'));
    expect(importer.text('shop.ts')).toBe(OWN_SHOP);
  });

  it('should not encode unchanged images again', async () => {
    const before = importer.outHash();
    const [image = ''] = filesIn(importer.out).filter((name) => name.includes('coat-2-1200'));
    const file = inode(image);
    const again = await run();
    expect(again.printed).toContain('added: 0\nremoved: 0\nchanged: 0');
    expect(again.printed).toContain('3 products unchanged');
    expect(inode(image)).toBe(file);
    expect(importer.outHash()).toBe(before);
  });

  it('should print the changes of a dry run and write nothing', async () => {
    const before = importer.outHash();
    const rows = [
      shirt({ 'Variant Price': '51' }),
      shirt({ Handle: 'new', Title: 'New', 'Image Src': 'wide.webp' }),
    ];
    const file = importer.write('other.csv', csvOf(rows));
    const { code, printed } = await importer.run(file, '--dry-run');
    expect(code).toBe(0);
    expect(printed).toContain(
      'added: 1 (new)\nremoved: 2 (coat, clear)\nchanged: 1 (shirt)\ncategories: Men\n',
    );
    expect(printed).toContain('Would import 2 products');
    expect(importer.outHash()).toBe(before);
  });

  it('should import JSON and images of every format', async () => {
    const tee = {
      _id: 'tee',
      name: 'Tee',
      description: 'Soft.',
      price: 19.99,
      image: ['turned.jpg', 'new.avif', 'scan.tif', 'wide.webp'],
      category: 'kids',
      subCategory: 'Topwear',
      sizes: ['XL', 'S'],
      date: Date.parse('2025-05-05'),
      bestseller: true,
    };
    mkdirSync(join(importer.folder, 'images/banners'));
    writeFileSync(
      join(importer.folder, 'images/banners/login.png'),
      await sharp({ create: { width: 600, height: 700, channels: 3, background: '#abc' } })
        .png()
        .toBuffer(),
    );
    const file = importer.write('products.json', JSON.stringify([tee]));
    const mapping = importer.write('banners.json', JSON.stringify({ banners: { login: 'A blue square' } }));
    const { code, report } = await importer.run(
      ...[file, '--mapping', mapping, '--out', join(importer.folder, 'json')],
    );
    expect([code, report]).toEqual([0, '']);
    const files = filesIn(join(importer.folder, 'json'));
    expect(files.filter((name) => name.includes('tee-'))).toHaveLength(13);
    const [turned = ''] = files.filter((name) => name.includes('tee-1-400'));
    const { data, info } = await sharp(join(importer.folder, 'json', turned))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(redAt(200, 480) - redAt(200, 20)).toBeGreaterThan(150);
    expect(Math.abs(redAt(380, 250) - redAt(20, 250))).toBeLessThan(10);
    const json = readFileSync(join(importer.folder, 'json/products.ts'), 'utf8');
    expect(json).toContain(`['Tee', 'Kids', 'Topwear', 19.99, '2025-05-05', true, { images: 4 }],`);
    expect(readFileSync(join(importer.folder, 'json/banners.ts'), 'utf8')).toContain(
      `login: 'A blue square'`,
    );
  });
});
