import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../../build/fileMap';
import {
  createImporter,
  csvOf,
  shirt,
  type Importer,
} from './support/importer';

// Encoding is slow on a busy machine.
const CSV = `Handle,Title,Body (HTML),Type,Tags,Google Shopping / Gender,Option1 Name,Option1 Value,Variant Price,Image Src,Image Position,Status
clear,Clear,,Topwear,men,,Size,S,50,clear.png,,active
shirt,Ocean Blue Shirt,<p>A <b>blue</b> shirt.</p>,Topwear,"Best-Seller, MEN",,Size,S,50.00,https://cdn.shopify.com/s/files/1/photo.jpg?v=1,1,active
shirt,,,,,,,M,50.00,,,
shirt,,,,,,,,,red.png,2,
coat,"A ""coat"" with \${x} and 'quotes' </script>","<style>p { color: red }</style><p>Warm &amp; <i>dry</i></p>
<script>alert(1)</script><ul><li>Wool</li><li>Silk</li></ul>",Cloaks,,female,Title,Default Title,120.5,https://cdn.shopify.com/coat.jpg,1,
draft,,,Topwear,men,,Size,S,x,photo.jpg,1,draft
`;

const MAPPING = {
  columns: { Vendor: '' },
  types: { cloaks: 'Outerwear' },
  sizes: { 'one size': 'OS' },
  tags: { men: 'men' },
  currency: { code: 'EUR', locale: 'de-DE', hasZeroCents: true },
};

let importer: Importer;
let first: Awaited<ReturnType<Importer['run']>>;
let args: readonly string[];
const inode = (name: string) => statSync(join(importer.out, name)).ino;

beforeAll(async () => {
  importer = await createImporter();
  const file = importer.write(
    'products.csv',
    `\uFEFF${CSV}`.replaceAll('\n', '\r\n'),
  );
  // The import reads the file of this name beside the products.
  importer.write('mapping.json', JSON.stringify(MAPPING));
  args = [file];
  first = await importer.run(...args);
});

afterAll(() => importer.remove());

describe('npm run import', () => {
  it('should succeed and print a summary', () => {
    expect(first.hasSucceeded).toBe(true);
    expect(first.printed).toMatch(
      /^Imported 3 products into \S+\. The file has 4; each color is a product\.\n/,
    );
    expect(first.printed).toMatch(
      /added \(3\): clear, shirt, coat\nremoved \(0\)\nchanged prices \(0\)$/,
    );
    expect(first.printed).toContain(
      'categories (2): Men, Women\ntypes (2): Outerwear, Topwear\nsizes (3): S, M, OS\n',
    );
    expect(first.printed).toContain(
      'products left out, not published in the file (1): row 7 "draft"\n',
    );
    expect(first.printed).toContain('Without --name a new shop is called as');
    expect(first.printed).toContain(
      'Still those of Weft: colors.ts, fonts.ts, and the icons without a file in "public" of the shop.\n',
    );
  });

  it('should write products in the order of the file, and descriptions in text that is safe in TypeScript', () => {
    const code = importer.text('products.ts');
    expect(code).toMatch(
      /import type \{ Shop \} from '\.\..*\/src\/data\/types';/,
    );
    expect(importer.constant('products', 'products.ts')).toMatchObject([
      { _id: 'clear', sizes: ['S'], bestseller: false },
      {
        _id: 'shirt',
        name: 'Ocean Blue Shirt',
        description: 'A blue shirt.',
        price: 5000,
        image: [
          expect.stringMatching(/^\/images\/products\/shirt-1-800\.\w+\.avif$/),
          expect.stringMatching(/^\/images\/products\/shirt-2-800\.\w+\.avif$/),
        ],
        sizes: ['S', 'M'],
        bestseller: true,
        hasSizeGuide: false,
      },
      {
        _id: 'coat',
        name: `A "coat" with \${x} and 'quotes' </script>`,
        description: 'Warm & dry\n\n• Wool\n• Silk',
        price: 12050,
        category: 'Women',
        subCategory: 'Outerwear',
      },
    ]);
  });

  it('should write a vocabulary, banners and tiles, the colors of Weft, and no texts', () => {
    const vocabulary = (name: string) =>
      importer.constant(name, 'vocabulary.ts');
    expect(vocabulary('CATEGORIES')).toEqual(['Men', 'Women']);
    expect(vocabulary('PRODUCT_TYPES')).toEqual(['Outerwear', 'Topwear']);
    expect(vocabulary('SIZES')).toEqual(['S', 'M', 'OS']);
    expect(vocabulary('VIEWS')).toEqual([
      { name: '1', text: 'image 1' },
      { name: '2', text: 'image 2' },
    ]);
    expect(vocabulary('FACET_NAMES')).toEqual([
      'category',
      'type',
      'size',
      'color',
      'price',
    ]);
    expect(vocabulary('PRICE_STEPS')).toEqual([10000]);
    const banners = importer.text('banners.ts');
    expect(banners).toMatch(
      /"category": "Women",\s*"banner": \{\s*"src": "\/images\/products\/coat-1-800\.\w+\.avif",\s*"srcSet": ".*coat-1-1200/,
    );
    expect(banners).toMatch(
      /"contact": \{\s*"src": ".*shirt-1-800.*",\s.*\s.*\s.*\s*"alt": "Ocean Blue Shirt"/,
    );
    expect(banners).toMatch(/"src": ".*shirt-share.*\.jpg"/);
    expect(importer.constant('CURRENCY', 'currency.ts')).toMatchObject({
      before: '',
      after: '\u00a0€',
      separator: '.',
      decimal: ',',
      hasZeroCents: true,
    });
    expect(importer.text('colors.ts')).toBe(
      readFileSync('src/data/colors.ts', 'utf8'),
    );
    expect(importer.constant('settings', 'settings.ts')).toEqual({
      name: 'Products',
      language: 'en',
    });
    expect(importer.constant('labels', 'labels.ts')).toEqual({
      language: 'en',
      texts: {},
    });
    for (const name of ['homePage', 'aboutPage', 'policies', 'samples'])
      expect(importer.text(`${name}.ts`)).toMatch(/ = \{\};\n$/);
    expect(importer.text('synonyms.ts')).toMatch(/ = \{\};\n$/);
    const index = importer.text('index.ts');
    expect(index).toMatch(
      /import type \{ Shop \} from '\.\..*\/src\/data\/types';/,
    );
    const imported = Array.from(
      index.matchAll(/'\.\/(\w+)'/g),
      ([, name]) => name,
    );
    expect(imported.length).toBeGreaterThan(10);
    for (const name of imported)
      expect(importer.text(`${name}.ts`)).not.toBe('');
  });

  it('should not change and not encode anything again, and keep own texts', async () => {
    writeFileSync(
      join(importer.out, 'settings.ts'),
      `export const settings = { name: 'Mine' };\n`,
    );
    const before = importer.outHash();
    const [image = ''] = filesIn(importer.out).filter((name) =>
      name.includes('coat-1-1200'),
    );
    const file = inode(image);
    const { printed } = await importer.run(...args, '--name', 'Other');
    expect(printed).toContain('added (0)\nremoved (0)');
    expect(printed).toContain('Imported 3 products into');
    expect(inode(image)).toBe(file);
    expect(importer.outHash()).toBe(before);
  });

  it('should keep own size guides, and show them, and a file without the line of the import', async () => {
    const out = join(importer.folder, 'guides');
    const file = importer.write(
      'guides.csv',
      csvOf([shirt(), shirt({ Handle: 'polo', Title: 'Polo' })]),
    );
    await importer.run(file, '--out', out);
    const path = join(out, 'sizeGuides.ts');
    const guides = readFileSync(path, 'utf8').replace(
      '{}',
      "{ shirt: { caption: 'Mine', columns: [], cm: {}, inches: {} } }",
    );
    writeFileSync(path, guides);
    const bannersPath = join(out, 'banners.ts');
    const banners = readFileSync(bannersPath, 'utf8').replace(/^.*\n/, '');
    writeFileSync(bannersPath, banners);

    await importer.run(file, '--out', out);
    expect(readFileSync(path, 'utf8')).toBe(guides);
    expect(readFileSync(bannersPath, 'utf8')).toBe(banners);
    const products = readFileSync(join(out, 'products.ts'), 'utf8');
    expect(products.match(/"hasSizeGuide": \w+/g)).toEqual([
      '"hasSizeGuide": true',
      '"hasSizeGuide": false',
    ]);

    const other = join(importer.folder, 'wrongGuides');
    cpSync(out, other, { recursive: true });
    const wrong = join(other, 'sizeGuides.ts');
    writeFileSync(wrong, 'export const guides = {};');
    const failed = await importer.run(file, '--out', other);
    expect(failed.printed).toMatch(`${wrong}:\n✖ `);
    expect(failed.hasSucceeded).toBe(false);
  });

  it('should encode an image again whose file is another, and read the record of an earlier version', async () => {
    const out = join(importer.folder, 'again');
    const images = join(importer.folder, 'againImages');
    const copy = (from: string, to: string) =>
      cpSync(join(importer.folder, 'images', from), join(images, to));
    mkdirSync(images);
    copy('photo.jpg', 'photo.jpg');
    const file = importer.write('again.csv', csvOf([shirt()]));
    const imageAfterImport = async () => {
      await importer.runWith(file, '--out', out, '--images', images);
      return filesIn(out).find((name) => name.includes('shirt-1-800'));
    };
    const first = await imageAfterImport();
    expect(await imageAfterImport()).toBe(first);
    copy('coat.jpg', 'photo.jpg');
    expect(await imageAfterImport()).not.toBe(first);

    writeFileSync(join(out, 'import.json'), '["shirt"]');
    const { printed } = await importer.runWith(file, '--out', out, '--dry-run');
    expect(printed).toContain('added (1): shirt');
  });

  it('should write nothing in a dry run, and then remove the images of products that are gone', async () => {
    const before = importer.outHash();
    const added = shirt({
      Handle: 'new',
      Title: 'New',
      'Image Src': 'wide.webp',
    });
    const file = importer.write(
      'other.csv',
      csvOf([shirt({ 'Variant Price': '51' }), added]),
    );
    const { printed } = await importer.run(file, '--dry-run');
    const changes =
      'added (1): new\nremoved (2): clear, coat\nchanged prices (1): shirt from 50 to 51';
    expect(printed).toContain(changes);
    expect(printed).toContain('Would import 2 products');
    expect(importer.outHash()).toBe(before);

    expect((await importer.run(file)).printed).toContain(changes);
    const files = filesIn(join(importer.out, 'images/products'));
    expect(files.filter((name) => !/^(shirt|new)-/.test(name))).toEqual([]);
  });

  it('should save what it proposes, and then print no question', async () => {
    const out = join(importer.folder, 'asked');
    const file = importer.write('asked.csv', csvOf([shirt()]));
    const mapping = join(importer.folder, 'asked.json');
    const dryRun = (...more: readonly string[]) =>
      importer.run(
        file,
        '--out',
        out,
        '--mapping',
        mapping,
        '--dry-run',
        ...more,
      );
    const first = await dryRun('--write-mapping');
    expect(first.printed).toMatch(
      /\nASK Whom are products with these "tags" for: .*\? \(1\): row 2 "men": "men"\n/,
    );
    expect(JSON.parse(readFileSync(mapping, 'utf8'))).toMatchObject({
      tags: { men: 'men' },
    });
    expect((await dryRun()).printed).not.toContain('ASK');
  });

  it('should save the columns of a file that it cannot read without them', async () => {
    const file = importer.write(
      'table.csv',
      'Producto,Color,Talles,Precio,Online\nRemera,Gris,"S,M",16990,1\n',
    );
    const mapping = join(importer.folder, 'table.json');
    const { printed } = await importer.run(
      ...[file, '--mapping', mapping, '--write-mapping', '--dry-run'],
    );
    expect(printed).toContain(
      '--write-mapping writes the names of its columns there',
    );
    expect(JSON.parse(readFileSync(mapping, 'utf8'))).toMatchObject({
      columns: {
        Producto: '',
        Color: 'Option2 Value',
        Talles: 'Option1 Value',
        Precio: '',
      },
    });
    expect(readFileSync(mapping, 'utf8')).not.toContain('Online');
  });

  it('should find images in folders, and none of several with one name', async () => {
    const images = join(importer.folder, 'sorted');
    const names = ['denim/1.jpg', 'denim/baggy.jpg', 'shirts/1.jpg', 'cap.jpg'];
    for (const name of names)
      cpSync(join(importer.folder, 'images/photo.jpg'), join(images, name));
    const cells = ['img/denim/1.jpg', 'baggy.jpg', 'hats/cap.jpg', '1.jpg'];
    const rows = cells.map((cell, i) =>
      shirt({ Handle: `${i}`, Title: `${i}`, 'Image Src': cell }),
    );
    const { printed } = await importer.runWith(
      ...[importer.write('sorted.csv', csvOf(rows)), '--images', images],
      ...['--out', join(importer.folder, 'sortedShop'), '--dry-run'],
    );
    expect(printed).toContain('added (3): 0, 1, 2\n');
    expect(printed).toContain('of their URLs (1): row 5 "1.jpg"\n');
  });

  it('should say where a later import finds no decisions', async () => {
    const folder = join(importer.folder, 'downloads');
    mkdirSync(folder);
    const file = importer.write('downloads/newer.csv', csvOf([shirt()]));
    const look = `LOOK AT ${join(folder, 'mapping.json')}, which does not exist: the decisions of an earlier import are not used; save the file beside them, or add --mapping file\n`;
    const later = await importer.run(file, '--dry-run');
    expect(later.printed).toContain(look);
    expect(later.printed).not.toContain('Still those of Weft');
    const out = join(importer.folder, 'new');
    const first = await importer.run(file, '--dry-run', '--out', out);
    expect(first.printed).not.toContain(look);
  });

  it('should change the locale of the stored currency, and refuse one without a currency', async () => {
    const file = importer.write('locale.csv', csvOf([shirt()]));
    const mapping = importer.write(
      'locale.json',
      '{"currency": {"code": "CHF", "locale": "fr-CH", "hasZeroCents": true}}',
    );
    const run = () =>
      importer.run(
        ...[file, '--mapping', mapping, '--write-mapping', '--dry-run'],
        ...['--locale', 'de-CH'],
      );
    await run();
    expect(JSON.parse(readFileSync(mapping, 'utf8'))).toMatchObject({
      currency: { code: 'CHF', locale: 'de-CH', hasZeroCents: true },
    });
    writeFileSync(mapping, '{}');
    expect(await run()).toEqual({
      hasSucceeded: false,
      printed:
        '--locale needs a currency, such as --currency EUR.\nNothing was imported.',
    });
  });

  it('should show images upright, and whole where the mapping says so', async () => {
    const out = join(importer.folder, 'formats');
    const others = ['new.avif', 'scan.tif', 'wide.webp'];
    const rows = [
      shirt({ 'Image Src': 'turned.jpg' }),
      ...others.map((name) => ({ Handle: 'shirt', 'Image Src': name })),
    ];
    const file = importer.write('formats.csv', csvOf(rows));
    const mapping = importer.write('fit.json', '{"fit": "contain"}');
    await importer.run(file, '--mapping', mapping, '--out', out);

    const redAt = async (part: string, left: number, top: number) => {
      const [name = ''] = filesIn(out).filter((each) => each.includes(part));
      const pixel = { left, top, width: 1, height: 1 };
      const image = sharp(join(out, name)).extract(pixel);
      const [red = 0] = await image.raw().toBuffer();
      return red;
    };
    const top = await redAt('shirt-1-400', 200, 20);
    const bottom = await redAt('shirt-1-400', 200, 480);
    expect(bottom - top).toBeGreaterThan(150);

    const left = await redAt('shirt-4-400', 10, 250);
    const right = await redAt('shirt-4-400', 390, 250);
    expect(right - left).toBeGreaterThan(150);
    // Above the image is an empty strip.
    const leftCorner = await redAt('shirt-4-400', 10, 5);
    const rightCorner = await redAt('shirt-4-400', 390, 5);
    expect(Math.abs(rightCorner - leftCorner)).toBeLessThan(20);
  });
});

describe('npm run import without --images', () => {
  it('should download three at a time, report what fails, and resume, but nothing in a dry run', async () => {
    const photo = readFileSync(join(importer.folder, 'images/photo.jpg'));
    let requests = 0;
    let open = 0;
    let most = 0;
    let isRepaired = false;
    const statusOf = (url = '') => {
      if (url === '/missing.jpg') return 404;
      return url === '/later.jpg' && !isRepaired ? 503 : 200;
    };
    const server = createServer(({ url }, response) => {
      requests += 1;
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.statusCode = statusOf(url);
        response.end(photo);
      }, 20);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    // A test that fails does not keep Jest waiting.
    server.unref();
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : '';
    const site = `http://127.0.0.1:${port}`;

    const names = ['a', 'b', 'c', 'd', 'later', 'missing'];
    const rows = names.map((name) =>
      shirt({ Handle: name, Title: name, 'Image Src': `${site}/${name}.jpg` }),
    );
    const file = importer.write('remote.csv', csvOf(rows));
    const out = join(importer.folder, 'remote');
    const run = (...options: readonly string[]) =>
      importer.runWith('--out', out, file, ...options);

    const before = filesIn(importer.folder);
    const dryRun = await run('--dry-run');
    expect(dryRun.printed).toContain('Would import 6');
    expect(filesIn(importer.folder)).toEqual(before);
    expect(requests).toBe(0);

    const failed = await run();
    expect(failed.hasSucceeded).toBe(false);
    expect(failed.printed).toContain(
      `Images not downloaded: 1, such as ${site}/later.jpg: Error: the server answered 503. Start again;`,
    );
    expect(most).toBe(3);
    expect(requests).toBe(6);

    expect(failed.printed).toContain('--skip-missing leaves them out');

    const skipped = await run('--skip-missing');
    expect(skipped.hasSucceeded).toBe(true);
    expect(skipped.printed).toContain(
      'LOOK AT products left out, no image (2): row 6 "later", row 7 "missing"',
    );

    isRepaired = true;
    const { hasSucceeded, printed } = await run();
    expect(hasSucceeded).toBe(true);
    expect(requests).toBe(10);
    const left = 'LOOK AT products left out, no image (1): row 7 "missing"';
    expect(printed).toContain(left);
    const unchanged = await run('--dry-run');
    expect(unchanged.printed).toContain('removed (0)');
    server.close();
  });
});

it('should give a new shop the labels, categories and image texts of a language, or no labels', async () => {
  const german = await createImporter();
  const tags = ['women', 'women, men'];
  const others = tags.map((Tags, i) =>
    shirt({ Handle: `${i}`, Title: `${i}`, Tags }),
  );
  const file = german.write('products.csv', csvOf([shirt(), ...others]));
  const { hasSucceeded } = await german.run(file, '--language', 'de');
  expect(hasSucceeded).toBe(true);
  expect(german.text('labels.ts')).toMatch(
    /^import \{ german \} from '.*\/languages\/german';\n\nexport const labels = german;\n$/,
  );
  expect(german.constant('settings', 'settings.ts')).toMatchObject({
    language: 'de',
    sharedCategories: { Unisex: ['Damen', 'Herren'] },
  });
  expect(german.constant('CATEGORIES', 'vocabulary.ts')).toEqual([
    'Herren',
    'Damen',
    'Unisex',
  ]);
  expect(german.text('vocabulary.ts')).toContain('"text": "Bild 1"');
  const out = join(german.folder, 'italian');
  await german.run(file, '--language', 'it', '--out', out);
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  expect(read('labels.ts')).toContain('"language": "it"');
  expect(read('vocabulary.ts')).toMatch(/"Uomo",\s*"Donna",\s*"Unisex"/);
  german.remove();
});

it.each([
  ['--language pl', true],
  ['--language pt', true],
  ['--language nl', true],
  ['--currency GBP', true],
  ['--currency CAD --locale fr-CA', true],
  ['--language en --currency EUR --locale en-IE', true],
  ['--language de --currency EUR', false],
  ['--currency SEK --locale sv-SE', false],
  ['--language en', false],
])(
  'should write settings for the zipcodes of %s',
  async (options, expected) => {
    const shop = await createImporter();
    const file = shop.write('products.csv', csvOf([shirt()]));
    await shop.run(file, ...options.split(' '));
    expect(shop.text('settings.ts').includes('"acceptsAnyZipcode": true')).toBe(
      expected,
    );
    shop.remove();
  },
);
