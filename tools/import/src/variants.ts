import type { Cents, Product } from '../../../src/data/types';
import type { Role } from './mapping';
import NOTICES from './notices.json';
import type { Group, Option } from './options';
import type { Row } from './readCsv';
import { LOOK, type Decisions } from './report';
import { sizeOf } from './sizes';
import { capitalized, isWord, isYes, plain } from './words';

/** Gives spellings of one color one label. */
export const colorOf = (text: string, { labelOf }: Decisions): string => {
  const label = text.replace(/[\s.,;:]+$/, '') || text;
  const key = plain(label) || label;
  return labelOf('colors', text, { key, label: capitalized(label) });
};

/** Such as `1299`, `39,90`, `1.299,00` and `1 299`, but not `1.299`. */
const AMOUNT =
  /^(\d+|\d{1,3}(?:[\s'’]\d{3})+|\d{1,3}([.,])\d{3}(?:\2\d{3})*(?=(?!\2)[.,]\d))(?:[.,](\d\d?))?$/;

/**
 * A currency, such as `€`, `US$` and `CHF`, and the end of `79,-` and of
 * `79.0000`.
 */
const CURRENCY =
  /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr|Fr\.)|(?:\p{Sc}|[A-Z]{3}|kr|zł)$|[.,][-–—](?!\d)|(?<=[.,]\d\d)00$/gu;

/** Reads an amount; the thousands of the currency may have its separator. */
export const parsePrice = (text: string, separator = ''): Cents | undefined => {
  const amount = text
    .replaceAll(CURRENCY, '')
    .trim()
    .replace(/^\d{1,3}([.,]\d{3})+$/, (thousands) =>
      thousands.replaceAll(separator, ''),
    );
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
  const isEndless = /^continue$/i.test(policy) || isYes(policy);
  if (!isTracked || isEndless) return false;
  if (isWord(quantity, 'soldOut')) return true;
  const left = Number.parseInt(quantity);
  return Number.isNaN(left) ? undefined : left <= 0;
};

/** Whether no column of a row says that it is not published. */
export const isPublished = (row: Row): boolean =>
  [row.cell('Status'), row.cell('Published')].every(
    (text) => text === '' || isYes(text),
  );

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

const readVariant = (
  row: Row,
  options: readonly Option[],
  decisions: Decisions,
): Variant | undefined => {
  const { report, currency } = decisions;
  if (!isPublished(row)) {
    report(NOTICES.variantNotPublished, row);
    return undefined;
  }
  const { soldOut = 'show' } = decisions.mapping;
  const text = row.cell('Variant Price');
  const price = parsePrice(text, currency?.separator);
  const isSoldOut = findSoldOut(row);
  if (isSoldOut === undefined)
    report(NOTICES.noStock, row, row.cell('Variant Inventory Qty'));
  if (price === undefined) {
    report(`${Number(text) === 0 ? '' : LOOK}${NOTICES.noPrice}`, row, text);
    return undefined;
  }
  const old = row.cell('Variant Compare At Price');
  const compareAt = parsePrice(old, currency?.separator) ?? 0;
  if (Number(old) !== 0 && compareAt < price)
    report(NOTICES.noReduction, row, `${old} at ${text}`);
  const without = options.find(({ valueIn }) => valueIn(row) === '');
  if (without) report(NOTICES.noValue, row, without.name);
  if (isSoldOut) report(NOTICES.soldOut, row);
  if (isSoldOut && soldOut === 'leaveOut') return undefined;
  const valuesOf = (role: Role, label: typeof sizeOf) =>
    options
      .filter((option) => option.role === role && option.valueIn(row) !== '')
      .map(({ values, valueIn }) => label(valueIn(row), decisions, values))
      .join(' / ');
  return {
    row,
    size: valuesOf('size', sizeOf) || sizeOf('One size', decisions),
    color: valuesOf('color', colorOf),
    price,
    compareAt,
    isSoldOut: isSoldOut === true && soldOut === 'show',
    sku: row.cell('Variant SKU'),
  };
};

/** Reads the variants of a product, one for each size and color, by size. */
export const variantsOf = (
  group: Group,
  options: readonly Option[],
  decisions: Decisions,
): readonly Variant[] => {
  const all = group.variants
    .flatMap((row) => readVariant(row, options, decisions) ?? [])
    .sort((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut));
  const found = new Map<string, Variant>();
  for (const variant of all) {
    const key = `${variant.size}\n${variant.color}`;
    const kept = found.get(key) ?? variant;
    found.set(key, kept);
    if (kept === variant) continue;
    const look = kept.price === variant.price ? '' : LOOK;
    const place = `row ${kept.row.number} stays at ${kept.price / 100}`;
    decisions.report(look + NOTICES.sameVariant, variant.row, place);
  }
  const placeOf = ({ row }: Variant) =>
    options
      .filter(({ role }) => role === 'size')
      .reduce(
        (place, { values, valueIn }) =>
          place * values.length + values.indexOf(valueIn(row)),
        0,
      );
  return [...found.values()].sort((a, b) => placeOf(a) - placeOf(b));
};

/** What the sizes of a product have in common, and what differs. */
export const offerOf = (
  variants: readonly Variant[],
): Pick<Product, 'price' | 'compareAtPrice' | 'variants'> => {
  const price = Math.min(...variants.map((each) => each.price));
  const olds = new Set(variants.map(({ compareAt }) => compareAt));
  const [common = 0] = olds.size === 1 ? olds : [];
  const offers = variants.map(({ size, sku, compareAt, ...each }) => {
    const isReduced = compareAt > each.price && compareAt !== common;
    const offer = {
      ...(each.price > price && { price: each.price }),
      ...(isReduced && { compareAtPrice: compareAt }),
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
