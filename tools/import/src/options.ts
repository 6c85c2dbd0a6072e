import { picturesOf } from './colorPictures';
import type { Decisions } from './decisions';
import type { Role } from './mapping';
import { onOneLine, unnumbered, wordsOf } from './productText';
import type { Row } from './readCsv';
import { canBeSorted, isSize, sizesIn, sortSizes } from './sizes';
import { capitalized, hasWord, plain, singular } from './words';

const OPTIONS = ['Option1', 'Option2', 'Option3'] as const;

export type Rows = readonly [Row, ...Row[]];

/** A row for each size that a cell of the row lists. */
const rowsOfSizes = (row: Row): readonly Row[] =>
  OPTIONS.map((option) => `${option} Value`).reduce<readonly Row[]>(
    (rows, column) =>
      sizesIn(row.cell(column)).flatMap((size) =>
        rows.map((each) => each.with({ [column]: size })),
      ),
    [row],
  );

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
  const variants = isProduct ? more : [first, ...more];
  // A table has the images of a color in its row.
  const isTable =
    !['Variant Image', 'Image Position'].some(first.hasColumn) &&
    variants.every((row) => row.cell('Image Src') !== '');
  return variants
    .map((row) =>
      isTable ? row.with({ 'Variant Image': row.cell('Image Src') }) : row,
    )
    .flatMap(rowsOfSizes);
};

export interface Option {
  name: string;
  role: Role;
  /** In the order of the picker; at first, in that of the file. */
  values: readonly string[];
  valueIn: (row: Row) => string;
}

type NamedOption = Omit<Option, 'role'>;

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
      return hasWord(name, 'color') || isSize(word) ? word : words;
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
  const name = options
    .filter(({ role }) => role === 'size')
    .map((option) => singular(option.name))
    .join(' / ');
  return plain(name) === 'size' ? '' : capitalized(name);
};

const MAX_EXAMPLES = 4;

const roleByName = (name: string): Role | undefined => {
  if (hasWord(name, 'origin')) return 'ignore';
  if (hasWord(name, 'color')) return 'color';
  return hasWord(name, 'size') ? 'size' : undefined;
};

/** Undefined if no product has a choice. A later export may have one. */
const roleByValues = (
  same: readonly { group: Group; option: NamedOption }[],
): Role | undefined => {
  if (same.every(({ option }) => option.values.every(isSize))) return 'size';
  const withChoice = same.filter(
    ({ option: { values } }) =>
      values.length > 1 || /[,;|]/.test(values[0] ?? ''),
  );
  if (withChoice.length === 0) return undefined;
  // No choice of the shopper gets lost: a size has the values of both options.
  const isColor = withChoice.every(
    ({ group, option }) =>
      !group.options.some((other) => hasWord(other.name, 'color')) &&
      group.variants.every((row) => row.cell('Variant Image') !== '') &&
      hasOwnImages(group, option),
  );
  return isColor ? 'color' : 'size';
};

/** Decides the role of each option by its name, else by all its values. */
export const decideRoles = (
  groups: readonly Group[],
  { mapping, given, ask }: Decisions,
) => {
  // Names that differ by a plural or the letter case are of one option.
  const all = groups.flatMap((group) =>
    group.options.map((option) => {
      return { group, option, key: plain(option.name).replace(/s$/, '') };
    }),
  );
  for (const { group, option, key } of all) {
    const { name, values } = option;
    const certain = given.options(name) ?? roleByName(name);
    const role =
      certain ??
      mapping.options[name] ??
      roleByValues(all.filter((each) => each.key === key));
    if (!role) continue;
    mapping.options[name] = role;
    const some = values.slice(0, MAX_EXAMPLES).join(', ');
    if (!certain) ask('options', name, group.first, ` (${some})`);
  }
};

/** The options of a product, each with its role. */
export const optionsOf = (
  group: Group,
  { mapping }: Decisions,
): readonly Option[] => {
  const roleIn = ({ name }: NamedOption) => mapping.options[name] ?? 'ignore';
  const color = group.options.find((option) => roleIn(option) === 'color');
  const colors = new Set(color?.values.map(plain));
  // Colors without images of their own are a choice in one product.
  const isShared = color && colors.size > 1 && !hasOwnImages(group, color);
  // The size is before the color, and before any other choice.
  const placeOf = (option: NamedOption) =>
    option === color ? 2 : Number(!option.values.every(isSize));
  const inOrder = group.options.toSorted((a, b) => placeOf(a) - placeOf(b));
  const options = inOrder.map((option): Option => {
    const isChoice = option !== color || isShared;
    const role = roleIn(option);
    return { ...option, role: role === 'color' && isChoice ? 'size' : role };
  });
  const hasChoice = options.some(
    ({ role, values }) => role === 'size' && values.length > 1,
  );
  return options.map((option) => {
    const { name, role, values } = option;
    if (role !== 'size') return option;
    if (values.length > 1) return { ...option, values: sortSizes(values) };
    // One value is shown if it is a size, and there is nothing to choose.
    const isKnown = canBeSorted(values) || hasWord(name, 'size');
    return isKnown && !hasChoice ? option : { ...option, role: 'ignore' };
  });
};
