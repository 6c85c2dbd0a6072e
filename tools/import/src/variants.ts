import { finderOf, type Decisions, type Role } from './mapping';
import { onOneLine } from './productText';
import type { Row } from './readCsv';
import { isSize } from './sizes';
import { capitalized, hasWord, plain } from './wordSets';

/** The rows of a product. */
export type Group = readonly [Row, ...Row[]];

const OPTIONS = ['Option1', 'Option2', 'Option3'] as const;

/** The rows that are a variant; the others add an image. */
const variantsIn = ([first, ...others]: Group): Group => {
  const columns = OPTIONS.map((option) => `${option} Value`);
  const isVariant = (row: Row) =>
    [...columns, 'Variant Price'].some((column) => row.cell(column) !== '');
  return [first, ...others.filter(isVariant)];
};

/** The options of a product that have values. */
const optionsIn = (group: Group) => {
  const [row] = group;
  const rows = variantsIn(group);
  const options = OPTIONS.map((option) => {
    const valueIn = (each: Row) => each.cell(`${option} Value`);
    const values = new Set(rows.map(valueIn));
    values.delete('');
    values.delete('Default Title');
    return {
      row,
      name: row.cell(`${option} Name`),
      isLinked: row.cell(`${option} Linked To`) !== '',
      values: [...values],
      valueIn,
    };
  });
  return options.filter(({ values }) => values.length > 0);
};

/** Of an option that is linked to a metafield, such as `off-white-2`. */
const wordsOfHandle = (handle: string, role: Role) => {
  const words = capitalized(handle.replaceAll('-', ' '));
  return role === 'color' ? words.replace(/ \d+$/, '') : words;
};

const guessRole = (
  name: string,
  options: readonly { readonly values: readonly string[] }[],
): Role => {
  if (hasWord(name, 'color')) return 'color';
  if (hasWord(name, 'size')) return 'size';
  const values = options.flatMap((option) => option.values);
  if (values.every(isSize)) return 'size';
  // No choice of the shopper gets lost: a size has the values of both options.
  const hasChoice = options.some((option) => option.values.length > 1);
  return hasChoice ? 'size' : 'ignore';
};

/** The names of options whose role needs no line in the report. */
const USUAL_NAMES = ['size', 'color', 'colour'];

/**
 * Decides the role of each option by its name, for all products. Returns the
 * options of a product.
 */
export const readOptions = (
  groups: readonly Group[],
  { mapping, report }: Decisions,
) => {
  const all = groups.flatMap(optionsIn);
  const givenRole = finderOf(mapping.options);
  for (const name of new Set(all.map((option) => option.name))) {
    const named = all.filter((option) => option.name === name);
    const given = givenRole(name);
    const role = given ?? guessRole(name, named);
    mapping.options[name] = role;
    if (given !== undefined || USUAL_NAMES.includes(plain(name))) continue;
    const reading = role === 'ignore' ? 'not shown' : `read as the ${role}`;
    const [first] = named;
    if (first) report.add(`options ${reading}`, first.row, name);
  }
  return (group: Group) =>
    optionsIn(group).map(({ name, isLinked, valueIn }) => {
      const role = mapping.options[name] ?? 'ignore';
      const wordsIn = (row: Row) => wordsOfHandle(valueIn(row), role);
      return { role, valueIn: isLinked ? wordsIn : valueIn };
    });
};

type Option = ReturnType<ReturnType<typeof readOptions>>[number];

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
