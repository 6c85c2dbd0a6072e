import { finderOf, type Decisions } from './mapping';
import type { Row } from './readCsv';
import { GENDER_COLUMNS } from './words';
import { capitalized, hasWord, isWord } from './wordSets';

const KINDS = ['kids', 'unisex', 'women', 'men'] as const;
type Kind = (typeof KINDS)[number];

/** The label of products of which the file says nothing. */
const DEFAULT = 'Clothing';

const partsOf = (text: string, separator: string | RegExp) =>
  text.split(separator).flatMap((part) => part.trim() || []);

export const tagsOf = (row: Row): readonly string[] =>
  partsOf(row.cell('Tags'), ',');

const levelsOf = (row: Row) => partsOf(row.cell('Product Category'), '>');

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

/** The category of a product by its first row. */
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
    const genders = GENDER_COLUMNS.flatMap((name) =>
      partsOf(row.cell(name), ';'),
    );
    const own = labelIn([...tags, ...genders]);
    if (own !== undefined) return own;
    const partsOfTags = tags.flatMap((tag) => partsOf(tag, /[:>/|_]/));
    // The surest first.
    const kind =
      kindOf(partsOfTags, isWord) ??
      kindOf(genders, hasWord) ??
      kindOf([row.cell('Type'), ...levels], hasWord) ??
      kindOf(tags, hasWord);
    if (kind) {
      mapping.categories[kind] ??= capitalized(kind);
      return mapping.categories[kind];
    }
    const given = labelIn(levels.toReversed()) ?? labelOf('*');
    const level = given ?? levels[1] ?? levels[0];
    if (level !== undefined) return level;
    if (labelOf('') === undefined)
      report.add(`products without a category, now in ${DEFAULT}`, row);
    mapping.categories[''] ??= DEFAULT;
    return mapping.categories[''];
  };
};

/** The type of a product by its first row. */
export const typeReader = ({ mapping, report }: Decisions) => {
  const labelOf = finderOf(mapping.types);
  const spellings = new Map<string, string>();
  return (row: Row): string => {
    const name = row.cell('Type') || (levelsOf(row).at(-1) ?? '');
    const label = labelOf(name) ?? labelOf('*');
    if (label !== undefined) return label;
    if (name === '')
      report.add(`products without a type, now of the type ${DEFAULT}`, row);
    const key = name.toLowerCase();
    const spelling = spellings.get(key) ?? (name || DEFAULT);
    spellings.set(key, spelling);
    mapping.types[name] = spelling;
    return spelling;
  };
};
