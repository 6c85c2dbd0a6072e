import { finderOf, type Decisions, type Role } from './mapping';
import type { Row } from './readCsv';
import { isSize } from './sizes';
import { capitalized, hasWord, plain } from './wordSets';

/** The rows of a product. */
export type Group = readonly [Row, ...Row[]];

const OPTIONS = ['Option1', 'Option2', 'Option3'] as const;

/** The rows that are a variant; the others add an image. */
export const variantsIn = ([first, ...others]: Group): Group => {
  const columns = OPTIONS.map((option) => `${option} Value`);
  const isVariant = (row: Row) =>
    [...columns, 'Variant Price'].some((column) => row.cell(column) !== '');
  return [first, ...others.filter(isVariant)];
};

const optionsIn = (group: Group) =>
  OPTIONS.map((option) => {
    const valueIn = (row: Row) => row.cell(`${option} Value`);
    const all = new Set(variantsIn(group).map(valueIn));
    const values = [...all].filter(
      (value) => value !== '' && value !== 'Default Title',
    );
    const name = group[0].cell(`${option} Name`);
    const isLinked = group[0].cell(`${option} Linked To`) !== '';
    return { name, isLinked, values, valueIn };
  }).filter(({ values }) => values.length > 0);

/** Of an option that is linked to a metafield, such as `off-white-2`. */
const wordsOfHandle = (handle: string, role: Role) => {
  const words = capitalized(handle.replaceAll('-', ' '));
  return role === 'color' ? words.replace(/ \d+$/, '') : words;
};

const guessRole = (
  name: string,
  values: readonly string[],
  hasChoice: boolean,
): Role => {
  if (hasWord(name, 'color')) return 'color';
  if (hasWord(name, 'size') || values.every(isSize)) return 'size';
  // No choice of the shopper gets lost: a size has the values of both options.
  return hasChoice ? 'size' : 'ignore';
};

/**
 * Decides the role of each option by its name, for all products. Returns the
 * options of a product.
 */
export const readOptions = (
  groups: readonly Group[],
  { mapping, report }: Decisions,
) => {
  const found = new Map<
    string,
    { row: Row; all: string[]; hasChoice: boolean }
  >();
  for (const group of groups) {
    for (const { name, values } of optionsIn(group)) {
      const option = found.get(name) ?? {
        row: group[0],
        all: [],
        hasChoice: false,
      };
      option.all.push(...values);
      option.hasChoice ||= values.length > 1;
      found.set(name, option);
    }
  }
  const givenRole = finderOf(mapping.options);
  for (const [name, { row, all, hasChoice }] of found) {
    const role = givenRole(name);
    const guess = guessRole(name, all, hasChoice);
    mapping.options[name] = role ?? guess;
    const isPlain = ['size', 'color', 'colour'].includes(plain(name));
    const reading = guess === 'ignore' ? 'not shown' : `read as the ${guess}`;
    if (role === undefined && !isPlain)
      report.add(`options ${reading}`, row, name);
  }
  return (group: Group) =>
    optionsIn(group).map(({ name, isLinked, valueIn }) => {
      const role = mapping.options[name] ?? 'ignore';
      const wordsIn = (row: Row) => wordsOfHandle(valueIn(row), role);
      return { role, valueIn: isLinked ? wordsIn : valueIn };
    });
};

export type Option = ReturnType<ReturnType<typeof readOptions>>[number];
