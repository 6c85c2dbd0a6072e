import type { Cents } from '../../../src/data/types';
import type { Decisions } from './decisions';
import type { Role } from './mapping';
import type { Group, Option } from './options';
import type { Row } from './readCsv';
import { sizeOf } from './sizes';
import { capitalized, isNo, isWord, isYes, plain } from './words';

/** Gives spellings of one color one label. */
export const colorOf = (text: string, { labelOf }: Decisions): string => {
  const label = text.replace(/[\s.,;:]+$/, '') || text;
  return labelOf('colors', text, plain(label) || label, capitalized(label));
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

const isSoldOut = (row: Row, { report }: Decisions): boolean => {
  const quantity = row.cell('Variant Inventory Qty');
  const policy = row.cell('Variant Inventory Policy');
  const tracker = 'Variant Inventory Tracker';
  // A file by hand may have no more than the quantities.
  const isTracked = row.hasColumn(tracker)
    ? row.cell(tracker) !== ''
    : quantity !== '';
  const isEndless = /^continue$/i.test(policy) || isYes(policy);
  if (!isTracked || isEndless) return false;
  const left = Number.parseInt(quantity);
  if (left <= 0 || isNo(quantity) || isWord(quantity, 'soldOut')) return true;
  if (!(left > 0) && !isYes(quantity)) report('noStock', row, quantity);
  return false;
};

/** Whether no column of a row says that it is not published. */
export const isPublished = (row: Row) =>
  ['Status', 'Published'].map(row.cell).every((cell) => !cell || isYes(cell));

/** Undefined for a variant that is left out. */
const readVariant = (
  row: Row,
  options: readonly Option[],
  decisions: Decisions,
) => {
  const { report, currency, mapping } = decisions;
  if (!isPublished(row)) {
    report('variantNotPublished', row);
    return undefined;
  }
  const text = row.cell('Variant Price');
  const price = parsePrice(text, currency?.separator);
  if (price === undefined) {
    report(Number(text) === 0 ? 'free' : 'noPrice', row, text);
    return undefined;
  }
  const old = row.cell('Variant Compare At Price');
  const compareAt = parsePrice(old, currency?.separator) ?? 0;
  if (Number(old) !== 0 && compareAt < price)
    report('noReduction', row, `${old} at ${text}`);
  const without = options.find(({ valueIn }) => valueIn(row) === '');
  if (without) report('noValue', row, without.name);
  const soldOut = isSoldOut(row, decisions);
  if (soldOut) report('soldOut', row);
  if (soldOut && mapping.soldOut === 'leaveOut') return undefined;
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
    /** The price before a reduction; 0 without one. */
    compareAt,
    soldOut: soldOut && mapping.soldOut !== 'offer',
    sku: row.cell('Variant SKU'),
  };
};

type Variant = NonNullable<ReturnType<typeof readVariant>>;

/** Reads the variants of a product, one for each size and color, by size. */
export const variantsOf = (
  group: Group,
  options: readonly Option[],
  decisions: Decisions,
) => {
  const all = group.variants
    .flatMap((row) => readVariant(row, options, decisions) ?? [])
    .sort((a, b) => Number(a.soldOut) - Number(b.soldOut));
  const found = new Map<string, Variant>();
  for (const variant of all) {
    const key = `${variant.size}\n${variant.color}`;
    const kept = found.get(key) ?? variant;
    found.set(key, kept);
    if (kept === variant) continue;
    const cause =
      kept.price === variant.price ? 'copiedVariant' : 'sameVariant';
    const place = `row ${kept.row.number} stays at ${kept.price / 100}`;
    decisions.report(cause, variant.row, place);
  }
  const ofSize = options.filter(({ role }) => role === 'size');
  const placeOf = ({ row }: Variant) =>
    ofSize.reduce(
      (place, { values, valueIn }) =>
        place * values.length + values.indexOf(valueIn(row)),
      0,
    );
  return [...found.values()].sort((a, b) => placeOf(a) - placeOf(b));
};

/** What the sizes of a product have in common, and what differs. */
export const offerOf = (variants: readonly Variant[]) => {
  const price = Math.min(...variants.map((each) => each.price));
  const olds = new Set(variants.map(({ compareAt }) => compareAt));
  const [common = 0] = olds.size === 1 ? olds : [];
  const differing = variants.flatMap(({ size, sku, compareAt, ...each }) => {
    const isReduced = compareAt > each.price && compareAt !== common;
    const offer = {
      ...(each.price > price && { price: each.price }),
      ...(isReduced && { compareAtPrice: compareAt }),
      ...(each.soldOut && { soldOut: true }),
      ...(sku !== '' && { sku }),
    };
    return Object.keys(offer).length > 0 ? [[size, offer] as const] : [];
  });
  return {
    price,
    ...(common > price && { compareAtPrice: common }),
    ...(differing.length > 0 && { variants: Object.fromEntries(differing) }),
  };
};
