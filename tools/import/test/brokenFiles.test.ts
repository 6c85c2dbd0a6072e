import { join } from 'node:path';
import {
  createImporter,
  csvOf,
  shirt,
  type Importer,
  type Row,
} from './support/importer';

let importer: Importer;
let before: string;

beforeAll(async () => {
  importer = await createImporter();
  const file = importer.write('good.csv', csvOf([shirt()]));
  expect(await importer.run(file)).toMatchObject({ hasSucceeded: true });
  before = importer.outHash();
});

afterAll(() => importer.remove());

const rows = (...all: Parameters<typeof csvOf>[0]) => csvOf(all);
const good = rows(shirt());

/** A change of the only product, and why it is left out. */
type Change = readonly [row: Row, report: string];

const PRICE =
  'no clear price above 0; write it as 1299.90, or as the --locale of the --currency does (1): row 2';

const prices = [
  '-5',
  'NaN',
  '49.90 each',
  '1.299',
  '49.999',
  '1e3',
  '٤٩',
  '100000001',
].map((price): Change => [
  { 'Variant Price': price },
  `variants left out, ${PRICE} ${JSON.stringify(price)}`,
]);

const imageNames = [
  '../secret.jpg',
  'missing.jpg',
  'folder.jpg',
  'https://cdn.example/files/',
  'https://cdn.example/files/..%2Fsecret.jpg',
  'https://cdn.example/files/%E0%A4%A.jpg',
].map((name): Change => [
  { 'Image Src': name },
  `images left out, not found; a folder that --images names needs files with the names at the end of their URLs (1): row 2 ${JSON.stringify(name)}`,
]);

const READABLE =
  'must be JPEG, PNG, WebP, AVIF or TIFF of at most 50 megapixels (1): row 2';

const images = [
  ['text.jpg', READABLE],
  ['empty.jpg', READABLE],
  ['vector.jpg', `${READABLE} "svg"`],
  ['still.gif', `${READABLE} "gif"`],
  ['cut.jpg', READABLE],
  ['bomb.png', `${READABLE} "Input image exceeds pixel limit"`],
  [
    'tiny.jpg',
    'must have a shorter side of at least 400 pixels (1): row 2 "399 × 600 pixels"',
  ],
  ['tiny.jpg', 'LOOK AT products left out, no image (1): row 2 "shirt"'],
].map(([name = '', text = '']): Change => [
  { 'Image Src': `https://cdn.shopify.com/s/${name}?v=1` },
  text,
]);

const cells: readonly Change[] = [
  [
    { Handle: '' },
    'LOOK AT rows left out, they have no Handle; without a column Handle they need the Title of their product (1): row 2',
  ],
  [
    { 'Image Src': '' },
    'LOOK AT products left out, no image (1): row 2 "shirt"',
  ],
  [
    { Title: '' },
    'LOOK AT products left out, the Title is empty (1): row 2 "shirt"',
  ],
  [{ 'Variant Price': '' }, `variants left out, ${PRICE}`],
];

const CHANGES = [...prices, ...imageNames, ...images, ...cells];

/** A name, the content of the file, and what the report contains. */
type Case = readonly [
  name: string,
  content: string | Buffer,
  report: string | RegExp,
];

const files: readonly Case[] = [
  ['an empty file', '', 'The file has no rows below the header.'],
  ['UTF-16 without a mark', Buffer.from(good, 'utf16le'), 'is no CSV, but'],
  [
    'a workbook',
    Buffer.from('PK\0'),
    /^Line 1 of \S+ is no CSV, .* In Excel: .* In Google Sheets: /,
  ],
  ['JSON', '{"products": [{"title": "a, b"}]}', 'is no CSV, but JSON or XML.'],
  ['XML', '\n<rss>\n<item>a, b</item>\n</rss>', 'is no CSV, but JSON or XML.'],
  [
    'UTF-8 with one letter of Windows-1252',
    Buffer.concat([
      Buffer.from(rows(shirt({ Title: 'Grün' }))),
      Buffer.of(233),
    ]),
    /^Line 3 of \S+ is no CSV, /,
  ],
  [
    'a comma without quotation marks',
    'Handle,Title,Variant Price,Image Src\na,A,5,a.jpg\nb,Red, Navy,5,b.jpg\n',
    /^Row 3 has 1 cells more than the header: "b,Red,Navy,5,b.jpg"\. .* In Excel: .* In Google Sheets: /,
  ],
  ['only a header', rows(), 'The file has no rows below the header.'],
  [
    'missing columns',
    'Handle,Amount,Image Src\nShirt,5,a.jpg\n',
    /^This has no "Title", "Variant Price"\. .* such as that of Squarespace, /,
  ],
  [
    'an open quotation mark',
    `${rows(shirt({ Title: 'a\nb' }))}shirt,"x\ny\n`,
    'Quote Not Closed',
  ],
];

/**
 * Runs the command and expects that it fails with this report and changes
 * nothing.
 */
const expectProblem = async (
  args: readonly string[],
  report: readonly (string | RegExp)[],
) => {
  const result = await importer.run(...args);
  for (const text of report)
    if (typeof text === 'string') expect(result.printed).toContain(text);
    else expect(result.printed).toMatch(text);
  expect(result.hasSucceeded).toBe(false);
  expect(importer.outHash()).toBe(before);
};

describe('npm run import with a broken file', () => {
  it.each(CHANGES)('should not import only %j', async (row, report) => {
    const file = importer.write('file.csv', rows(shirt(row)));
    await expectProblem(
      [file],
      ['No product of the file can be imported.', report],
    );
  });

  it.each(files)('should report %s', async (_name, content, report) => {
    await expectProblem(
      [importer.write('file.csv', content)],
      [report, 'Nothing was imported.'],
    );
  });

  it('should print a line for each cause, with the first rows', async () => {
    const many = Array.from({ length: 3000 }, (_row, i) =>
      shirt({
        Handle: `s-${i}`,
        Title: `${i}`,
        'Variant Price': i % 2 ? 'x' : '0',
      }),
    );
    const file = importer.write('file.csv', csvOf(many));
    const { printed } = await importer.run(file);
    expect(printed.split('\n').length).toBeLessThan(20);
    expect(printed).toContain(
      'LOOK AT products left out, no variant that can be sold (3000): row 2 "s-0", row 3 "s-1", row 4 "s-2", row 5 "s-3", row 6 "s-4", row 7 "s-5", row 8 "s-6", row 9 "s-7", row 10 "s-8", row 11 "s-9", …\n',
    );
  });

  it('should report a file that does not exist, a folder, and a currency that is none', async () => {
    await expectProblem(
      [join(importer.folder, 'no.csv')],
      [`${join(importer.folder, 'no.csv')} does not exist. Correct its name`],
    );
    await expectProblem([importer.folder], ['operation on a directory']);
    await expectProblem(
      [importer.write('file.csv', good), '--currency', 'EURO'],
      ['The currency EURO or the locale en is unknown. Write codes such as'],
    );
    await expectProblem(
      [importer.write('file.csv', good), '--currency', 'KWD'],
      ['The currency KWD has 3 decimals; a shop has amounts with at most two.'],
    );
    await expectProblem(
      [importer.write('file.csv', good), '--images', 'no'],
      ['no does not exist. Correct its name or its folder.'],
    );
    await expectProblem(
      [importer.write('file.csv', good), '--mapping', 'no.json'],
      ['no.json does not exist. Correct its name or its folder.'],
    );
  });

  it.each([
    [
      '{"sizes": {"S": " "}}',
      'm.json:\n✖ Too small: expected string to have >=1 characters\n  → at sizes',
    ],
    ['{"options": {"Fit": "x"}}', '→ at options.Fit'],
    ['{"colours": {}}', '✖ Unrecognized key: "colours"'],
    [
      '{"currency": {"code": "EUR", "locale": "d"}}',
      'EUR or the locale d is unknown',
    ],
    ['{\n"fit": "x",\n}', 'm.json:\nLine 3: '],
  ])('should report the mapping %s', async (text, report) => {
    const mapping = importer.write('m.json', text);
    await expectProblem(
      [importer.write('file.csv', good), '--mapping', mapping],
      [report],
    );
  });

  it.each([
    [[], 'Name one product file, and write "--" before it.'],
    [['a.csv', 'examples/mine'], 'write "--" before it.'],
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
