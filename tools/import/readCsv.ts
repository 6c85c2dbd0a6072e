import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { NEWER_COLUMNS, SYSTEMS } from './words';

/** Why nothing can be imported. */
export class ImportError extends Error {}

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
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new ImportError(`${path} does not exist`);
  if (!stats.isFile()) throw new ImportError(`${path} is not a file`);
  const bytes = readFileSync(path);
  if (bytes.includes(0) || !isUtf8(bytes))
    throw new ImportError(
      `${path} is not a text in UTF-8; save it as CSV in UTF-8`,
    );
  return new TextDecoder().decode(bytes);
};

const NEEDED = ['Handle', 'Title', 'Variant Price', 'Image Src'];

/** The names of the columns, in lower case. The first of a name is read. */
const readHeader = (cells: readonly string[]) => {
  const names = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    const [, metafield] = /\((product\.metafields\..+)\)$/.exec(name) ?? [];
    return metafield ?? NEWER_COLUMNS.get(name) ?? name;
  });
  const missing = NEEDED.filter((name) => !names.includes(name.toLowerCase()));
  if (missing.length === 0)
    return names.map((name, i) => names.indexOf(name) === i && name);
  const system = SYSTEMS.find(([column]) => names.includes(column))?.[1];
  const found = system
    ? `This is an export of ${system}`
    : `row 1: no column "${missing.join('", "')}"`;
  throw new ImportError(`${found}; export the products from Shopify`);
};

const delimiterOf = (text: string): string => {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const columns = (delimiter: string) => line.split(delimiter).length;
  const [first = ','] = [',', ';', '\t'].toSorted(
    (a, b) => columns(b) - columns(a),
  );
  return first;
};

const parseRecords = (text: string): readonly Record<string, string>[] => {
  try {
    return parse(text, {
      columns: readHeader,
      delimiter: delimiterOf(text),
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCountLess: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error['records']) + 2;
    throw new ImportError(`row ${row}: ${error.message}`, { cause: error });
  }
};

export const readCsv = (path: string): readonly Row[] => {
  const records = parseRecords(readText(path));
  const rows = records.map((record, i) => ({
    number: i + 2,
    isFilled: Object.values(record).some((cell) => cell.trim() !== ''),
    cell: (column: string) => record[column.toLowerCase()]?.trim() ?? '',
  }));
  const filled = rows.filter(({ isFilled }) => isFilled);
  if (filled.length === 0) throw new ImportError(`${path} has no products`);
  return filled;
};
