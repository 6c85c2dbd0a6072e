import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { decoded, normalized } from './productText';
import { LOOK, type Report } from './report';

/** A row of the file; the header is row 1, as in a spreadsheet. */
export interface Row {
  number: number;
  /** The cell of a column, named as in exports or by its metafield; or ''. */
  cell: (column: string) => string;
  hasColumn: (column: string) => boolean;
}

/** A row with these cells, by the names of their columns. */
export const rowOf = (
  number: number,
  cells: Readonly<Record<string, string>>,
): Row => {
  const texts = new Map(
    Object.entries(cells).map(([name, text]) => [name.toLowerCase(), text]),
  );
  return {
    number,
    cell: (column) => texts.get(column.toLowerCase()) ?? '',
    hasColumn: (column) => texts.has(column.toLowerCase()),
  };
};

/** The columns of the newer template and of older exports of Shopify. */
const OTHER_COLUMNS = new Map(
  Object.entries({
    'url handle': 'handle',
    description: 'body (html)',
    'published on online store': 'published',
    'inventory tracker': 'variant inventory tracker',
    'inventory quantity': 'variant inventory qty',
    'continue selling when out of stock': 'variant inventory policy',
    price: 'variant price',
    'compare-at price': 'variant compare at price',
    'product image url': 'image src',
    'variant image url': 'variant image',
    'standard product type': 'product category',
    'standardized product type': 'product category',
    'custom product type': 'type',
  }),
);

/** The columns that the import reads, or that Shopify has for other systems. */
const KNOWN =
  /^(|handle|title|body \(html\)|product category|type|tags|published|published at|created at|status|gift card|option\d (name|value|linked to)|image (src|position|alt text)|variant (price|compare at price|image|inventory (tracker|qty|policy)|sku|grams|barcode|taxable|requires shipping|fulfillment service|weight unit|tax code)|vendor|collection|sku|barcode|charge tax|tax code|requires shipping|fulfillment service|weight .*|cost per item|(seo|unit price|google shopping|included|price|compare at price) .*|.*product\.metafields.*)$/;

const UNREAD = `${LOOK}columns that are not read; rename those that the shop needs, as tools/import/README.md names them`;

/** What a text in UTF-8 becomes that a program takes for Windows-1252. */
const BROKEN = /\uFFFD|Ã[¡-¿Ÿ]|â€/;

const BROKEN_TEXT = `${LOOK}broken letters; export the file again, and open it as UTF-8`;

const NEEDED = ['Handle', 'Title', 'Variant Price', 'Image Src'];

const ADVICE = `The import reads the columns of Shopify, and those of WooCommerce where its language is English. For an export of another system, such as Squarespace, Wix or Etsy, save the products as CSV in UTF-8 with these in the first row:
  ${NEEDED.join(', ')}
and, where the shop has them:
  Body (HTML), Type, Tags, Published, Option1 Name, Option1 Value, Option2 Name, Option2 Value, Variant Image, Variant Compare At Price, Variant Inventory Qty
A reduced price is the Variant Price, and the price before it the Variant Compare At Price. What is sold out has the Variant Inventory Qty 0. Each variant is a row with one size and one color. The rows of a product have one Handle; its first row has the Title.`;

const SAVE_AGAIN =
  'In Excel: Data > From Text/CSV, then File > Save As > CSV UTF-8. In Google Sheets: File > Import, then File > Download > Comma-separated values.';

/** Whether a file with these columns is an export of WooCommerce. */
export const isWooCommerce = (has: (column: string) => boolean) =>
  has('regular price') && !has('handle');

/** The names of the columns, in lower case. */
const readHeader = (cells: readonly string[]) => {
  const names = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    const [, metafield] = /\((product\.metafields\..+)\)$/.exec(name) ?? [];
    return metafield ?? OTHER_COLUMNS.get(name) ?? name;
  });
  if (isWooCommerce((name) => names.includes(name))) return names;
  const missing = NEEDED.filter((name) => !names.includes(name.toLowerCase()));
  if (missing.length === 0) return names;
  throw new Error(`This has no "${missing.join('", "')}". ${ADVICE}`);
};

/** Columns whose texts get one kind of apostrophe, and composed accents. */
const IS_NAME = /^(title|type|tags|product category|option)/;

export const readCsv = (path: string, report: Report): readonly Row[] => {
  const bytes = readFileSync(path);
  // Excel may write its delimiter above the header.
  const text = new TextDecoder().decode(bytes).replace(/^sep=.\s+/i, '');
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const [before = ''] = text.split(/[\uFFFD\0]/);
    throw new Error(
      `Line ${before.split('\n').length} of ${path} is no CSV in UTF-8, but a workbook, or in another code. ${SAVE_AGAIN}`,
    );
  }
  const [header = [], ...records] = parse(text, {
    // The character that follows the name of the first column.
    delimiter: /[,;\t]/.exec(text)?.[0] ?? ',',
    recordDelimiter: ['\r\n', '\n', '\r'],
    relaxColumnCount: true,
    relaxQuotes: true,
    trim: true,
  });
  if (records.length === 0)
    throw new Error('The file has no rows below the header.');
  const columns = readHeader(header);
  const unread = columns.filter(
    (name, i) =>
      columns.includes('handle') &&
      !KNOWN.test(name) &&
      records.some((cells) => (cells[i] ?? '') !== ''),
  );
  if (unread.length > 0) report.add(UNREAD, { number: 1 }, unread.join(', '));
  return records.flatMap((cells, i): readonly Row[] => {
    const number = i + 2;
    const more = cells.length - header.length;
    if (more > 0)
      throw new Error(
        `Row ${number} has ${more} cells more than the header: ${JSON.stringify(cells.join(',').slice(0, 80))}. A text with a comma needs quotation marks around it: "Red, Navy". Join such texts in one cell again. ${SAVE_AGAIN}`,
      );
    if (cells.every((cell) => cell === '')) return [];
    const broken = cells.find((text) => BROKEN.test(text));
    if (broken) report.add(BROKEN_TEXT, { number }, broken);
    const texts: Record<string, string> = {};
    for (const [at, name] of columns.entries()) {
      const text = decoded(cells[at] ?? '').trim();
      texts[name] ||= IS_NAME.test(name) ? normalized(text) : text;
    }
    return [rowOf(number, texts)];
  });
};
