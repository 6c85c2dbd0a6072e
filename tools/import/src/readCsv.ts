import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { decoded } from './productText';

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
  Body (HTML), Type, Tags, Published, Option1 Name, Option1 Value, Option2 Name, Option2 Value, Variant Image
Each variant is a row. The rows of a product have one Handle; its first row has the Title.`;

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

const readText = (path: string): string => {
  const bytes = readFileSync(path);
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw new Error(`${path} is not a text in UTF-8; save it as CSV in UTF-8`);
  }
  return new TextDecoder().decode(bytes);
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
    return names.map((name, i) => isFirst(name, i) && name);
  }
  const [system] = SYSTEMS.find(([, pattern]) => pattern.test(text)) ?? [];
  const columns = missing.join('", "');
  const found = system ? `is an export of ${system}` : `has no "${columns}"`;
  throw new Error(`This ${found}. ${ADVICE}`);
};

/** The character that follows the name of the first column. */
const delimiterOf = (text: string) => /[,;\t]/.exec(text)?.[0] ?? ',';

const parseRecords = (text: string): readonly Record<string, string>[] =>
  parse(text, {
    columns: (cells: readonly string[]) => readHeader(cells, text),
    delimiter: delimiterOf(text),
    recordDelimiter: ['\r\n', '\n', '\r'],
    relaxColumnCountLess: true,
    relaxQuotes: true,
    trim: true,
  });

export const readCsv = (path: string): readonly Row[] => {
  const records = parseRecords(readText(path));
  const rows = records.map((record, i) => ({
    number: i + 2,
    isFilled: Object.values(record).some((cell) => cell.trim() !== ''),
    cell: (column: string) =>
      decoded(record[column.toLowerCase()] ?? '').trim(),
  }));
  return rows.filter(({ isFilled }) => isFilled);
};
