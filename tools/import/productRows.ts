import type { Columns } from './columns';
import type { CsvRow } from './readCsv';

/** The rows of one product. */
export type ProductRows = readonly [CsvRow, ...CsvRow[]];

/** Whether a row has a variant and not only an image. */
export const isVariant = ({ cell }: Columns, row: CsvRow): boolean =>
  (['value1', 'value2', 'value3', 'price'] as const).some((column) => cell(row, column) !== '');

const variantOf = ({ cell }: Columns, row: CsvRow) =>
  JSON.stringify([cell(row, 'value1'), cell(row, 'value2'), cell(row, 'value3')]);

/** The rows in groups of consecutive rows with one handle. Rows that belong to no product become problems. */
export const groupRows = (
  columns: Columns,
  rows: readonly CsvRow[],
  problems: string[],
): readonly ProductRows[] => {
  const { cell, place } = columns;
  const groups = new Map<string, [CsvRow, ...CsvRow[]]>();
  let last = '';

  const isRepeated = (group: ProductRows, row: CsvRow) => {
    const title = cell(row, 'title');
    if (title === '') return false;
    const isSame = (other: CsvRow) => variantOf(columns, other) === variantOf(columns, row);
    return title !== cell(group[0], 'title') || group.some(isSame);
  };

  for (const row of rows) {
    const handle = cell(row, 'handle');
    const group = groups.get(handle);
    const used = `${place(row, 'handle')}: "${handle}" is already used in row ${group?.[0].number ?? 0}`;
    if (handle === '') problems.push(`${place(row, 'handle')}: the handle is missing`);
    else if (!group) groups.set(handle, [row]);
    else if (handle === last && !isRepeated(group, row)) group.push(row);
    else if (cell(row, 'title') !== '') problems.push(used);
    else problems.push(`${used}; the rows of a product are consecutive`);
    last = handle;
  }
  return [...groups.values()];
};
