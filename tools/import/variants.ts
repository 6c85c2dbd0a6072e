import type { Decisions } from './mapping';
import { variantsIn, type Group, type Option } from './options';
import { onOneLine } from './productText';
import type { Row } from './readCsv';

const PRICE = /^(?=.*[1-9])(\d{1,8}|10{8})(\.\d\d?)?$/;

const isInStock = (row: Row): boolean => {
  const quantity = row.cell('Variant Inventory Qty');
  const policy = row.cell('Variant Inventory Policy');
  const isTracked = row.cell('Variant Inventory Tracker') !== '';
  const isSoldOut = quantity !== '' && Number(quantity) <= 0;
  return !isTracked || !isSoldOut || /^(continue|true)$/i.test(policy);
};

/** The variants of a product; those that cannot be sold are noted. */
export const readVariants = (
  group: Group,
  options: readonly Option[],
  labelOf: (size: string) => string,
  { mapping, report }: Decisions,
) => {
  const valuesOf = (row: Row, wanted: Option['role']) => {
    const some = options.filter(({ role }) => role === wanted);
    return some.map(({ valueIn }) => onOneLine(valueIn(row))).filter(Boolean);
  };

  const isOffered = (row: Row): boolean => {
    if (isInStock(row)) return true;
    const isSold = mapping.soldOut === 'offer';
    report.add(`variants sold out, ${isSold ? '' : 'not '}offered`, row);
    return isSold;
  };

  const seen = new Set<string>();
  const findFault = (price: string, values: string) => {
    if (seen.has(values)) return 'an earlier row has their options';
    if (PRICE.test(price)) return undefined;
    return 'the price is no number from 0.01 to 100000000';
  };

  const variants = [];
  for (const row of variantsIn(group)) {
    const price = row.cell('Variant Price');
    const values = options.map(({ valueIn }) => valueIn(row)).join('\n');
    const fault = findFault(price, values);
    if (fault) {
      report.add(`variants left out, ${fault}`, row, price);
      continue;
    }
    seen.add(values);
    if (row.cell('Variant Compare At Price') !== '') {
      report.add('compare-at prices that are not shown', row);
    }
    const sizes = valuesOf(row, 'size');
    if (sizes.length === 0) sizes.push('One size');
    variants.push({
      row,
      size: sizes.map(labelOf).join(' / '),
      color: valuesOf(row, 'color').join(' / '),
      price: Number(price),
      isOffered: isOffered(row),
    });
  }
  return variants;
};

export type Variant = ReturnType<typeof readVariants>[number];
