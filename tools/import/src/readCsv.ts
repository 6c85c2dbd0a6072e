import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { NEWER_COLUMNS, SYSTEMS } from './words';

/** A row of the file; the header is row 1, as in a spreadsheet. */
export interface Row {
  readonly number: number;
  /**
   * The trimmed cell of a column, named as in exports or by the metafield at
   * the end of its name; '' without the column.
   */
  readonly cell: (column: string) => string;
}

const readText = (path: string): string => {
  const bytes = readFileSync(path);
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw new Error(`${path} is not a text in UTF-8; save it as CSV in UTF-8`);
  }
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
  if (missing.length === 0) {
    const isFirst = (name: string, i: number) => names.indexOf(name) === i;
    return names.map((name, i) => isFirst(name, i) && name);
  }
  const system = SYSTEMS.find(([column]) => names.includes(column))?.[1];
  const found = system
    ? `This is an export of ${system}`
    : `row 1: no column "${missing.join('", "')}"`;
  throw new Error(`${found}; export the products from Shopify`);
};

/** The character that follows the name of the first column. */
const delimiterOf = (text: string) => /[,;\t]/.exec(text)?.[0] ?? ',';

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
    throw new Error(`row ${row}: ${error.message}`, { cause: error });
  }
};

export const readCsv = (path: string): readonly Row[] => {
  const records = parseRecords(readText(path));
  const rows = records.map((record, i) => ({
    number: i + 2,
    isFilled: Object.values(record).some((cell) => cell.trim() !== ''),
    cell: (column: string) => record[column.toLowerCase()]?.trim() ?? '',
  }));
  return rows.filter(({ isFilled }) => isFilled);
};
