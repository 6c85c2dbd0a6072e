import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { decoded, normalized } from './productText';

/** A row of the file; the header is row 1, as in a spreadsheet. */
export interface Row {
  readonly number: number;
  /** The cell of a column, named as in exports or by its metafield; or ''. */
  readonly cell: (column: string) => string;
}

/** The columns of the newer template of Shopify, by those of exports. */
const NEWER_COLUMNS = new Map([
  ['url handle', 'handle'],
  ['description', 'body (html)'],
  ['published on online store', 'published'],
  ['inventory tracker', 'variant inventory tracker'],
  ['inventory quantity', 'variant inventory qty'],
  ['continue selling when out of stock', 'variant inventory policy'],
  ['price', 'variant price'],
  ['compare-at price', 'variant compare at price'],
  ['product image url', 'image src'],
  ['variant image url', 'variant image'],
]);

const NEEDED = ['Handle', 'Title', 'Variant Price', 'Image Src'];

const ADVICE = `The import reads the columns of Shopify. Save the products as CSV in UTF-8 with these:
  ${NEEDED.join(', ')}
and, where the shop has them:
  Body (HTML), Type, Tags, Published, Option1 Name, Option1 Value, Option2 Name, Option2 Value, Variant Image, Variant Compare At Price, Variant Inventory Tracker, Variant Inventory Qty, Variant Inventory Policy
A reduced price is the Variant Price, and the price before it the Variant Compare At Price. What is sold out has shopify, 0 and deny. Each variant is a row. The rows of a product have one Handle; its first row has the Title.`;

/** What only exports of another system have. */
const SYSTEMS: readonly (readonly [system: string, pattern: RegExp])[] = [
  // Also translated: the kinds in its second column are English.
  [
    'WooCommerce',
    /\bregular price\b|^"?\d+\W+(simple|vari|grouped|external)/im,
  ],
  ['Squarespace', /\bhosted image urls\b/i],
  ['Wix', /\bhandleid\b/i],
];

const SAVE_AGAIN =
  'In Excel: Data > From Text/CSV, then File > Save As > CSV UTF-8. In Google Sheets: File > Import, then File > Download > Comma-separated values.';

const readBytes = (path: string) => {
  const bytes = readFileSync(path);
  if (!bytes.includes(0)) return bytes;
  throw new Error(
    `${path} is a workbook or in UTF-16, no CSV in UTF-8. ${SAVE_AGAIN}`,
  );
};

/** The names of the columns, in lower case. The first of a name is read. */
const readHeader = (cells: readonly string[], text: string) => {
  const names = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    const [, metafield] = /\((product\.metafields\..+)\)$/.exec(name) ?? [];
    return metafield ?? NEWER_COLUMNS.get(name) ?? name;
  });
  const missing = NEEDED.filter((name) => !names.includes(name.toLowerCase()));
  if (missing.length === 0) {
    const isFirst = (name: string, i: number) => names.indexOf(name) === i;
    return names.map((name, i) => (isFirst(name, i) ? name : ''));
  }
  const [system] = SYSTEMS.find(([, pattern]) => pattern.test(text)) ?? [];
  const columns = missing.join('", "');
  const found = system ? `is an export of ${system}` : `has no "${columns}"`;
  throw new Error(`This ${found}. ${ADVICE}`);
};

/** The character that follows the name of the first column. */
const delimiterOf = (text: string) => /[,;\t]/.exec(text)?.[0] ?? ',';

/** Columns whose texts get one kind of apostrophe, and composed accents. */
const IS_NAME = /^(title|type|tags|product category|option)/;

export const readCsv = (path: string): readonly Row[] => {
  const bytes = readBytes(path);
  const text = new TextDecoder().decode(bytes);
  const [header = [], ...records] = parse(text, {
    delimiter: delimiterOf(text),
    recordDelimiter: ['\r\n', '\n', '\r'],
    relaxColumnCount: true,
    relaxQuotes: true,
    trim: true,
  });
  if (!isUtf8(bytes)) {
    const isBroken = (cells: readonly string[]) =>
      cells.some((cell) => cell.includes('\uFFFD'));
    const row = [header, ...records].findIndex(isBroken) + 1;
    throw new Error(`Row ${row} of ${path} is not in UTF-8. ${SAVE_AGAIN}`);
  }
  const columns = records.length > 0 ? readHeader(header, text) : [];
  return records.flatMap((cells, i): readonly Row[] => {
    const number = i + 2;
    const more = cells.length - header.length;
    if (more > 0)
      throw new Error(
        `Row ${number} has ${more} cells more than the header: ${JSON.stringify(cells.join(',').slice(0, 80))}. A text with a comma needs quotation marks around it: "Red, Navy". Join such texts in one cell again. ${SAVE_AGAIN}`,
      );
    if (cells.every((cell) => cell === '')) return [];
    const cell = (column: string) => {
      const name = column.toLowerCase();
      const text = decoded(cells[columns.indexOf(name)] ?? '').trim();
      return IS_NAME.test(name) ? normalized(text) : text;
    };
    return [{ number, cell }];
  });
};
