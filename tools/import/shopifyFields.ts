import type { Column, Columns } from './columns';
import type { NamedImage } from './importedProduct';
import type { ProductRows } from './productRows';
import type { CsvRow } from './readCsv';

/** The value of a product without category or type. */
const NONE = '(none)';

const DEFAULT_SIZE = 'Default Title';

const OPTIONS = [
  ['option1', 'value1'],
  ['option2', 'value2'],
  ['option3', 'value3'],
] as const;

/** Whether a product is active and published. */
export const isForSale = ({ cell }: Columns, row: CsvRow) =>
  ['', 'active'].includes(cell(row, 'status').toLowerCase()) &&
  cell(row, 'published').toLowerCase() !== 'false';

/** The options of a product other than its sizes. */
export const otherOptions = ({ cell }: Columns, [first]: ProductRows) =>
  OPTIONS.map(([option]) => cell(first, option)).filter((name) => !/^(size|title|)$/i.test(name));

/** The values of the option "Size", in any letter case; "Default Title" without one. */
export const sizesOf = ({ cell }: Columns, rows: ProductRows): readonly string[] => {
  const [, value] = OPTIONS.find(([option]) => cell(rows[0], option).toLowerCase() === 'size') ?? [];
  const sizes = value ? rows.map((row) => cell(row, value)).filter(Boolean) : [];
  return sizes.length > 0 ? [...new Set(sizes)] : [DEFAULT_SIZE];
};

const tagsOf = ({ cell }: Columns, row: CsvRow) =>
  cell(row, 'tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Whether a product has the tag `bestseller` or `best-seller`. */
export const isBestseller = (columns: Columns, row: CsvRow): boolean =>
  tagsOf(columns, row).some((tag) => /^best-?seller$/i.test(tag));

/** The parts of "Apparel & Accessories > Clothing". */
const partsOf = ({ cell }: Columns, row: CsvRow) =>
  cell(row, 'category')
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * The category of a product: its first tag that is known or mapped, else "Google Shopping / Gender", else the first
 * part of "Product Category", else its first tag.
 */
export const categoryOf = (
  columns: Columns,
  row: CsvRow,
  isCategory: (tag: string) => boolean,
): readonly [string, Column] => {
  const tags = tagsOf(columns, row);
  const tag = tags.find(isCategory);
  if (tag !== undefined) return [tag, 'tags'];
  const gender = columns.cell(row, 'gender');
  if (gender !== '') return [gender, 'gender'];
  const [part] = partsOf(columns, row);
  return part === undefined ? [tags[0] ?? NONE, 'tags'] : [part, 'category'];
};

/** The type of a product: the column "Type", else the last part of "Product Category". */
export const typeOf = (columns: Columns, row: CsvRow): readonly [string, Column] => {
  const type = columns.cell(row, 'type');
  return type === '' ? [partsOf(columns, row).at(-1) ?? NONE, 'category'] : [type, 'type'];
};

/** The images in the order of "Image Position", those without position last. */
export const imagesOf = (
  { cell, place }: Columns,
  rows: ProductRows,
  problems: string[],
): readonly NamedImage[] =>
  rows
    .filter((row) => cell(row, 'image') !== '')
    .map((row) => {
      const position = cell(row, 'position');
      if (!/^\d{0,6}$/.test(position))
        problems.push(`${place(row, 'position')}: ${JSON.stringify(position)} is not a whole number`);
      const image = { name: cell(row, 'image'), place: place(row, 'image') };
      return { image, position: position === '' ? Infinity : Number(position) };
    })
    .sort((a, b) => (a.position === b.position ? 0 : a.position - b.position))
    .map(({ image }) => image);
