import { currencyOf } from './currency';
import type { Mapping } from './mapping';
import notices from './notices.json';
import { normalized } from './productText';

type Notice = keyof typeof notices;
type Numbered = Readonly<{ number: number }>;
/** Where a text was found first, and all rows with the text. */
type Place = Readonly<{ place: string; rows: Set<number> }>;

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
  ['ASK ', 'LOOK AT ', ''].findIndex((beginning) => line.startsWith(beginning));

const keyOf = (text: string) => normalized(text).toLowerCase();

/** Finds the answer for a text in any letter case and with any apostrophe. */
const finderOf = <T>(answers: Readonly<Record<string, T>>) => {
  const all = Object.entries(answers).map(
    ([text, answer]) => [keyOf(text), answer] as const,
  );
  const byKey = new Map(all);
  return (text: string) => byKey.get(keyOf(text));
};

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
  const labels = new Map<string, string>();
  /** By cause, the places of each text. */
  const causes = new Map<string, Map<string, Place>>();

  const note = (cause: string, text: string, place: string, row?: Numbered) => {
    const places = causes.get(cause) ?? new Map<string, Place>();
    causes.set(cause, places);
    if (!row) return;
    const noted = places.get(text) ?? { place, rows: new Set<number>() };
    noted.rows.add(row.number);
    places.set(text, noted);
  };

  /** Adds a value of a row to the line of a notice, which may have a detail. */
  const report = (
    notice: Notice,
    row?: Numbered,
    value = '',
    detail = value,
  ): void => {
    const text = value && ` ${JSON.stringify(value.slice(0, MAX_LENGTH))}`;
    const place = `row ${row?.number}${text}`;
    const cause = notices[notice].replace('$', () => detail);
    note(cause, place, place, row);
  };

  /**
   * Asks for a decision of mapping.json. Until it has one, the import decides
   * as it proposes.
   */
  const ask = (
    key: Notice & keyof typeof given,
    text: string,
    row: Numbered,
    example = '',
  ): void => {
    if (given[key](text) !== undefined) return;
    const empty = text === '' ? ' (an empty cell)' : '';
    const proposal = `: ${JSON.stringify(mapping[key][text])}${example}`;
    const place = `row ${row.number} ${JSON.stringify(text)}${empty}${proposal}`;
    note(notices[key], text, place, row);
  };

  /**
   * The label of the mapping for a text. If it has none, this adds the label of
   * an earlier text with the same key, or else `guess`.
   */
  const labelOf = (
    kind: 'types' | 'colors' | 'sizes',
    text: string,
    key: string,
    guess: string,
  ): string => {
    const known = given[kind](text) ?? given[kind]('*');
    if (known !== undefined) return known;
    const label = labels.get(`${kind} ${key}`) ?? guess;
    labels.set(`${kind} ${key}`, label);
    mapping[kind][text] = label;
    return label;
  };

  const notes = (): readonly string[] =>
    Array.from(causes, ([cause, places]) => {
      const max = rankOf(cause) < 2 ? MAX_IMPORTANT : MAX_PLACES;
      const texts = Array.from(places.values(), ({ place, rows }) =>
        rows.size > 1 ? `${place} and ${rows.size - 1} more` : place,
      );
      return texts.length > 0 ? lineOf(cause, texts, max) : cause;
    }).sort((a, b) => rankOf(a) - rankOf(b));

  return { mapping, currency, given, report, ask, labelOf, notes };
};

export type Decisions = ReturnType<typeof createDecisions>;
