import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { NEWER_COLUMNS, SYSTEMS } from './words';
import { quoted, type Report } from './report';

/** Why nothing can be imported. */
export class ImportError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** A row of the file; the header is row 1, as in a spreadsheet. */
export interface Row {
  readonly number: number;
  /**
   * The trimmed cell of a column, named as in exports or by the metafield at
   * the end of its name; '' without the column.
   */
  readonly cell: (column: string) => string;
}

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

const NEEDED = ['Handle', 'Title', 'Variant Price', 'Image Src'];

const checkHeader = (columns: readonly string[]) => {
  const missing = NEEDED.filter(
    (name) => !columns.includes(name.toLowerCase()),
  );
  if (missing.length === 0) return;
  const system = SYSTEMS.find(([column]) => columns.includes(column))?.[1];
  const found = system
    ? `This is an export of ${system}`
    : `row 1: no column ${missing.map(quoted).join(', ')}`;
  throw new ImportError([`${found}; export the products from Shopify`]);
};

const HEADER = { number: 1 };

/** The index of each column, by its name and the metafield at its end. */
const indexColumns = (columns: readonly string[], report: Report) => {
  const indices = new Map<string, number>();
  for (const [i, name] of columns.entries()) {
    const field = /\(([^()]+)\)$/.exec(name)?.[1] ?? name;
    if (indices.has(name) && name !== '')
      report.add('columns not read, an earlier one has the name', HEADER, name);
    else indices.set(name, i).set(field, i);
  }
  return indices;
};

export const readCsv = (path: string, report: Report): readonly Row[] => {
  const [header = [], ...records] = parseRecords(readText(path));
  const lower = header.map((name) => name.trim().toLowerCase());
  const columns = lower.map((name) => NEWER_COLUMNS.get(name) ?? name);
  checkHeader(columns);
  const indices = indexColumns(columns, report);

  const isFilled = (cell: string) => cell.trim() !== '';
  const rows = records
    .map((cells, i) => ({ number: i + 2, cells }))
    .filter(({ cells }) => cells.some(isFilled));
  if (rows.length === 0) throw new ImportError([`${path} has no products`]);
  for (const row of rows) {
    if (row.cells.length < columns.length)
      report.add('rows with too few cells, read as empty', row);
    if (row.cells.slice(columns.length).some(isFilled))
      report.add('rows with too many cells, not read', row);
  }
  return rows.map(({ number, cells }) => ({
    number,
    cell: (column) =>
      cells[indices.get(column.toLowerCase()) ?? -1]?.trim() ?? '',
  }));
};
