import { ImportProblems } from './report';
import type { CsvRow } from './readCsv';
import type { Place } from './importedProduct';

/** The names of each column: that of exports, then that of the newer template of Shopify. */
const NAMES = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  type: ['Type'],
  tags: ['Tags'],
  option1: ['Option1 Name'],
  value1: ['Option1 Value'],
  price: ['Variant Price', 'Price'],
  image: ['Image Src', 'Product image URL'],
  category: ['Product Category'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option2: ['Option2 Name'],
  value2: ['Option2 Value'],
  option3: ['Option3 Name'],
  value3: ['Option3 Value'],
  position: ['Image Position'],
  gender: ['Google Shopping / Gender'],
  publishedAt: ['Published At'],
  createdAt: ['Created At'],
} as const;

export type Column = keyof typeof NAMES;

const REQUIRED: readonly Column[] = [
  ...(['handle', 'title', 'body', 'type', 'tags'] as const),
  ...(['option1', 'value1', 'price', 'image'] as const),
];

export interface Columns {
  /** The trimmed cell; '' without the column. */
  readonly cell: (row: CsvRow, column: Column) => string;
  /** The place of the cell, such as `row 7, Variant Price`. */
  readonly place: (row: CsvRow, column: Column) => Place;
}

/** The columns of a header; throws `ImportProblems` if required ones are missing or columns occur twice. */
export const columnsOf = (header: readonly string[]): Columns => {
  const lower = header.map((name) => name.toLowerCase());
  const indexes = new Map(
    Object.entries(NAMES).map(([column, names]) => [
      column,
      names.map((name) => lower.indexOf(name.toLowerCase())).find((index) => index !== -1) ?? -1,
    ]),
  );
  const indexOf = (column: Column) => indexes.get(column) ?? -1;
  const named = (columns: readonly Column[]) => columns.map((column) => `"${NAMES[column][0]}"`).join(', ');

  const missing = REQUIRED.filter((column) => indexOf(column) === -1);
  if (missing.length > 0)
    throw new ImportProblems([
      `Row 1 has no columns with these names: ${named(missing)}. Export the products from Shopify.`,
    ]);
  const repeated = lower.find((name, i) => lower.indexOf(name) !== i && name !== '');
  if (repeated !== undefined) throw new ImportProblems([`Row 1 has the column "${repeated}" twice.`]);

  return {
    cell: (row, column) => row.cells[indexOf(column)]?.trim() ?? '',
    place: (row, column) => `row ${row.number}, ${header[indexOf(column)] ?? NAMES[column][0]}`,
  };
};
