import { picturesOf } from './colorPictures';
import { finderOf, type Decisions, type Role } from './mapping';
import { onOneLine, unnumbered, wordsOf } from './productText';
import type { Row } from './readCsv';
import { areLetters, canBeSorted, compareSizes, isSize } from './sizes';
import { capitalized, hasWord, plain } from './words';

export type Group = readonly [Row, ...Row[]];

const OPTIONS = ['Option1', 'Option2', 'Option3'] as const;

/**
 * The rows that are a variant; the others add an image. The first row of some
 * systems is the product without a value.
 */
export const variantsIn = ([first, ...others]: Group): Group => {
  const hasValue = (row: Row) =>
    OPTIONS.some((option) => row.cell(`${option} Value`) !== '');
  const [second, ...more] = others.filter(
    (row) => hasValue(row) || row.cell('Variant Price') !== '',
  );
  if (second === undefined) return [first];
  const isProduct = !hasValue(first) && [second, ...more].every(hasValue);
  return isProduct ? [second, ...more] : [first, second, ...more];
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

/** The options of a product that have values. */
const optionsIn = (group: Group): readonly NamedOption[] => {
  const options = OPTIONS.map((option) => {
    const name = onOneLine(group[0].cell(`${option} Name`));
    const isLinked = group[0].cell(`${option} Linked To`) !== '';
    const valueIn = (row: Row) => {
      const value = onOneLine(row.cell(`${option} Value`));
      if (!isLinked || value === '') return value;
      const words = wordsOf(value);
      const word = unnumbered(words);
      return isNamed(name, 'color') || isSize(word) ? word : words;
    };
    const found = new Set(variantsIn(group).map(valueIn));
    found.delete('');
    found.delete('Default Title');
    return { name, values: [...found], valueIn };
  });
  return options.filter(({ values }) => values.length > 0);
};

/** Whether some image shows only some of the values. */
const hasOwnImages = (group: Group, { valueIn }: NamedOption) => {
  const rows = variantsIn(group);
  const variants = rows.map((row) => ({ row, color: valueIn(row) }));
  return picturesOf(group, variants).areApart;
};

/** What the sizes of a product are called; '' for "Size". */
export const optionNameOf = (options: readonly Option[]): string => {
  const ofSize = options.filter(({ role }) => role === 'size');
  const name = ofSize.map((option) => option.name).join(' / ');
  return keyOf(name) === 'size' ? '' : capitalized(name);
};

interface Found {
  group: Group;
  option: NamedOption;
  /** The options of the same product. */
  all: readonly NamedOption[];
}

/** Decides the role of each option by its name, for all products. */
const decideRoles = (
  groups: readonly Group[],
  { mapping, report, ask }: Decisions,
) => {
  const givenRole = finderOf(mapping.options);
  const found = new Map<string, Found[]>();
  for (const group of groups) {
    const all = optionsIn(group);
    for (const option of all) {
      const same = found.get(option.name) ?? [];
      same.push({ group, option, all });
      found.set(option.name, same);
    }
  }

  /** The role, and whether the name says it; undefined without a choice. */
  const guessRole = (name: string): readonly [Role, boolean] | undefined => {
    const isSame = (other: string) => keyOf(other) === keyOf(name);
    const same = [...found.keys()]
      .filter(isSame)
      .flatMap((each) => found.get(each) ?? []);
    const values = same.flatMap(({ option }) => option.values);
    if (hasWord(name, 'origin')) return ['ignore', true];
    if (isNamed(name, 'color')) {
      const isColor = (other: NamedOption) =>
        !isSame(other.name) && mapping.options[other.name] === 'color';
      const isSecond = same.some(({ all }) => all.some(isColor));
      return isSecond ? ['size', false] : ['color', true];
    }
    if (isNamed(name, 'size')) return ['size', true];
    const areAllSizes = values.every(isSize);
    const withChoice = same.filter(({ option }) => option.values.length > 1);
    if (withChoice.length === 0 && !areAllSizes) return undefined;
    if (areAllSizes) return ['size', false];
    // No choice of the shopper gets lost: a size has the values of both options.
    const isColor = withChoice.every(
      ({ group, option, all }) =>
        !all.some((other) => isNamed(other.name, 'color')) &&
        variantsIn(group).every((row) => row.cell('Variant Image') !== '') &&
        hasOwnImages(group, option),
    );
    return [isColor ? 'color' : 'size', false];
  };

  for (const [name, same] of found) {
    const given = givenRole(name);
    const guessed = given ? ([given, true] as const) : guessRole(name);
    const [role, isCertain] = guessed ?? [];
    // A newer export may have a choice.
    if (role) mapping.options[name] = role;
    for (const { group, option } of same) {
      if (isCertain === false) ask('options', name, group[0]);
      if (!role)
        report.add(
          `options that are not shown, because no product has a choice; "options": { "${name}": "color" } in mapping.json makes it a color`,
          group[0],
          option.values.join(),
        );
    }
  }
};

/** Decides the order of values. Those without a meaning are asked about. */
const orderReader = ({ mapping, ask }: Decisions) => {
  const places = new Map(mapping.sizeOrder.map((value, i) => [value, i]));
  const placeOf = (value: string) => places.get(value) ?? 0;
  return (values: readonly string[], row: Row) => {
    if (canBeSorted(values)) return [...values].sort(compareSizes);
    const sizes = values.filter(isSize);
    const others = values.filter((value) => !isSize(value));
    const isMixed = 2 * sizes.length > values.length && areLetters(sizes);
    const proposed = isMixed
      ? [...sizes.sort(compareSizes), ...others]
      : values;
    for (const value of proposed) {
      ask('sizeOrder', value, row);
      if (places.has(value)) continue;
      places.set(value, places.size);
      mapping.sizeOrder.push(value);
    }
    return proposed.toSorted((a, b) => placeOf(a) - placeOf(b));
  };
};

/** Returns the options of a product with what they are. */
export const readOptions = (groups: readonly Group[], decisions: Decisions) => {
  const { mapping, ask } = decisions;
  decideRoles(groups, decisions);
  const inOrder = orderReader(decisions);

  return (group: Group): readonly Option[] => {
    const options = optionsIn(group);
    const roleIn = ({ name }: NamedOption) => mapping.options[name] ?? 'ignore';
    const color = options.find((option) => roleIn(option) === 'color');
    const colors = new Set(color?.values.map(plain));
    const isShared = color && colors.size > 1 && !hasOwnImages(group, color);
    if (isShared) {
      mapping.sharedImages ??= 'choice';
      ask('sharedImages', '', group[0]);
    }
    const areApart = !isShared || mapping.sharedImages === 'products';
    const isOfSize = (option: NamedOption) =>
      roleIn(option) === 'size' ||
      (roleIn(option) === 'color' && (option !== color || !areApart));
    const hasChoice = options.some(
      (option) => isOfSize(option) && option.values.length > 1,
    );

    return options.map((option): Option => {
      const { name, values } = option;
      if (isOfSize(option) && values.length > 1) {
        return { ...option, role: 'size', values: inOrder(values, group[0]) };
      }
      // One value is shown if it is a size, and there is nothing to choose.
      const isKnown = canBeSorted(values) || isNamed(name, 'size');
      const isOnlySize = isOfSize(option) && isKnown && !hasChoice;
      const isColor = option === color && areApart;
      const role = isOnlySize ? 'size' : isColor ? 'color' : 'ignore';
      return { ...option, role };
    });
  };
};
