import type { Columns } from './columns';
import { isVariant, type ProductRows } from './productRows';
import type { CsvRow } from './readCsv';

interface ProductPrice {
  /** The row with the price of the product: the lowest price of its variants. */
  readonly row: CsvRow;
  /** Set if the variants differ in price. */
  readonly problem?: string;
}

/** The price of a product. A row without a valid price comes first, so that it is reported. */
export const priceOf = (columns: Columns, group: ProductRows): ProductPrice => {
  const { cell, place } = columns;
  const [first, ...others] = group;
  const variants = [first, ...others.filter((row) => isVariant(columns, row))];
  const amount = (row: CsvRow) => Number(cell(row, 'price'));
  const bad = variants.find((row) => !(amount(row) > 0));
  if (bad) return { row: bad };
  const other = variants.find((row) => amount(row) !== amount(first));
  if (!other) return { row: first };
  return {
    row: variants.reduce((lowest, row) => (amount(row) < amount(lowest) ? row : lowest)),
    problem: `${place(other, 'price')}: ${cell(other, 'price')} differs from ${cell(first, 'price')} in row ${first.number}; a product has one price, see "prices" in mapping.json`,
  };
};
