import { currencyOf } from './currency';
import { finderOf, type Mapping } from './mapping';
import NOTICES from './notices.json';

/** Begins a line about a probable error. */
export const LOOK = 'LOOK AT ';

type Labels = 'types' | 'colors' | 'sizes';
type Numbered = Readonly<{ number: number }>;
/** Where a text was found first, and all rows with the text. */
interface Place {
  place: string;
  rows: Set<number>;
}

const MAX_PLACES = 3;
const MAX_IMPORTANT = 10;
const MAX_LENGTH = 100;

/** A title with the number of texts and the first ones. */
export const lineOf = (
  title: string,
  texts: readonly string[],
  max: number,
): string => {
  const first = texts.slice(0, max);
  if (texts.length > max) first.push('…');
  const list = first.length > 0 ? `: ${first.join(', ')}` : '';
  return `${title} (${texts.length})${list}`;
};

/** Orders lines: questions, then probable errors, then the others. */
const rankOf = (line: string) =>
  ['ASK ', LOOK, ''].findIndex((beginning) => line.startsWith(beginning));

/**
 * Returns the given mapping, to which each decision is added, and the lines
 * that are printed: what the mapping does not decide, and what the import found.
 */
export const createDecisions = (mapping: Mapping) => {
  const currency = mapping.currency && currencyOf(mapping.currency);
  const given = {
    columns: finderOf(mapping.columns),
    options: finderOf(mapping.options),
    categories: finderOf(mapping.categories),
    tags: finderOf(mapping.tags),
    types: finderOf(mapping.types),
    colors: finderOf(mapping.colors),
    sizes: finderOf(mapping.sizes),
  };
  /** By cause, the places of each text. */
  const causes = new Map<string, Map<string, Place>>();
  const labels = new Map<string, string>();

  const note = (cause: string, text: string, place: string, row?: Numbered) => {
    const places = causes.get(cause) ?? new Map<string, Place>();
    causes.set(cause, places);
    if (!row) return;
    const noted = places.get(text) ?? { place, rows: new Set<number>() };
    noted.rows.add(row.number);
    places.set(text, noted);
  };

  /** Adds what was found to the line of its cause. */
  const report = (cause: string, row?: Numbered, value = '') => {
    const text = value && ` ${JSON.stringify(value.slice(0, MAX_LENGTH))}`;
    const place = `row ${row?.number}${text}`;
    note(cause, place, place, row);
  };

  /**
   * Asks for a decision of mapping.json. Until it has one, the import decides
   * as it proposes.
   */
  const ask = (
    key: 'options' | 'tags' | 'categories' | 'types',
    text: string,
    row: Numbered,
    example = '',
  ) => {
    if (given[key](text) !== undefined) return;
    const empty = text === '' ? ' (an empty cell)' : '';
    const proposal = `: ${JSON.stringify(mapping[key][text])}${example}`;
    const place = `row ${row.number} ${JSON.stringify(text)}${empty}${proposal}`;
    note(NOTICES[key], text, place, row);
  };

  /**
   * The label of the mapping for a text. If it has none, this adds the label of
   * an earlier text with the same key, or else `guess`.
   */
  const labelOf = (
    kind: Labels,
    text: string,
    guess: { key: string; label: string },
  ): string => {
    const known = given[kind](text) ?? given[kind]('*');
    if (known !== undefined) return known;
    const key = `${kind} ${guess.key}`;
    const label = labels.get(key) ?? guess.label;
    labels.set(key, label);
    mapping[kind][text] = label;
    return label;
  };

  /** Reports answers for texts of the file that only other keys use. */
  const reportUnused = () => {
    const all = Object.entries(given);
    const found = new Set(all.flatMap(([, { used }]) => [...used]));
    for (const [name, { keys, used }] of all)
      for (const key of keys)
        if (/[^*]/.test(key) && found.has(key) && !used.has(key))
          note(NOTICES.unused, name + key, `${name}: "${key}"`, { number: 0 });
  };

  const notes = (): readonly string[] => {
    reportUnused();
    const lines = Array.from(causes, ([cause, places]) => {
      const max = rankOf(cause) < 2 ? MAX_IMPORTANT : MAX_PLACES;
      const texts = Array.from(places.values(), ({ place, rows }) =>
        rows.size > 1 ? `${place} and ${rows.size - 1} more` : place,
      );
      return texts.length > 0 ? lineOf(cause, texts, max) : cause;
    });
    return lines.sort((a, b) => rankOf(a) - rankOf(b));
  };

  return { mapping, currency, given, report, ask, labelOf, notes };
};

export type Decisions = ReturnType<typeof createDecisions>;
