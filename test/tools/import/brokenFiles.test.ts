import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

import { runImport } from '../../../tools/import/runImport';
import { csvOf, shirt, variant } from './support/csv';
import { createImporter, type Importer } from './support/importer';

let importer: Importer;
let before: string;

beforeAll(async () => {
  importer = await createImporter();
  const { code } = await importer.run(importer.write('good.csv', csvOf([shirt()])));
  expect(code).toBe(0);
  before = importer.outHash();
}, 30_000);

afterAll(() => importer.remove());

const rows = (...all: Parameters<typeof csvOf>[0]) => csvOf(all);
const other = { Handle: 'other', Title: 'Other' };
const good = rows(shirt());

/** A name, the content of the file, and what the report contains. */
type Case = readonly [name: string, content: string | Buffer, ...report: readonly string[]];

const prices: readonly Case[] = [
  '-5',
  '0',
  '0.00',
  'NaN',
  'Infinity',
  '$49.90',
  '49,90',
  '1,299.00',
  '49.999',
  '1e3',
  '0x10',
  '',
  '٤٩',
].map((price) => [
  `the price ${JSON.stringify(price)}`,
  rows(shirt({ 'Variant Price': price })),
  `row 2, Variant Price: ${JSON.stringify(price)} is not a price; expected an amount such as 49.90\n`,
]);

const handles: readonly Case[] = [
  '__proto__',
  '../x',
  'a b',
  'Shirt',
  'shirt-',
  'a--b',
  'é',
  'a'.repeat(101),
].map((handle) => [
  `the handle ${handle.slice(0, 20)}`,
  rows(shirt({ Handle: handle })),
  `row 2, Handle: ${JSON.stringify(handle).slice(0, 80)}`,
  'is not an id; expected at most 100 of the characters a-z, 0-9',
]);

const imageNames: readonly Case[] = [
  '../secret.jpg',
  '/etc/passwd',
  'https://cdn.shopify.com/..%2Fsecret.jpg',
  'https://cdn.shopify.com/%2e%2e',
  'https://cdn.shopify.com/..%5Csecret.jpg',
  'https://cdn.shopify.com/a%00.jpg',
  'https://cdn.shopify.com/%E0%A4%A.jpg',
  'https://cdn.shopify.com/files/',
  'C:\\secret.jpg',
].map((name) => [
  `the image name ${name}`,
  rows(shirt({ 'Image Src': name })),
  `row 2, Image Src: ${JSON.stringify(name)} does not end with the name of a file\n`,
]);

const images: readonly Case[] = (
  [
    ['missing.jpg', 'is not in the image folder'],
    ['link.jpg', '"link.jpg" is a link to a file outside of the image folder'],
    ['folder.jpg', '"folder.jpg" is not a file'],
    ['text.jpg', '"text.jpg" is not an image that can be read'],
    ['empty.jpg', '"empty.jpg" is not an image that can be read'],
    ['cut.jpg', '"cut.jpg" is corrupt'],
    ['header.png', '"header.png" is corrupt'],
    ['bomb.png', '"bomb.png" has 60000 × 60000 pixels; at most 50 megapixels are read'],
    ['huge.png', '"huge.png" has 8000 × 7000 pixels; at most 50 megapixels are read'],
    ['vector.jpg', '"vector.jpg" has the format SVG; expected JPEG, PNG, WebP, AVIF or TIFF'],
    ['still.gif', '"still.gif" has the format GIF; expected JPEG'],
    ['frames.webp', '"frames.webp" has 2 frames; expected one'],
    ['tiny.jpg', '"tiny.jpg" has 399 × 600 pixels; the shorter side must have at least 400'],
  ] as const
).map(([name, text]) => [
  `the image ${name}`,
  rows(shirt({ ...other, 'Image Src': `https://cdn.shopify.com/s/${name}?v=1` })),
  'row 2, Image Src: ',
  text,
]);

const product = {
  _id: 'tee',
  name: 'Tee',
  description: '',
  price: 20,
  image: ['photo.jpg'],
  category: 'Men',
  subCategory: 'Topwear',
  sizes: ['S'],
};
const json = (...all: readonly unknown[]) => JSON.stringify(all);

const jsonFiles: readonly Case[] = [
  ['a JSON syntax error', '[{"a": 1},\n  oops]', 'is not JSON: there is a syntax error at line 2, column 3'],
  ['JSON that ends too early', '[{"a": 1}', 'is not JSON: there is a syntax error at line 1, column 10.'],
  ['a JSON object', '{"products": []}', 'has no array of products: {"products":[]}.'],
  ['an empty JSON array', '[]', 'has no products.'],
  ['a number as product', json(5), 'product 1: 5 is not an object with the fields of a product'],
  ['null as product', json(product, null), 'product 2: null is not an object'],
  ['a negative JSON price', json({ ...product, price: -5 }), 'product 1, price: -5 is not a price; expected'],
  [
    'a JSON price with three decimals',
    json({ ...product, price: 4.999 }),
    'product 1, price: 4.999 is not a price',
  ],
  ['a JSON price that is a list', json({ ...product, price: [5] }), 'product 1, price: [5] is not a price'],
  ['no JSON price', json({ ...product, price: undefined }), 'product 1, price: nothing is not a price'],
  ['a JSON id with a path', json({ ...product, _id: '../x' }), 'product 1, _id: "../x" is not an id'],
  ['a JSON id __proto__', '[{"_id": "__proto__"}]', 'product 1, _id: "__proto__" is not an id'],
  ['a numeric JSON name', json({ ...product, name: 5 }), 'product 1, name: 5 is not text'],
  ['JSON sizes as text', json({ ...product, sizes: 'S' }), 'product 1, sizes: "S" is not a list of texts'],
  ['no JSON sizes', json({ ...product, sizes: [] }), 'product 1, sizes: [] is not a list of texts'],
  [
    'a JSON image with a path',
    json({ ...product, image: ['../secret.jpg'] }),
    'product 1, image: "../secret.jpg" does not end',
  ],
  ['JSON images as objects', json({ ...product, image: [{}] }), 'product 1, image: {} is not text'],
  [
    'a JSON date in seconds',
    json({ ...product, date: 1_716_634_345 }),
    'product 1, date: 1716634345 is not a date from 2000',
  ],
  [
    'a JSON date that does not exist',
    json({ ...product, date: '2026-02-30' }),
    'product 1, date: "2026-02-30" is not a date',
  ],
  [
    'a JSON flag as text',
    json({ ...product, bestseller: 'yes' }),
    'product 1, bestseller: "yes" is neither true nor false',
  ],
  [
    'two JSON products with one id',
    json(product, { ...product, name: 'B' }),
    'product 2, _id: "tee" is already used in product 1, _id',
  ],
  ['an unknown JSON category', json({ ...product, category: 'Pets' }), 'unknown category "Pets": product 1'],
];

const files: readonly Case[] = [
  ['an empty file', '', 'is empty.'],
  ['white space', ' \n\n', 'is empty.'],
  ['UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le'), 'is in UTF-16. Save it in UTF-8.'],
  ['UTF-16 without byte order mark', Buffer.from(good, 'utf16le'), 'has null bytes'],
  [
    'Latin-1',
    Buffer.from(rows(shirt(), shirt({ Title: 'Café' })), 'latin1'),
    'is not in UTF-8: line 3 has other bytes.',
  ],
  [
    'an Excel workbook',
    Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(good)]),
    'is a ZIP archive or an Excel workbook.',
  ],
  ['a web page', '\n<!DOCTYPE html><html></html>', 'is a web page.'],
  [
    'semicolons',
    good.replaceAll(',', ';'),
    'The columns are separated by semicolons. Export the file with commas.',
  ],
  ['tabs', good.replaceAll(',', '\t'), 'The columns are separated by tabs.'],
  ['only a header', rows(), 'has a header and no products.'],
  [
    'no columns',
    'Name,Amount\nShirt,5\n',
    'Row 1 has no columns with these names: "Handle", "Title", "Body (HTML)", "Type"',
  ],
  ['no price column', good.replace('Variant Price', 'Cost'), 'no columns with these names: "Variant Price".'],
  ['a repeated column', good.replace('Vendor', 'Title'), 'Row 1 has the column "title" twice.'],
  [
    'an open quotation mark',
    `${rows(shirt({ 'Body (HTML)': 'a\nb' }))}shirt,"x\ny\n`,
    'row 3: a quotation mark is not closed.',
  ],
  ['a quotation mark in a cell', `${good}shirt,5" wide\n`, 'row 3: a quotation mark stands inside a cell.'],
  ['too few columns', `${good}shirt,x\n`, 'row 3: too few columns: 2; the header has 19.'],
  ['too many columns', good.replace('active', 'active,x'), 'row 2: too many columns: 20; the header has 19.'],
  [
    'drafts only',
    rows(shirt({ Status: 'draft' }), shirt({ ...other, Published: 'FALSE' })),
    'has no active, published products.',
  ],
];

const products: readonly Case[] = [
  ['no handle', rows(shirt({ Handle: '' })), 'row 2, Handle: the handle is missing'],
  ['a repeated product', rows(shirt(), shirt()), 'row 3, Handle: "shirt" is already used in row 2\n'],
  [
    'a repeated handle',
    rows(shirt(), shirt(other), shirt({ Title: 'B' })),
    'row 4, Handle: "shirt" is already used in row 2\n',
  ],
  [
    'separated rows',
    rows(shirt(), shirt(other), variant()),
    'row 4, Handle: "shirt" is already used in row 2; the rows of a product are consecutive',
  ],
  [
    'a repeated name',
    rows(shirt(), shirt({ Handle: 'b' })),
    'row 3, Title: "Ocean Blue Shirt" is already used in row 2, Title',
  ],
  ['no name', rows(shirt({ Title: '' })), 'row 2, Title: "" is empty; expected a name'],
  ['a long name', rows(shirt({ Title: 'a'.repeat(121) })), 'is longer than 120 characters'],
  [
    'a price of 100001',
    rows(shirt({ 'Variant Price': '100001' })),
    'row 2, Variant Price: 100001 is more than 100000',
  ],
  [
    'a bad price of a variant',
    rows(shirt(), variant({ 'Variant Price': '' })),
    'row 3, Variant Price: "" is not a price',
  ],
  [
    'two prices',
    rows(shirt(), variant({ 'Variant Price': '60' })),
    'row 3, Variant Price: 60 differs from 50.00 in row 2',
    '"prices": "lowest"',
  ],
  ['a bad date', rows(shirt({ 'Created At': 'yesterday' })), 'row 2, Created At: "yesterday" is not a date'],
  [
    'a bad position',
    rows(shirt({ 'Image Position': '1.5' })),
    'row 2, Image Position: "1.5" is not a whole number',
  ],
  [
    'no image',
    rows(shirt({ 'Image Src': '' })),
    'row 2, Image Src: "shirt" has no image, and the image folder has no file shirt.jpg',
  ],
  [
    'the row after a cell with line breaks',
    rows(shirt({ 'Body (HTML)': 'a\r\nb\n\nc' }), shirt({ ...other, 'Variant Price': 'x' })),
    'row 3, Variant Price: "x" is not a price',
  ],
  [
    'the row after an empty row',
    `${good}\n,,,,,,,,,,,,,,,,,,\n${rows(shirt({ ...other, 'Variant Price': 'x' }))
      .split('\n')
      .slice(1)
      .join('\n')}`,
    'row 5, Variant Price: "x"',
  ],
  [
    'several problems',
    rows(
      shirt({ 'Variant Price': '-1', 'Image Src': 'tiny.jpg' }),
      shirt({ ...other, Title: '', 'Image Src': 'no.jpg' }),
    ),
    'row 2, Variant Price: "-1"',
    'row 3, Title: ""',
  ],
];

const CASES = [...prices, ...handles, ...imageNames, ...images, ...jsonFiles, ...files, ...products];

/** Runs the command and expects that it fails with this report and changes nothing. */
const expectProblem = async (args: readonly string[], report: readonly string[]) => {
  const result = await importer.run(...args);
  for (const text of report) expect(result.report).toContain(text);
  expect(result).toMatchObject({ code: 2, printed: '' });
  expect(importer.outHash()).toBe(before);
};

describe('npm run import with a broken file', () => {
  it.each(CASES)('should report %s', async (_name, content, ...report) => {
    const isJson = jsonFiles.some(([, text]) => text === content);
    const file = importer.write(isJson ? 'file.json' : 'file.csv', content);
    await expectProblem([file], [...report.map(String), 'Nothing was changed.']);
  });

  it('should report a file that does not exist, and a folder', async () => {
    await expectProblem([join(importer.folder, 'no.csv')], ['no.csv does not exist.']);
    await expectProblem([importer.folder], ['is a folder. Name a CSV or JSON file.']);
  });

  it('should print at most 200 problems', async () => {
    const many = Array.from({ length: 250 }, (_row, i) =>
      shirt({ Handle: `s-${i}`, Title: `S ${i}`, 'Variant Price': 'x' }),
    );
    const { report } = await importer.run(importer.write('file.csv', csvOf(many)));
    expect(report.match(/is not a price/g)).toHaveLength(200);
    expect(report).toContain('\nand 50 more\n');
  });

  it('should accept the lowest of two prices if the mapping allows it', async () => {
    const file = importer.write(
      'file.csv',
      rows(shirt(), variant({ 'Option1 Value': 's', 'Variant Price': '40' })),
    );
    const mapping = importer.write('lowest.json', '{"prices": "lowest"}');
    const { code, report } = await importer.run(file, '--mapping', mapping, '--dry-run');
    expect([code, report]).toEqual([0, '']);
  });
});

describe('npm run import with unknown values', () => {
  const unknown = rows(
    shirt({ Tags: '', 'Product Category': 'Home & Garden > Decor', Type: '', 'Option1 Value': 'Small' }),
    shirt({
      ...other,
      Tags: 'mens',
      Type: 'Lamp',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
    }),
  );
  const skeletonIn = (report: string): unknown => JSON.parse(/\n(\{\n[\s\S]*\n\})\n/.exec(report)?.[1] ?? '');

  it('should list them and print a mapping with guesses', async () => {
    const mapping = importer.write('some.json', '{"types": {"Lamp": "Lamps"}}');
    const { code, report } = await importer.run(importer.write('file.csv', unknown), '--mapping', mapping);
    expect(code).toBe(2);
    expect(report).toContain('unknown category "Home & Garden": row 2\n');
    expect(report).toContain('unknown category "mens": row 3\n');
    expect(skeletonIn(report)).toEqual({
      categories: { 'Home & Garden': '', mens: 'Men' },
      types: { Lamp: 'Lamps', Decor: '' },
      sizes: { Small: 'S', 'Default Title': 'One size' },
    });
    expect(importer.outHash()).toBe(before);
  });

  it('should accept the mapping with labels, also for all other values', async () => {
    const mapping = importer.write(
      'full.json',
      '{"categories": {"*": "Home", "MENS": "men"}, "types": {"*": "Decor"}, "sizes": {"small": "S", "*": "One size"}}',
    );
    const file = importer.write('file.csv', unknown);
    const { code, printed } = await importer.run(file, '--mapping', mapping, '--dry-run');
    expect(code).toBe(0);
    expect(printed).toContain('categories: Men, Home\ntypes: Decor\nsizes: S, One size\n');
  });

  it.each([
    [
      '{"sizes": {"Small": " "}}',
      'm.json, sizes: the value of "Small" is empty; write the label of the shop',
    ],
    ['{"sizes": {"Small": 5}}', 'm.json, sizes: the value of "Small"'],
    ['{"sizes": ["S"]}', 'm.json, sizes: ["S"] is not an object'],
    ['{"colors": {}}', 'm.json: "colors" is unknown; expected categories, types, sizes, banners or prices'],
    ['{"prices": "mean"}', 'm.json, prices: "mean" is unknown; expected "lowest"'],
    ['[]', 'm.json is not an object'],
    ['{', 'm.json is not JSON'],
  ])('should report the mapping %s', async (text, report) => {
    const mapping = importer.write('m.json', text);
    await expectProblem([importer.write('file.csv', good), '--mapping', mapping], [report]);
  });
});

describe('npm run import with a wrong command line', () => {
  it.each([
    [[], 'The product file is missing.'],
    [['a.csv', 'b.csv'], 'There is one product file, not 2.'],
    [['a.csv', '--colour', 'red'], "Unknown option '--colour'"],
    [['a.csv', '--images'], "--images <value>' argument missing"],
    [['a.csv', '--images='], '--images has no value.'],
    [['a.csv', '--date', '2026-02-30'], '--date takes a date such as 2026-11-22, not "2026-02-30".'],
    [['a.csv', '--out', 'package.json'], 'package.json is not a folder.'],
    [['a.csv', '--out', '.'], 'contains the shop.'],
  ])('should print the usage for %j', async (args, report) => {
    await expectProblem(args, [report, 'npm run import -- products.csv --out folder [options]']);
  });

  it('should print the usage without --out, so that no import replaces the products of Weft', async () => {
    let report = '';
    const write = (text: string) => void (report += text);
    const args = [importer.write('file.csv', good), '--dry-run'];
    expect(await runImport(args, { print: write, write, isTerminal: false })).toBe(2);
    expect(report).toMatch(
      /^--out is missing\. It names the folder to write, such as examples\/mine\.\n\nnpm run/,
    );
  });

  it('should report an image folder that does not exist', async () => {
    const file = importer.write('file.csv', good);
    await expectProblem(
      [file, '--images', join(importer.folder, 'no')],
      ['no does not exist. Name it with --images.'],
    );
  });

  it('should exit with code 1 if the out folder cannot be written', async () => {
    const out = join(importer.write('taken', ''), 'data');
    const { code, report } = await importer.run(importer.write('file.csv', good), '--out', out);
    expect(report).toMatch(
      /^The import failed: .*ENOTDIR: not a directory, mkdir.*\nNothing was changed\.\n$/,
    );
    expect(code).toBe(1);
  });

  it('should report a damaged image for a banner', async () => {
    mkdirSync(join(importer.folder, 'images/banners'));
    importer.write('images/banners/hero.jpg', 'x');
    await expectProblem([importer.write('file.csv', good)], ['banner hero: "hero.jpg" is not an image']);
  });
});
