import type { Decisions } from './mapping';
import { variantsIn, type Group, type Option } from './options';
import { onOneLine } from './productText';
import type { Row } from './readCsv';

const PRICE = /^(?=.*[1-9])(\d{1,8}|10{8})(\.\d\d?)?$/;

/** The variants of a product; those that cannot be sold are noted. */
export const readVariants = (
  group: Group,
  options: readonly Option[],
  labelOf: (size: string) => string,
  { mapping, report }: Decisions,
) => {
  const valuesOf = (row: Row, wanted: Option['role']) =>
    options
      .filter(({ role }) => role === wanted)
      .flatMap(({ valueIn }) => onOneLine(valueIn(row)) || []);

  const isInStock = (row: Row): boolean => {
    const quantity = row.cell('Variant Inventory Qty');
    const policy = row.cell('Variant Inventory Policy');
    const isTracked = row.cell('Variant Inventory Tracker') !== '';
    if (Number.isNaN(Number(quantity)))
      report.add('variants offered, the quantity is no number', row, quantity);
    const isSoldOut = quantity !== '' && Number(quantity) <= 0;
    return !isTracked || !isSoldOut || /^(continue|true)$/i.test(policy);
  };

  const isOffered = (row: Row): boolean => {
    if (isInStock(row)) return true;
    const isSold = mapping.soldOut === 'offer';
    report.add(`variants sold out, ${isSold ? '' : 'not '}offered`, row);
    return isSold;
  };

  const seen = new Set<string>();
  return variantsIn(group).flatMap((row) => {
    const price = row.cell('Variant Price');
    const values = options.map(({ valueIn }) => valueIn(row)).join('\n');
    const reason = seen.has(values)
      ? 'an earlier row has their options'
      : 'the price is no number from 0.01 to 100000000';
    if (seen.has(values) || !PRICE.test(price)) {
      report.add(`variants left out, ${reason}`, row, price);
      return [];
    }
    seen.add(values);
    if (row.cell('Variant Compare At Price') !== '')
      report.add('compare-at prices that are not shown', row);
    const sizes = valuesOf(row, 'size');
    return [
      {
        row,
        size: (sizes.length > 0 ? sizes : ['One size'])
          .map(labelOf)
          .join(' / '),
        color: valuesOf(row, 'color').join(' / '),
        price: Number(price),
        isOffered: isOffered(row),
      },
    ];
  });
};
