import { labelReader, type Decisions } from './mapping';
import { variantsIn, type Group, type Option } from './options';
import { parsePrice } from './prices';
import type { Row } from './readCsv';
import { LOOK } from './report';
import { sizeReader } from './sizes';
import { capitalized, plain } from './words';

/** Gives spellings of one color one label. */
const colorReader = ({ mapping }: Decisions) =>
  labelReader(mapping.colors, (text) => {
    const label = text.replace(/[\s.,;:]+$/, '') || text;
    return { key: plain(label) || label, label: capitalized(label) };
  });

const isInStock = (row: Row): boolean => {
  const quantity = row.cell('Variant Inventory Qty');
  const policy = row.cell('Variant Inventory Policy');
  const isTracked = row.cell('Variant Inventory Tracker') !== '';
  const isSoldOut = quantity !== '' && Number(quantity) <= 0;
  return !isTracked || !isSoldOut || /^(continue|true)$/i.test(policy);
};

export interface Variant {
  readonly row: Row;
  readonly size: string;
  readonly color: string;
  readonly price: number;
  /** The price before a reduction; 0 without one. */
  readonly compareAt: number;
  readonly isSoldOut: boolean;
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' / ');

const SOLD_OUT = {
  show: 'variants shown as sold out; "soldOut": "leaveOut" in mapping.json leaves them out, "offer" sells them',
  leaveOut: 'variants left out, sold out; by "soldOut" in mapping.json',
  offer:
    'variants sold, though they are sold out; by "soldOut" in mapping.json',
};

const TWO_PRICES = `${LOOK}prices that are not in the shop, because another row has the size and color; delete the wrong row of the file`;

/** Reads the variants of a product, one for each size and color, by size. */
export const variantReader = (decisions: Decisions) => {
  const { report } = decisions;
  const { soldOut = 'show' } = decisions.mapping;
  const sizeOf = sizeReader(decisions);
  const colorOf = colorReader(decisions);

  return (group: Group, options: readonly Option[]) => {
    const ofSize = options.filter(({ role }) => role === 'size');
    const ofColor = options.find(({ role }) => role === 'color');

    const readVariant = (row: Row): readonly Variant[] => {
      const text = row.cell('Variant Price');
      const price = parsePrice(text);
      if (price === undefined) {
        const fault = 'the "Variant Price" is no number above 0';
        report.add(`variants left out, ${fault}`, row, text);
        return [];
      }
      const isSoldOut = !isInStock(row);
      if (isSoldOut) report.add(SOLD_OUT[soldOut], row);
      if (isSoldOut && soldOut === 'leaveOut') return [];
      const sizes = ofSize.map(({ valueIn, hasSizes }) => {
        const value = valueIn(row);
        return value && sizeOf(value, hasSizes);
      });
      const color = ofColor?.valueIn(row) ?? '';
      return [
        {
          row,
          size: joined(sizes) || sizeOf('One size'),
          color: color && colorOf(color),
          price,
          compareAt: parsePrice(row.cell('Variant Compare At Price')) ?? 0,
          isSoldOut: isSoldOut && soldOut === 'show',
        },
      ];
    };

    const found = new Map<string, Variant>();
    for (const variant of variantsIn(group).flatMap(readVariant)) {
      const key = `${variant.size}\n${variant.color}`;
      const earlier = found.get(key) ?? variant;
      const isBetter = earlier.isSoldOut && !variant.isSoldOut;
      const [kept, left] = isBetter ? [variant, earlier] : [earlier, variant];
      found.set(key, kept);
      if (kept === left) continue;
      const price = left.row.cell('Variant Price');
      if (kept.price === left.price)
        report.add('rows left out, another has the size and color', left.row);
      else
        report.add(
          TWO_PRICES,
          left.row,
          `${price}, not ${kept.row.cell('Variant Price')}`,
        );
    }
    const placeOf = ({ row }: Variant) =>
      ofSize.reduce(
        (place, { values, valueIn }) =>
          place * values.length + values.indexOf(valueIn(row)),
        0,
      );
    return [...found.values()].sort((a, b) => placeOf(a) - placeOf(b));
  };
};
