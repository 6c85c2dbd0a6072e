import { finderOf, labelReader } from './mapping';
import type { Decisions } from './report';
import type { Row } from './readCsv';
import { hasWord, isWord, nameIn, plain } from './words';

const KINDS = ['kids', 'unisex', 'women', 'men'] as const;
type Kind = (typeof KINDS)[number];

/** The columns that name whom a product is for. */
const GENDER_COLUMNS = [
  'Google Shopping / Gender',
  'Google Shopping / Age Group',
  'product.metafields.shopify.target-gender',
  'product.metafields.shopify.age-group',
];

/** The parts of a cell, without numbers and what stands for an empty cell. */
const partsOf = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => !/^\d*$/.test(part) && !isWord(part, 'none'));

export const tagsOf = (row: Row): readonly string[] =>
  partsOf(row.cell('Tags'), ',');

const typesOf = (row: Row) => partsOf(row.cell('Type'), '\n');

const levelsOf = (row: Row) => partsOf(row.cell('Product Category'), '>');

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

export const categoryReader = ({ mapping, ask }: Decisions) => {
  const labelOf = finderOf(mapping.categories);
  const givenKind = finderOf(mapping.tags);
  const labelIn = (texts: readonly string[]) =>
    texts
      .filter((text) => !KINDS.some((kind) => kind === text.toLowerCase()))
      .map(labelOf)
      .find(Boolean);

  /** Whom the tags name, which are questions: many tags say no such thing. */
  const kindsOfTags = (row: Row): readonly Kind[] =>
    tagsOf(row).flatMap((tag) => {
      const kind = givenKind(tag) ?? kindIn(groupsOf(tag), isWord);
      if (kind === undefined || kind === '') return [];
      mapping.tags[tag] ??= kind;
      ask('tags', tag, row);
      return [kind];
    });

  const labelOfKind = (kind: Kind): string =>
    (mapping.categories[kind] ??=
      labelOf(kind) ?? nameIn(mapping.language, kind));

  const propose = (texts: readonly string[], label: string, row: Row) => {
    for (const text of texts) {
      mapping.categories[text] ??= label;
      ask('categories', text, row);
    }
    return label;
  };

  return (row: Row): string => {
    const levels = levelsOf(row);
    // `adults; teens` names no group.
    const genders = GENDER_COLUMNS.map((name) => row.cell(name))
      .filter((text) => !hasWord(text, 'adults'))
      .flatMap((text) => partsOf(text, ';'));
    const types = typesOf(row);
    const titles = [row.cell('Title')];
    const own = labelIn([...tagsOf(row), ...genders, ...types, ...titles]);
    if (own !== undefined) return own;
    // The surest first. The tags `Baby Blue` and `gift_for_man` name no group;
    // a tag for kids beside one for adults names an occasion.
    const columnKind = kindIn(genders, hasWord);
    const tagKinds = columnKind ? [] : kindsOfTags(row);
    const kind =
      columnKind ??
      kindOf(tagKinds.filter((each) => each !== 'kids')) ??
      kindOf(tagKinds) ??
      kindIn(types, isWord) ??
      kindIn(levels, hasWord);
    if (kind) return labelOfKind(kind);
    const given = labelIn(levels.toReversed()) ?? labelOf('*');
    if (given !== undefined) return given;
    // Below is what needs an answer: `Girl Boss Mugs` are not for girls.
    for (const texts of [types, titles]) {
      const named = kindIn(texts, hasWord);
      if (named) return propose(texts, labelOfKind(named), row);
    }
    const level = levels[1] ?? levels[0] ?? '';
    return propose([level], level || nameIn(mapping.language, 'products'), row);
  };
};

export const typeReader = ({ mapping, ask }: Decisions) => {
  const labelOf = labelReader(mapping.types, (name) => ({
    key: plain(name),
    label: name || nameIn(mapping.language, 'products'),
  }));
  return (row: Row): string => {
    const name = typesOf(row)[0] ?? levelsOf(row).at(-1) ?? '';
    if (name === '') ask('types', '', row);
    return labelOf(name);
  };
};
