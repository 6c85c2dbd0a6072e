import columns from './columns.json';
import type { Decisions } from './decisions';
import type { Row } from './readCsv';
import { hasWord, isWord, nameIn, partsOf, plain } from './words';

const KINDS = ['kids', 'unisex', 'women', 'men'] as const;
type Kind = (typeof KINDS)[number];

/** The parts of a cell, without numbers and what stands for an empty cell. */
const valuesIn = (text: string, separator: string | RegExp) =>
  partsOf(text, separator).filter(
    (part) => !/^\d+$/.test(part) && !isWord(part, 'none'),
  );

export const tagsOf = (row: Row) => valuesIn(row.cell('Tags'), ',');

/**
 * The levels of a type, such as `Women > Tops`. A file of Ecwid has the same
 * word for all products.
 */
const typesOf = (row: Row) =>
  valuesIn(row.cell('Type'), '>').filter((type) => !isWord(type, 'products'));

/** Some systems write `/Women/Tops`. */
const levelsOf = (row: Row) => {
  const path = row.cell('Product Category');
  return valuesIn(path, path.includes('>') ? '>' : '/');
};

/** The parts of a tag such as `Women > Tops`, or of `gender_women`. */
const groupsOf = (tag: string) => {
  const [key = '', ...values] = tag.split('_');
  const isKey = values.length > 0 && hasWord(key, 'gender');
  return valuesIn(isKey ? values.join(' ') : tag, /[:>/|]/);
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
    .flatMap((text) => valuesIn(text, ';'));
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

  /** In another language, the type of all products of an English level. */
  const nameOfLevel = () => {
    const { language = 'en' } = mapping;
    const name = level || nameIn(language, 'products');
    const isOfShop = language === 'en' || first !== 'Apparel & Accessories';
    if (isOfShop || types.length === 0) return name;
    const same = all.filter((each) => levelsOf(each)[1] === level);
    const names = new Set(same.map((each) => typesOf(each).join()));
    return names.size === 1 ? typeOf(row, decisions) : name;
  };
  // Any other text needs an answer: `Girl Boss Mugs` are not for girls.
  const texts = [types, titles].find((some) => kindIn(some, hasWord));
  const named = texts && kindIn(texts, hasWord);
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
  const { mapping, given, ask, labelOf } = decisions;
  const name = [...levelsOf(row), ...typesOf(row)].at(-1) ?? '';
  const ofTitle = name === '' && given.types(row.cell('Title'));
  if (ofTitle) return ofTitle;
  const guess = name || nameIn(mapping.language, 'products');
  const type = labelOf('types', name, plain(name), guess);
  if (name === '') ask('types', '', row);
  return type;
};
