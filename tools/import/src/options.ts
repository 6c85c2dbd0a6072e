import { picturesOf } from './colorPictures';
import { finderOf, type Decisions, type Role } from './mapping';
import { onOneLine } from './productText';
import type { Row } from './readCsv';
import { LOOK } from './report';
import { areSizes, compareSizes, isSize } from './sizes';
import { capitalized, hasWord, isWord, plain } from './words';

export type Group = readonly [Row, ...Row[]];

const OPTIONS = ['Option1', 'Option2', 'Option3'] as const;

/** The rows that are a variant; the others add an image. */
export const variantsIn = ([first, ...others]: Group): Group => {
  const columns = OPTIONS.map((option) => `${option} Value`);
  const isVariant = (row: Row) =>
    [...columns, 'Variant Price'].some((column) => row.cell(column) !== '');
  return [first, ...others.filter(isVariant)];
};

export interface Option {
  readonly name: string;
  readonly role: Role;
  /** In the order of the file; sizes from the smallest. */
  readonly values: readonly string[];
  /** Whether the values are sizes of clothes or shoes. */
  readonly hasSizes: boolean;
  readonly valueIn: (row: Row) => string;
}

/** Names that differ by a plural or the letter case are of one option. */
const keyOf = (name: string) => plain(name).replace(/s$/, '');

const isNamed = (name: string, meaning: 'size' | 'color') =>
  hasWord(name, meaning) || hasWord(keyOf(name), meaning);

/** The options of a product that have values. */
const optionsIn = (group: Group, roleOf: (name: string) => Role) => {
  const options = OPTIONS.map((option): Option => {
    const name = onOneLine(group[0].cell(`${option} Name`));
    const isLinked = group[0].cell(`${option} Linked To`) !== '';
    const role = roleOf(name);
    const valueIn = (row: Row) => {
      const value = onOneLine(row.cell(`${option} Value`));
      if (!isLinked || value === '') return value;
      // The handle of a metafield, such as `off-white-2`.
      const words = capitalized(value.replaceAll('-', ' '));
      return role === 'color' ? words.replace(/ \d+$/, '') : words;
    };
    const found = new Set(variantsIn(group).map(valueIn));
    found.delete('');
    found.delete('Default Title');
    const values = [...found];
    if (values.every(isSize)) values.sort(compareSizes);
    return { name, role, values, hasSizes: areSizes(values), valueIn };
  });
  return options.filter(({ values }) => values.length > 0);
};

/** Undefined for an option without a choice. */
const guessRole = (
  name: string,
  options: readonly Option[],
): Role | undefined => {
  const values = options.flatMap((option) => option.values);
  const isOrigin = values.every((value) => isWord(value, 'country'));
  if (isOrigin || hasWord(name, 'origin')) return 'ignore';
  if (isNamed(name, 'color')) return 'color';
  if (isNamed(name, 'size') || values.every(isSize)) return 'size';
  // No choice of the shopper gets lost: a size has the values of both options.
  const hasChoice = options.some((option) => option.values.length > 1);
  return hasChoice ? 'size' : undefined;
};

/** What the sizes of a product are called; '' for "Size". */
export const optionNameOf = (options: readonly Option[]): string => {
  const ofSize = options.filter(({ role }) => role === 'size');
  const name = ofSize.map((option) => option.name).join(' / ');
  return keyOf(name) === 'size' ? '' : capitalized(name);
};

const ADVICE =
  '"options" in mapping.json has what they are: "size", "color" or "ignore"';

const NO_SINGLE_VALUE = `${LOOK}cells with several values, or with a size that a spreadsheet has changed into a date; each variant is a row with one size and one color`;

/** Between the values of a cell, but not in `36,5`. */
const NEXT_VALUE = /\s*[;|]\s*|\s*,(?!\d\b)\s*/;

/** Such as `03. Jun` for 3-6. */
const DATE =
  /^\d{1,2}[.-] ?(jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\.?$/i;

/** Whether a cell has a date, or several sizes, or several values of the only variant. */
const isNoValue = (value: string, hasOneRow: boolean) => {
  const parts = value.split(NEXT_VALUE);
  const isList = parts.length > 1 && (hasOneRow || parts.every(isSize));
  return isList || DATE.test(value);
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
    const named = all.filter((option) => keyOf(option.name) === keyOf(name));
    const role = givenRole(name) ?? guessRole(name, named);
    // A newer export may have a choice.
    if (role) mapping.options[name] = role;
  }
  return (group: Group): readonly Option[] => {
    const roleOf = (name: string) => mapping.options[name] ?? 'ignore';
    const options = optionsIn(group, roleOf);
    const color = findColor(group, options);
    const hasChoice = options.some(
      ({ role, values }) => role === 'size' && values.length > 1,
    );
    const hasOneRow = variantsIn(group).length === 1;
    return options.map((option): Option => {
      const { name, role, values, hasSizes } = option;
      const wrong = values.find((value) => isNoValue(value, hasOneRow));
      if (role !== 'ignore' && wrong)
        report.add(NO_SINGLE_VALUE, group[0], wrong);
      if (role === 'size' && values.length === 1 && hasChoice)
        return { ...option, role: 'ignore' };
      const isUnknown = !hasSizes && !isNamed(name, 'size');
      if (role === 'size' && isUnknown)
        report.add(`options shown as a size; ${ADVICE}`, group[0], name);
      if (role !== 'color' || option === color) return option;
      report.add(`second colors shown as a size; ${ADVICE}`, group[0], name);
      return { ...option, role: values.length > 1 ? 'size' : 'ignore' };
    });
  };
};
