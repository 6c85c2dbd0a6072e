import { picturesOf } from './colorPictures';
import { finderOf, labelReader, type Decisions, type Role } from './mapping';
import { parsePrice } from './prices';
import { onOneLine } from './productText';
import type { Row } from './readCsv';
import { isSize } from './sizes';
import { capitalized, hasWord, isWord, plain } from './words';

export type Group = readonly [Row, ...Row[]];

const OPTIONS = ['Option1', 'Option2', 'Option3'] as const;

/** The rows that are a variant; the others add an image. */
const variantsIn = ([first, ...others]: Group): Group => {
  const columns = OPTIONS.map((option) => `${option} Value`);
  const isVariant = (row: Row) =>
    [...columns, 'Variant Price'].some((column) => row.cell(column) !== '');
  return [first, ...others.filter(isVariant)];
};

interface Option {
  readonly name: string;
  readonly role: Role;
  readonly values: readonly string[];
  readonly valueIn: (row: Row) => string;
}

/** The options of a product that have values. */
const optionsIn = (group: Group, roleOf: (name: string) => Role) => {
  const options = OPTIONS.map((option): Option => {
    const name = group[0].cell(`${option} Name`);
    const isLinked = group[0].cell(`${option} Linked To`) !== '';
    const role = roleOf(name);
    const valueIn = (row: Row) => {
      const value = onOneLine(row.cell(`${option} Value`));
      if (!isLinked || value === '') return value;
      // The handle of a metafield, such as `off-white-2`.
      const words = capitalized(value.replaceAll('-', ' '));
      return role === 'color' ? words.replace(/ \d+$/, '') : words;
    };
    const values = new Set(variantsIn(group).map(valueIn));
    values.delete('');
    values.delete('Default Title');
    return { name, role, values: [...values], valueIn };
  });
  return options.filter(({ values }) => values.length > 0);
};

const guessRole = (name: string, options: readonly Option[]): Role => {
  const values = options.flatMap((option) => option.values);
  const isOrigin = values.every((value) => isWord(value, 'country'));
  if (isOrigin || hasWord(name, 'origin')) return 'ignore';
  if (hasWord(name, 'color')) return 'color';
  if (hasWord(name, 'size') || values.every(isSize)) return 'size';
  // No choice of the shopper gets lost: a size has the values of both options.
  const hasChoice = options.some((option) => option.values.length > 1);
  return hasChoice ? 'size' : 'ignore';
};

/** The color of a product: the first that has images of its own, or the first. */
const findColor = (group: Group, options: readonly Option[]) => {
  const colors = options.filter(({ role }) => role === 'color');
  const hasPictures = ({ valueIn }: Option) => {
    const rows = variantsIn(group);
    const variants = rows.map((row) => ({ row, color: valueIn(row) }));
    return picturesOf(group, variants).areApart;
  };
  return colors.find(hasPictures) ?? colors[0];
};

/**
 * Decides the role of each option by its name, for all products. Returns the
 * options of a product.
 */
export const readOptions = (
  groups: readonly Group[],
  { mapping, report }: Decisions,
) => {
  const givenRole = finderOf(mapping.options);
  const all = groups.flatMap((group) => optionsIn(group, () => 'ignore'));
  for (const name of new Set(all.map((option) => option.name))) {
    const named = all.filter((option) => option.name === name);
    mapping.options[name] = givenRole(name) ?? guessRole(name, named);
  }
  return (group: Group): readonly Option[] => {
    const roleOf = (name: string) => mapping.options[name] ?? 'ignore';
    const options = optionsIn(group, roleOf);
    const color = findColor(group, options);
    return options.map((option): Option => {
      if (option.role !== 'color' || option === color) return option;
      const { name, values } = option;
      report.add('second colors, shown as a size', group[0], name);
      return { ...option, role: values.length > 1 ? 'size' : 'ignore' };
    });
  };
};

/** Gives spellings of one color one label. */
export const colorReader = ({ mapping }: Decisions) =>
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

const NOT_OFFERED =
  'variants sold out, not offered; "soldOut": "offer" in the mapping offers them';

/** The variants of a product; those that cannot be sold are noted. */
export const readVariants = (
  group: Group,
  options: readonly Option[],
  labelsOf: Readonly<Record<'size' | 'color', (text: string) => string>>,
  { mapping, report }: Decisions,
) => {
  /** The labels of a row, such as `M / Slim`. */
  const labelOf = (row: Row, wanted: 'size' | 'color') => {
    const some = options.filter(({ role }) => role === wanted);
    const values = some.map(({ valueIn }) => valueIn(row)).filter(Boolean);
    return values.map(labelsOf[wanted]).join(' / ');
  };

  const prices = new Map<string, number>();
  const isOffered = (row: Row, values: string, price: number): boolean => {
    const isSoldOut = !isInStock(row);
    const isSold = !isSoldOut || mapping.soldOut === 'offer';
    if (isSoldOut) {
      report.add(isSold ? 'variants sold out, offered' : NOT_OFFERED, row);
    }
    const earlier = prices.get(values);
    if (!isSold || earlier === undefined) {
      if (isSold) prices.set(values, price);
      return isSold;
    }
    const isLost = earlier !== price;
    const found = isLost ? 'LOOK AT prices that are lost' : 'variants left out';
    const text = row.cell('Variant Price');
    report.add(`${found}, an earlier row has the size and color`, row, text);
    return false;
  };

  return variantsIn(group).flatMap((row) => {
    const text = row.cell('Variant Price');
    const price = parsePrice(text);
    if (price === undefined) {
      const fault = 'the price is no number from 0.01 to 100000000';
      report.add(`variants left out, ${fault}`, row, text);
      return [];
    }
    if (row.cell('Variant Compare At Price') !== '') {
      report.add('compare-at prices that are not shown', row);
    }
    const size = labelOf(row, 'size') || labelsOf.size('One size');
    const color = labelOf(row, 'color');
    const offered = isOffered(row, `${size}\n${color}`, price);
    return [{ row, size, color, price, isOffered: offered }];
  });
};
