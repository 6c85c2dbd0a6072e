import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';

/** Problems of the input. `advice` is printed below them. */
export class ImportError extends Error {
  constructor(
    readonly problems: readonly string[],
    readonly advice = '',
  ) {
    super(problems.join('\n'));
  }
}

/** The columns of the newer template of Shopify, by those of exports. */
const NEWER = new Map([
  ['url handle', 'handle'],
  ['description', 'body (html)'],
  ['published on online store', 'published'],
  ['inventory tracker', 'variant inventory tracker'],
  ['inventory quantity', 'variant inventory qty'],
  ['continue selling when out of stock', 'variant inventory policy'],
  ['price', 'variant price'],
  ['product image url', 'image src'],
  ['variant image url', 'variant image'],
]);

/** A row of the file; the header is row 1, as in a spreadsheet. */
export interface Row {
  readonly number: number;
  /**
   * The trimmed cell of a column, named as in exports; '' without the column.
   */
  readonly cell: (column: string) => string;
  /** The place of the cell, such as `row 7, Variant Price`. */
  readonly place: (column: string) => string;
}

export const quoted = (value: string): string => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

export const readText = (path: string): string => {
  const fail = (reason: string): never => {
    throw new ImportError([`${path} ${reason}`]);
  };
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return fail(stats ? 'is not a file' : 'does not exist');
  if (stats.size > 100e6) return fail('is larger than 100 MB');
  const bytes = readFileSync(path);
  if (bytes.includes(0) || !isUtf8(bytes))
    return fail('is not a text in UTF-8; save it as CSV in UTF-8');
  const text = new TextDecoder().decode(bytes);
  return text.trim() === '' ? fail('is empty') : text;
};

const parseRecords = (text: string): readonly (readonly string[])[] => {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  const [delimiter = ','] = [',', ';', '\t'].toSorted(
    (a, b) => count(b) - count(a),
  );
  try {
    return parse(text, {
      delimiter,
      relaxColumnCount: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const reason = isOpen
      ? 'is not closed'
      : 'stands inside a cell; write it twice and quote the cell';
    throw new ImportError([
      `row ${Number(error['records']) + 1}: a quotation mark ${reason}`,
    ]);
  }
};

export const readCsv = (path: string): readonly Row[] => {
  const [header = [], ...records] = parseRecords(readText(path));
  const lower = header.map((name) => name.trim().toLowerCase());
  const columns = lower.map((name) => NEWER.get(name) ?? name);
  const indexOf = (column: string) => columns.indexOf(column.toLowerCase());
  const rows = records
    .map((cells, i) => ({ number: i + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const missing = ['Handle', 'Title', 'Variant Price', 'Image Src'].filter(
    (column) => indexOf(column) === -1,
  );
  const repeated = columns.filter(
    (name, i) => name !== '' && columns.indexOf(name) !== i,
  );
  const uneven = rows.filter(({ cells }) => cells.length !== header.length);
  const problems = [
    ...missing.map(
      (column) =>
        `row 1: no column ${quoted(column)}; export the products from Shopify`,
    ),
    ...repeated.map((name) => `row 1: two columns ${quoted(name)}`),
    ...uneven.map(
      ({ number, cells }) =>
        `row ${number}: ${cells.length} cells, but ${header.length} columns`,
    ),
    ...(rows.length === 0 ? [`${path} has no products`] : []),
  ];
  if (problems.length > 0) throw new ImportError(problems);
  return rows.map(({ number, cells }) => ({
    number,
    cell: (column) => cells[indexOf(column)]?.trim() ?? '',
    place: (column) =>
      `row ${number}, ${header[indexOf(column)]?.trim() ?? column}`,
  }));
};
