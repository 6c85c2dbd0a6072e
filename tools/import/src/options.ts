import { picturesOf } from './colorPictures';
import { finderOf, type Role } from './mapping';
import { onOneLine, unnumbered, wordsOf } from './productText';
import type { Row } from './readCsv';
import type { Decisions } from './report';
import { areLetters, canBeSorted, compareSizes, isSize } from './sizes';
import { capitalized, hasWord, plain } from './words';

const OPTIONS = ['Option1', 'Option2', 'Option3'] as const;

type Rows = readonly [Row, ...Row[]];

/**
 * The rows that are a variant; the others add an image. The first row of some
 * systems is the product without a value.
 */
const variantsIn = ([first, ...others]: Rows): readonly Row[] => {
  const hasValue = (row: Row) =>
    OPTIONS.some((option) => row.cell(`${option} Value`) !== '');
  const more = others.filter(
    (row) => hasValue(row) || row.cell('Variant Price') !== '',
  );
  const isProduct = more.length > 0 && !hasValue(first) && more.every(hasValue);
  return isProduct ? more : [first, ...more];
};

interface NamedOption {
  name: string;
  /** In the order of the file. */
  values: readonly string[];
  valueIn: (row: Row) => string;
}

/** An option with its values in the order of the picker. */
export interface Option extends NamedOption {
  role: Role;
}

/** Names that differ by a plural or the letter case are of one option. */
const keyOf = (name: string) => plain(name).replace(/s$/, '');

const isNamed = (name: string, meaning: 'size' | 'color') =>
  hasWord(name, meaning) || hasWord(keyOf(name), meaning);

/** The rows of a product, its variants, and its options that have values. */
export const groupOf = (rows: Rows) => {
  const [first] = rows;
  const variants = variantsIn(rows);
  const options = OPTIONS.map((option): NamedOption => {
    const name = onOneLine(first.cell(`${option} Name`));
    const isLinked = first.cell(`${option} Linked To`) !== '';
    const valueIn = (row: Row) => {
      const value = onOneLine(row.cell(`${option} Value`));
      if (!isLinked || value === '') return value;
      const words = wordsOf(value);
      const word = unnumbered(words);
      return isNamed(name, 'color') || isSize(word) ? word : words;
    };
    const values = new Set(variants.map(valueIn));
    values.delete('');
    values.delete('Default Title');
    return { name, values: [...values], valueIn };
  }).filter(({ values }) => values.length > 0);
  return { first, rows, variants, options };
};

export type Group = ReturnType<typeof groupOf>;

/** Whether some image shows only some of the values. */
const hasOwnImages = ({ rows, variants }: Group, { valueIn }: NamedOption) =>
  picturesOf(
    rows,
    variants.map((row) => ({ row, color: valueIn(row) })),
  ).areApart;

/** What the sizes of a product are called; '' for "Size". */
export const optionNameOf = (options: readonly Option[]): string => {
  const ofSize = options.filter(({ role }) => role === 'size');
  const name = ofSize.map((option) => option.name).join(' / ');
  return keyOf(name) === 'size' ? '' : capitalized(name);
};

const MAX_EXAMPLES = 4;

/** Decides the role of each option by its name, for all products. */
const decideRoles = (groups: readonly Group[], { mapping, ask }: Decisions) => {
  const givenRole = finderOf(mapping.options);
  const all = groups.flatMap((group) =>
    group.options.map((option) => ({ group, option, key: keyOf(option.name) })),
  );

  /** The role, and whether the name says it; undefined without a choice. */
  const guessRole = (name: string): readonly [Role, boolean] | undefined => {
    const same = all.filter(({ key }) => key === keyOf(name));
    if (hasWord(name, 'origin')) return ['ignore', true];
    if (isNamed(name, 'color')) return ['color', true];
    if (isNamed(name, 'size')) return ['size', true];
    if (same.every(({ option }) => option.values.every(isSize)))
      return ['size', false];
    const withChoice = same.filter(({ option }) => option.values.length > 1);
    if (withChoice.length === 0) return undefined;
    // No choice of the shopper gets lost: a size has the values of both
    // options.
    const isColor = withChoice.every(
      ({ group, option }) =>
        !group.options.some((other) => isNamed(other.name, 'color')) &&
        group.variants.every((row) => row.cell('Variant Image') !== '') &&
        hasOwnImages(group, option),
    );
    return [isColor ? 'color' : 'size', false];
  };

  for (const name of new Set(all.map(({ option }) => option.name))) {
    const given = givenRole(name);
    const [role, isCertain] = given ? [given, true] : (guessRole(name) ?? []);
    // A newer export may have a choice.
    if (role) mapping.options[name] = role;
    for (const { group, option } of all) {
      if (option.name !== name || isCertain !== false) continue;
      const some = option.values.slice(0, MAX_EXAMPLES).join(', ');
      ask('options', name, group.first, `(${name}: ${some})`);
    }
  }
};

/** Sizes by what they mean, before other values in the order of the file. */
const inOrder = (values: readonly string[]) => {
  if (canBeSorted(values)) return [...values].sort(compareSizes);
  const sizes = values.filter(isSize);
  const isMixed = 2 * sizes.length > values.length && areLetters(sizes);
  const others = values.filter((value) => !isSize(value));
  return isMixed ? [...sizes.sort(compareSizes), ...others] : values;
};

/** Returns the options of a product with what they are. */
export const optionReader = (
  groups: readonly Group[],
  decisions: Decisions,
) => {
  const { mapping } = decisions;
  decideRoles(groups, decisions);

  return (group: Group): readonly Option[] => {
    const { options } = group;
    const roleIn = ({ name }: NamedOption) => mapping.options[name] ?? 'ignore';
    const color = options.find((option) => roleIn(option) === 'color');
    const colors = new Set(color?.values.map(plain));
    // Colors without images of their own are a choice in one product.
    const isShared = color && colors.size > 1 && !hasOwnImages(group, color);
    const ofProducts = isShared ? undefined : color;
    const isOfSize = (option: NamedOption) =>
      roleIn(option) !== 'ignore' && option !== ofProducts;
    const hasChoice = options.some(
      (option) => isOfSize(option) && option.values.length > 1,
    );

    return options.map((option): Option => {
      const { name, values } = option;
      if (option === ofProducts) return { ...option, role: 'color' };
      if (isOfSize(option) && values.length > 1)
        return { ...option, role: 'size', values: inOrder(values) };
      // One value is shown if it is a size, and there is nothing to choose.
      const isKnown = canBeSorted(values) || isNamed(name, 'size');
      const isOnlySize = isOfSize(option) && isKnown && !hasChoice;
      return { ...option, role: isOnlySize ? 'size' : 'ignore' };
    });
  };
};
