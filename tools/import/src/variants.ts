import type { Cents, Product } from '../../../src/data/types';
import { labelReader } from './mapping';
import type { Decisions } from './report';
import type { Group, Option } from './options';
import type { Row } from './readCsv';
import { LOOK } from './report';
import { sizeReader } from './sizes';
import { capitalized, isWord, plain } from './words';

/** Gives spellings of one color one label. */
export const colorReader = ({ mapping }: Decisions) =>
  labelReader(mapping.colors, (text) => {
    const label = text.replace(/[\s.,;:]+$/, '') || text;
    return { key: plain(label) || label, label: capitalized(label) };
  });

/** Such as `1299`, `39,90` and `1.299,00`, but not `1.299`. */
const AMOUNT =
  /^(\d+|\d{1,3}([.,\s'’])\d{3}(?:\2\d{3})*(?=(?!\2)[.,]\d))(?:[.,](\d\d?))?$/;

/** A currency, such as `€`, `US$` and `CHF`, and the end of `79,-`. */
const CURRENCY =
  /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr|Fr\.)|(?:\p{Sc}|[A-Z]{3}|kr|zł)$|[.,][-–—](?!\d)/gu;

export const parsePrice = (text: string): Cents | undefined => {
  const amount = text.replaceAll(CURRENCY, '').trim();
  const [, whole = '', , cents = ''] = AMOUNT.exec(amount) ?? [];
  const price = Number(whole.replaceAll(/\D/g, '') + cents.padEnd(2, '0'));
  return price > 0 && price <= 1e10 ? price : undefined;
};

/** Undefined where the file has no stock of a variant that it tracks. */
const findSoldOut = (row: Row): boolean | undefined => {
  const quantity = row.cell('Variant Inventory Qty');
  const policy = row.cell('Variant Inventory Policy');
  const tracker = 'Variant Inventory Tracker';
  // A file by hand may have no more than the quantities.
  const isTracked = row.hasColumn(tracker)
    ? row.cell(tracker) !== ''
    : quantity !== '';
  const isEndless = /^continue$/i.test(policy) || isWord(policy, 'true');
  if (!isTracked || isEndless) return false;
  const left = Number.parseInt(quantity);
  return Number.isNaN(left) ? undefined : left <= 0;
};

export interface Variant {
  row: Row;
  size: string;
  color: string;
  price: Cents;
  /** The price before a reduction; 0 without one. */
  compareAt: Cents;
  isSoldOut: boolean;
  /** The stock keeping unit; empty without one. */
  sku: string;
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' / ');

const SOLD_OUT =
  'variants sold out, shown as such unless "soldOut" in mapping.json is "leaveOut" or "offer"';

const NO_STOCK = `${LOOK}variants without a stock, now sold without limit; add the column "Variant Inventory Qty" to the file, with 0 for what is sold out`;

const NO_PRICE = 'variants left out, no price above 0; write it as 49.90';

const NO_REDUCTION = `${LOOK}reductions that are not shown, the earlier price must be above the price; write it as 59.90`;

const SAME_SKU = `${LOOK}SKUs of two products, which a service of orders cannot tell apart; correct one of them in the file`;

const SAME_VARIANT =
  'rows left out, another has the size and color; delete the wrong row of the file, or write "size" for an ignored option in mapping.json';

const NO_VALUE = `${LOOK}variants without a value of an option; fill the cell in the file`;

/** Reads the variants of a product, one for each size and color, by size. */
export const variantReader = (
  decisions: Decisions,
  colorOf: (text: string) => string,
) => {
  const { report } = decisions;
  const { soldOut = 'show' } = decisions.mapping;
  const sizeOf = sizeReader(decisions);
  /** The first row of the product that has a SKU. */
  const skus = new Map<string, Row>();

  return (group: Group, options: readonly Option[]) => {
    const ofSize = options.filter(({ role }) => role === 'size');
    const ofColor = options.find(({ role }) => role === 'color');

    const readVariant = (row: Row): Variant | undefined => {
      const text = row.cell('Variant Price');
      const price = parsePrice(text);
      const isSoldOut = findSoldOut(row);
      if (isSoldOut === undefined) report(NO_STOCK, row);
      if (price === undefined) {
        report(`${Number(text) === 0 ? '' : LOOK}${NO_PRICE}`, row, text);
        return undefined;
      }
      const old = row.cell('Variant Compare At Price');
      const compareAt = parsePrice(old) ?? 0;
      if (Number(old) !== 0 && compareAt < price)
        report(NO_REDUCTION, row, `${old} at ${text}`);
      const sku = row.cell('Variant SKU');
      const first = skus.get(sku) ?? group.first;
      if (first !== group.first)
        report(SAME_SKU, row, `${sku} is that of row ${first.number}`);
      if (sku !== '') skus.set(sku, first);
      const without = options.find(({ valueIn }) => valueIn(row) === '');
      if (without) report(NO_VALUE, row, without.name);
      if (isSoldOut) report(SOLD_OUT, row);
      if (isSoldOut && soldOut === 'leaveOut') return undefined;
      const sizes = ofSize.map(
        ({ values, valueIn }) => valueIn(row) && sizeOf(valueIn(row), values),
      );
      const color = ofColor?.valueIn(row) ?? '';
      return {
        row,
        size: joined(sizes) || sizeOf('One size'),
        color: color && colorOf(color),
        price,
        compareAt,
        isSoldOut: isSoldOut === true && soldOut === 'show',
        sku,
      };
    };

    const found = new Map<string, Variant>();
    const all = group.variants.flatMap((row) => readVariant(row) ?? []);
    all.sort((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut));
    for (const variant of all) {
      const key = `${variant.size}\n${variant.color}`;
      const kept = found.get(key) ?? variant;
      found.set(key, kept);
      if (kept === variant) continue;
      const isWrong = kept.price !== variant.price;
      const prices = `${kept.price / 100}, not ${variant.price / 100}`;
      report(
        `${isWrong ? LOOK : ''}${SAME_VARIANT}`,
        variant.row,
        `row ${kept.row.number} stays${isWrong ? ` at ${prices}` : ''}`,
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

/** What the sizes of a product have in common, and what differs. */
export const offerOf = (
  variants: readonly Variant[],
): Pick<Product, 'price' | 'compareAtPrice' | 'variants'> => {
  const price = Math.min(...variants.map((each) => each.price));
  const olds = new Set(variants.map(({ compareAt }) => compareAt));
  const [common = 0] = olds.size === 1 ? olds : [];
  const offers = variants.map(({ size, sku, ...each }) => {
    const offer = {
      ...(each.price > price && { price: each.price }),
      ...(each.compareAt > each.price &&
        each.compareAt !== common && { compareAtPrice: each.compareAt }),
      ...(each.isSoldOut && { soldOut: true }),
      ...(sku !== '' && { sku }),
    };
    return [size, offer] as const;
  });
  const differing = offers.filter(([, offer]) => Object.keys(offer).length > 0);
  return {
    price,
    ...(common > price && { compareAtPrice: common }),
    ...(differing.length > 0 && { variants: Object.fromEntries(differing) }),
  };
};
