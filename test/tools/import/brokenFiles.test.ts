import { join } from 'node:path';
import {
  createImporter,
  csvOf,
  shirt,
  variant,
  type Importer,
  type Row,
} from './support/importer';

let importer: Importer;
let before: string;

beforeAll(async () => {
  importer = await createImporter();
  const { code, report } = await importer.run(
    importer.write('good.csv', csvOf([shirt()])),
  );
  expect([code, report]).toEqual([0, '']);
  before = importer.outHash();
});

afterAll(() => importer.remove());

const rows = (...all: Parameters<typeof csvOf>[0]) => csvOf(all);
const other = { Handle: 'other', Title: 'Other' };
const good = rows(shirt());

/** A change of the first row, and what the report says of it. */
type Change = readonly [row: Row, report: string];

const prices = [
  ...[
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
  ],
  '100000001',
].map((price): Change => {
  const report = `Variant Price: ${JSON.stringify(price)} is not a price; expected 0.01 to 100000000\n`;
  return [{ 'Variant Price': price }, report];
});

const imageNames = [
  ...[
    '../secret.jpg',
    '/etc/passwd',
    'C:\\secret.jpg',
    'https://cdn.example/files/',
  ],
  ...['..%2Fa.jpg', '%2e%2e', 'a%00.jpg', '%E0%A4%A.jpg'].map(
    (name) => `https://cdn.example/${name}`,
  ),
].map((name): Change => [
  { 'Image Src': name },
  'is not in the image folder\n',
]);

const image = (name: string, text: string): Change => [
  { ...other, 'Image Src': `https://cdn.shopify.com/s/${name}?v=1` },
  `Image Src: "${name}" ${text}`,
];
const images = [
  image('missing.jpg', 'is not in the image folder'),
  image('link.jpg', 'is a link to a file outside of the image folder'),
  image('folder.jpg', 'is not a file'),
  image('text.jpg', 'is not an image that can be read'),
  image('empty.jpg', 'is not an image that can be read'),
  image('cut.jpg', 'is corrupt'),
  image('header.png', 'is corrupt'),
  image('bomb.png', 'has 60000 × 60000 pixels; at most 50 megapixels are read'),
  image('huge.png', 'has 8000 × 7000 pixels; at most 50 megapixels are read'),
  image(
    'vector.jpg',
    'has the format SVG; expected JPEG, PNG, WebP, AVIF or TIFF',
  ),
  image('still.gif', 'has the format GIF; expected JPEG'),
  image('frames.webp', 'has 2 frames; expected one'),
  image(
    'tiny.jpg',
    'has 399 × 600 pixels; the shorter side must have at least 400',
  ),
];

const cells: readonly Change[] = [
  [{ Handle: '' }, 'Handle: the handle is missing'],
  [{ Title: '' }, 'Title: "" is empty'],
  [{ Title: 'a'.repeat(121) }, '… is longer than 120 characters'],
  [{ 'Created At': '2026-02-30' }, 'Created At: "2026-02-30" is not a date'],
  [{ 'Image Position': '1.5' }, 'Image Position: "1.5" is not a whole'],
  [
    { 'Variant Inventory Qty': 'few' },
    'Variant Inventory Qty: "few" is not a whole',
  ],
  [{ 'Image Src': '' }, 'Image Src: shirt has no image'],
  [{ Type: '' }, 'Type: the product has no type'],
  [
    { Tags: 'a, b' },
    'Tags: "a, b" has no category; see "categories" in mapping.json',
  ],
  [
    { 'Option1 Name': 'Größe' },
    'Option1 Name: "Größe" is unknown; see "options" in',
  ],
];

const CHANGES = [...prices, ...imageNames, ...images, ...cells];

/** A name, the content of the file, and what the report contains. */
type Case = readonly [name: string, content: string | Buffer, report: string];

const QUOTE = 'row 3: a quotation mark';
const files: readonly Case[] = [
  ['an empty file', '', 'is empty'],
  ['white space', ' \n\n', 'is empty'],
  ['UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le'), 'is not a text in UTF-8'],
  [
    'Latin-1',
    Buffer.from(rows(shirt({ Title: 'Café' })), 'latin1'),
    'is not a text in UTF-8',
  ],
  [
    'an Excel workbook',
    Buffer.from('PK\u0003\u0004\0\0'),
    'is not a text in UTF-8; save it as CSV',
  ],
  ['only a header', rows(), 'has no products'],
  [
    'no handle column',
    'Name,Amount\nShirt,5\n',
    'row 1: no column "Handle"; export',
  ],
  ['no image column', 'Name,Amount\nShirt,5\n', 'no column "Image Src"'],
  [
    'no price column',
    good.replace('Variant Price', 'Cost'),
    'row 1: no column "Variant Price"',
  ],
  [
    'a repeated column',
    good.replace('Vendor', 'Title'),
    'row 1: two columns "title"',
  ],
  [
    'an open quotation mark',
    `${rows(shirt({ Title: 'a\nb' }))}shirt,"x\ny\n`,
    `${QUOTE} is not closed`,
  ],
  [
    'a quotation mark in a cell',
    `${good}shirt,5" wide\n`,
    `${QUOTE} stands inside a cell`,
  ],
  ['too few columns', `${good}shirt,x\n`, 'row 3: 2 cells, but 23 columns'],
  [
    'too many columns',
    good.replace('active', 'active,x'),
    'row 2: 24 cells, but 23 columns',
  ],
  [
    'drafts only',
    rows(shirt({ Status: 'draft' })),
    'has no active, published product in stock',
  ],
];

const X = { 'Variant Price': 'x' };
const products: readonly Case[] = [
  [
    'a repeated variant',
    rows(shirt(), shirt()),
    'row 3, Option1 Value: the variant is already in row 2\n',
  ],
  [
    'a used handle',
    rows(shirt(), shirt(other), shirt({ Title: 'B' })),
    'row 4, Handle: "shirt" is already',
  ],
  [
    'separated rows',
    rows(shirt(), shirt(other), variant()),
    '"shirt" is already used in row 2\n',
  ],
  [
    'equal ids',
    rows(shirt({ Handle: 'a-b' }), shirt({ Handle: 'A b' })),
    'row 3, Handle: the id "a-b" is',
  ],
  [
    'no price',
    rows(shirt(), variant({ 'Variant Price': '' })),
    'row 3, Variant Price: "" is not',
  ],
  [
    'two prices',
    rows(shirt(), variant({ 'Variant Price': '60' })),
    'row 3, Variant Price: 60 differs from 50',
  ],
  [
    'no size',
    rows(shirt(), variant({ 'Option1 Value': '' })),
    'row 3, Option1 Value: the size is missing',
  ],
  [
    'a row after breaks',
    rows(shirt({ 'Body (HTML)': 'a\r\nb\n\nc' }), shirt({ ...other, ...X })),
    'row 3, ',
  ],
  [
    'a row after an empty one',
    good.replace('\n', `\n\n${','.repeat(22)}\n`).replace('50.00', 'x'),
    'row 4, ',
  ],
];

/**
 * Runs the command and expects that it fails with this report and changes
 * nothing.
 */
const expectProblem = async (
  args: readonly string[],
  report: readonly string[],
) => {
  const result = await importer.run(...args);
  for (const text of report) expect(result.report).toContain(text);
  expect(result).toMatchObject({ code: 2, printed: '' });
  expect(importer.outHash()).toBe(before);
};

describe('npm run import with a broken file', () => {
  it.each(CHANGES)('should report the cells %j', async (row, report) => {
    const file = importer.write('file.csv', rows(shirt(row)));
    const [cell = ''] = Object.keys(row).slice(-1);
    await expectProblem(
      [file],
      [`row 2, ${cell}: `, report, 'Nothing was changed.'],
    );
  });

  it.each([...files, ...products])(
    'should report %s',
    async (_name, content, report) => {
      await expectProblem(
        [importer.write('file.csv', content)],
        [report, 'Nothing was changed.'],
      );
    },
  );

  it('should report all problems at once', async () => {
    const first = shirt({ ...X, 'Image Src': 'tiny.jpg' });
    const second = shirt({ ...other, Title: '', 'Image Src': 'a.jpg' });
    const report = [
      'row 2, Variant Price: "x"',
      'row 3, Title: ""',
      'row 2, Image Src: "tiny',
    ];
    const file = importer.write('file.csv', rows(first, second));
    await expectProblem([file], [...report, 'row 3, Image Src: "a']);
  });

  it('should report a file that does not exist, and a folder', async () => {
    await expectProblem(
      [join(importer.folder, 'no.csv')],
      ['no.csv does not exist'],
    );
    await expectProblem([importer.folder], ['is not a file']);
    await expectProblem(
      [importer.write('file.csv', good), '--images', 'no'],
      ['no does not exist'],
    );
  });

  it('should print at most 200 problems', async () => {
    const many = Array.from({ length: 250 }, (_row, i) =>
      shirt({ Handle: `s-${i}`, 'Variant Price': 'x' }),
    );
    const { report } = await importer.run(
      importer.write('file.csv', csvOf(many)),
    );
    expect(report.match(/is not a price/g)).toHaveLength(200);
    expect(report).toContain('\nand 50 more\n');
  });

  it.each([
    [
      '{"sizes": {"S": " "}}',
      'm.json:\n✖ Too small: expected string to have >=1 characters\n  → at sizes',
    ],
    ['{"options": {"Fit": "x"}}', '→ at options.Fit'],
    ['{"colors": {}}', '✖ Unrecognized key: "colors"'],
    ['{"prices": "mean"}', '→ at prices'],
    ['[]', '✖ Invalid input: expected object, received array'],
    ['{', 'm.json is not JSON'],
  ])('should report the mapping %s', async (text, report) => {
    const mapping = importer.write('m.json', text);
    await expectProblem(
      [importer.write('file.csv', good), '--mapping', mapping],
      [report],
    );
  });

  it.each([
    [[], 'Name one product file.'],
    [['a.csv', '--colour', 'red'], "Unknown option '--colour'"],
    [['a.csv', '--images'], "--images <value>' argument missing"],
    [['a.csv', '--out='], '--out is missing. It names the folder to write.'],
  ])('should print its usage for %j', async (args, report) => {
    await expectProblem(args, [
      report,
      'npm run import -- products.csv --out folder',
    ]);
  });

  it('should not replace a folder that the import did not write', async () => {
    const file = importer.write('file.csv', good);
    const report = 'was not written by the import: it has no import.json';
    for (const out of [importer.folder, join('src', 'data')])
      await expectProblem([file, '--out', out], [`${out} ${report}`]);
  });
});
