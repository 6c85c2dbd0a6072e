import columns from './columns.json';
import NOTICES from './notices.json';
import type { Row } from './readCsv';
import type { Decisions } from './report';
import { hasWord, isWord, nameIn, plain } from './words';

const KINDS = ['kids', 'unisex', 'women', 'men'] as const;
type Kind = (typeof KINDS)[number];

/** The parts of a cell, without numbers and what stands for an empty cell. */
const partsOf = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => !/^\d*$/.test(part) && !isWord(part, 'none'));

export const tagsOf = (row: Row): readonly string[] =>
  partsOf(row.cell('Tags'), ',');

/** Whether the type is that of all products, as in a file of Ecwid. */
const isProduct = (row: Row) => isWord(row.cell('Type'), 'products');

/** The levels of a type, such as `Women > Tops`. */
const typesOf = (row: Row) =>
  isProduct(row) ? [] : partsOf(row.cell('Type'), '>');

/** Some systems write `/Women/Tops`. */
const levelsOf = (row: Row) => {
  const path = row.cell('Product Category');
  return partsOf(path, path.includes('>') ? '>' : '/');
};

/** The parts of a tag such as `Women > Tops`, or of `gender_women`. */
const groupsOf = (tag: string): readonly string[] => {
  const [key = '', ...values] = tag.split('_');
  const isKey = values.length > 0 && hasWord(key, 'gender');
  return partsOf(isKey ? values.join(' ') : tag, /[:>/|]/);
};

/** The kind of a product for these groups; unisex for both women and men. */
const kindOf = (found: readonly Kind[]): Kind | undefined => {
  const [first, second] = KINDS.filter((kind) => found.includes(kind));
  return first === 'women' && second === 'men' ? 'unisex' : first;
};

const kindIn = (texts: readonly string[], isNamed: typeof isWord) =>
  kindOf(KINDS.filter((kind) => texts.some((text) => isNamed(text, kind))));

/**
 * The group of shoppers that the tags name. Each such tag is a question,
 * because many tags name no group.
 */
const kindOfTags = (row: Row, { mapping, given, ask }: Decisions) => {
  const kinds = tagsOf(row).flatMap((tag) => {
    const kind = given.tags(tag) ?? kindIn(groupsOf(tag), isWord);
    if (kind === undefined || kind === '') return [];
    mapping.tags[tag] ??= kind;
    ask('tags', tag, row);
    return [kind];
  });
  // With a tag for adults, a tag for kids names an occasion.
  return kindOf(kinds.filter((kind) => kind !== 'kids')) ?? kindOf(kinds);
};

/** Whether a type stands for the English level of Shopify's categories. */
const isOneType = (level: string, all: readonly Row[]) => {
  const same = all.filter((row) => levelsOf(row)[1] === level);
  return new Set(same.map((row) => typesOf(row).join())).size === 1;
};

/** The category of a product; `all` are the first rows of all products. */
export const categoryOf = (
  row: Row,
  all: readonly Row[],
  decisions: Decisions,
): string => {
  const { mapping, given, ask } = decisions;
  const labelIn = (texts: readonly string[]) =>
    texts
      .filter((text) => !KINDS.some((kind) => kind === text.toLowerCase()))
      .map(given.categories)
      .find(Boolean);
  const labelOfKind = (kind: Kind): string =>
    given.categories(kind) ??
    (mapping.categories[kind] ??= nameIn(mapping.language, kind));

  const levels = levelsOf(row);
  // `adults; teens` names no group.
  const genders = columns.genders
    .map((name) => row.cell(name))
    .filter((text) => !hasWord(text, 'adults'))
    .flatMap((text) => partsOf(text, ';'));
  const types = typesOf(row);
  const titles = [row.cell('Title')];
  const own = labelIn([...titles, ...types, ...tagsOf(row), ...genders]);
  if (own !== undefined) return own;
  // The most reliable source is first. The tags `Baby Blue` and `gift_for_man`
  // name no group.
  const kind =
    kindIn(genders, hasWord) ??
    kindOfTags(row, decisions) ??
    kindIn(types, isWord) ??
    kindIn(levels, hasWord);
  if (kind) return labelOfKind(kind);
  const [first = '', level = first] = levels;
  const known =
    labelIn([...levels.toReversed(), level]) ?? given.categories('*');
  if (known !== undefined) return known;
  // Any other text needs an answer: `Girl Boss Mugs` are not for girls.
  const texts = [types, titles].find((some) => kindIn(some, hasWord));
  const named = texts && kindIn(texts, hasWord);
  const isForeign =
    (mapping.language ?? 'en') !== 'en' &&
    levels[0] === 'Apparel & Accessories';
  const nameOfLevel = () =>
    isForeign && types.length > 0 && isOneType(level, all)
      ? typeOf(row, decisions)
      : level || nameIn(mapping.language, 'products');
  const label = named
    ? labelOfKind(named)
    : (mapping.categories[level] ?? nameOfLevel());
  for (const text of texts ?? [level]) {
    mapping.categories[text] ??= label;
    ask('categories', text, row);
  }
  return label;
};

export const typeOf = (row: Row, decisions: Decisions): string => {
  const name = [...levelsOf(row), ...typesOf(row)].at(-1) ?? '';
  const ofTitle = name === '' && decisions.given.types(row.cell('Title'));
  if (ofTitle) return ofTitle;
  const label = name || nameIn(decisions.mapping.language, 'products');
  const type = decisions.labelOf('types', name, { key: plain(name), label });
  if (isProduct(row)) decisions.report(NOTICES.unread, { number: 1 }, 'type');
  if (name === '') decisions.ask('types', '', row);
  return type;
};
