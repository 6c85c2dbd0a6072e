import { CsvError, parse } from 'csv-parse/sync';
import { ImportProblems } from './report';

export interface CsvRow {
  /** The number that a spreadsheet shows; the header is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

interface CsvTable {
  readonly header: readonly string[];
  /** All rows with content. */
  readonly rows: readonly CsvRow[];
}

const fail = (problem: string): never => {
  throw new ImportProblems([problem]);
};

const checkSeparator = (text: string) => {
  const [line = ''] = text.split(/[\r\n]/, 1);
  if (line.includes(',')) return;
  const found = [
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'vertical bars'],
  ].find(([separator = '']) => line.includes(separator));
  if (found) fail(`The columns are separated by ${found[1] ?? ''}. Export the file with commas.`);
};

const QUOTES = [
  'CSV_QUOTE_NOT_CLOSED',
  'CSV_INVALID_CLOSING_QUOTE',
  'INVALID_OPENING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
];

const parseRecords = (text: string): readonly (readonly string[])[] => {
  try {
    return parse(text, { relaxColumnCount: true, recordDelimiter: ['\r\n', '\n', '\r'] });
  } catch (error) {
    if (!(error instanceof CsvError) || !QUOTES.includes(error.code)) throw error;
    const row = `row ${Number(error['records']) + 1}`;
    return error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? fail(`${row}: a quotation mark is not closed.`)
      : fail(`${row}: a quotation mark stands inside a cell. Write it twice and quote the cell.`);
  }
};

/** The header and the rows of a CSV text; throws `ImportProblems` if it is malformed. */
export const readCsv = (text: string): CsvTable => {
  checkSeparator(text);
  const [header = [], ...records] = parseRecords(text);
  const rows = records
    .map((cells, i) => ({ number: i + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const uneven = rows.filter(({ cells }) => cells.length !== header.length);
  if (uneven.length > 0)
    throw new ImportProblems(
      uneven.map(
        ({ number, cells }) =>
          `row ${number}: too ${cells.length < header.length ? 'few' : 'many'} columns: ${cells.length}; the header has ${header.length}.`,
      ),
    );
  return { header: header.map((name) => name.trim()), rows };
};
