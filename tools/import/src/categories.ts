import { finderOf, labelReader, type Decisions } from './mapping';
import type { Row } from './readCsv';
import { capitalized, hasWord, isWord } from './words';

export const KINDS = ['kids', 'unisex', 'women', 'men'] as const;
type Kind = (typeof KINDS)[number];

/** The columns that name whom a product is for. */
const GENDER_COLUMNS = [
  'Google Shopping / Gender',
  'Google Shopping / Age Group',
  'product.metafields.shopify.target-gender',
  'product.metafields.shopify.age-group',
];

const DEFAULT = 'Clothing';

const advice = (key: string) =>
  `"${key}": { "": "Others" } in mapping.json sets another`;

/** The parts of a cell, without those that stand for an empty cell. */
const partsOf = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isWord(part, 'none'));

export const tagsOf = (row: Row): readonly string[] =>
  partsOf(row.cell('Tags'), ',');

const levelsOf = (row: Row) => partsOf(row.cell('Product Category'), '>');

/** The parts of a tag such as `Women > Tops`, or of `gender_women`. */
const groupsOf = (tag: string): readonly string[] => {
  const [key = '', ...values] = tag.split('_');
  const isKey = values.length > 0 && hasWord(key, 'gender');
  return partsOf(isKey ? values.join(' ') : tag, /[:>/|]/);
};

/** What any of the texts name; unisex for both women and men. */
const kindOf = (
  texts: readonly string[],
  isNamed: typeof isWord,
): Kind | undefined => {
  const [first, ...others] = KINDS.filter((kind) =>
    texts.some((text) => isNamed(text, kind)),
  );
  return first === 'women' && others.includes('men') ? 'unisex' : first;
};

export const categoryReader = ({ mapping, report }: Decisions) => {
  const labelOf = finderOf(mapping.categories);
  const labelIn = (texts: readonly string[]) =>
    texts
      .filter((text) => !KINDS.some((kind) => kind === text.toLowerCase()))
      .map(labelOf)
      .find(Boolean);

  return (row: Row): string => {
    const tags = tagsOf(row);
    const levels = levelsOf(row);
    // `adults; teens` names no group.
    const genders = GENDER_COLUMNS.map((name) => row.cell(name))
      .filter((text) => !hasWord(text, 'adults'))
      .flatMap((text) => partsOf(text, ';'));
    const own = labelIn([...tags, ...genders]);
    if (own !== undefined) return own;
    // The surest first. The tags `Baby Blue` and `gift_for_man` name no group.
    const kind =
      kindOf(genders, hasWord) ??
      kindOf(tags.flatMap(groupsOf), isWord) ??
      kindOf([row.cell('Type'), ...levels], hasWord);
    if (kind) {
      mapping.categories[kind] ??= labelOf(kind) ?? capitalized(kind);
      return mapping.categories[kind];
    }
    const given = labelIn(levels.toReversed()) ?? labelOf('*');
    const level = given ?? levels[1] ?? levels[0];
    if (level !== undefined) return level;
    const label = (mapping.categories[''] ??= DEFAULT);
    const note = `products without a category, now in ${label}`;
    report.add(`${note}; ${advice('categories')}`, row);
    return label;
  };
};

export const typeReader = ({ mapping, report }: Decisions) => {
  const labelOf = labelReader(mapping.types, (name) => ({
    key: name.toLowerCase(),
    label: name || DEFAULT,
  }));
  return (row: Row): string => {
    const [type = ''] = partsOf(row.cell('Type'), '\n');
    const name = type || (levelsOf(row).at(-1) ?? '');
    const label = labelOf(name);
    const note = `products without a type, now in ${label}`;
    if (name === '') report.add(`${note}; ${advice('types')}`, row);
    return label;
  };
};
