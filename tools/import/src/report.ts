import { finderOf, type Mapping } from './mapping';

/** Begins a line about a probable error. */
export const LOOK = 'LOOK AT ';

/**
 * What the import asks, by the key of mapping.json that has the answer. Until
 * it has one, the import decides as it proposes.
 */
const QUESTIONS = {
  options: 'What are these options: "size", "color" or "ignore"?',
  tags: 'Whom are products with these tags for: "women", "men", "unisex", "kids", or "" if the tag does not say it?',
  categories:
    'Which category are they in? No column says whom they are for. Tags, types, titles and parts of categories can have one.',
  types: 'They have no type. Which one is it?',
} satisfies Partial<Record<keyof Mapping, string>>;

type Key = keyof typeof QUESTIONS;
type Numbered = Readonly<{ number: number }>;

const MAX_TEXTS = 8;
const MAX_PLACES = 3;
const MAX_LOOKS = 10;
const MAX_LENGTH = 100;

/** The number of places and the first ones; '' without any. */
const placesOf = (places: ReadonlySet<string>, max = MAX_PLACES): string => {
  const first = [...places].slice(0, max);
  if (places.size > max) first.push('…');
  return places.size > 0 ? `: ${places.size} (${first.join(', ')})` : '';
};

/**
 * The given mapping, to which each decision is added, and what is printed: the
 * questions that it does not answer, and what the import found.
 */
export const createDecisions = (mapping: Mapping) => {
  const given = structuredClone(mapping);
  /** The rows, and the texts with an example of what each stands for. */
  const all = new Map<Key, { texts: Map<string, string>; rows: Set<string> }>();
  const causes = new Map<string, Set<string>>();

  /** Notes what was found by its cause, which has a line. */
  const report = (cause: string, row?: Numbered, value = '') => {
    const text = value && ` ${JSON.stringify(value.slice(0, MAX_LENGTH))}`;
    const places = causes.get(cause) ?? new Set();
    if (row) places.add(`row ${row.number}${text}`);
    causes.set(cause, places);
  };

  /** Asks about a text of the file. */
  const ask = (key: Key, text: string, row: Numbered, example = '') => {
    if (finderOf<unknown>(given[key])(text) !== undefined) return;
    const { texts, rows } = all.get(key) ?? {
      texts: new Map<string, string>(),
      rows: new Set<string>(),
    };
    texts.set(text, texts.get(text) ?? example);
    rows.add(`row ${row.number}`);
    all.set(key, { texts, rows });
  };

  /** The line of mapping.json with what the import proposes. */
  const proposalOf = (key: Key, texts: readonly string[]): string => {
    const first = texts.slice(0, MAX_TEXTS);
    const part = Object.fromEntries(
      first.map((text) => [text, mapping[key][text]]),
    );
    const json = JSON.stringify(part, undefined, 1).replaceAll(/\n\s*/g, ' ');
    const more = texts.length - first.length;
    return `    "${key}": ${json}${more > 0 ? ` and ${more} more` : ''}`;
  };

  /** The questions, those about most rows first. */
  const questions = (): readonly string[] => {
    const lines = [...all]
      .sort(([, a], [, b]) => b.rows.size - a.rows.size)
      .flatMap(([key, { texts, rows }]) => {
        const examples = [...texts.values()].filter(Boolean);
        const question = [QUESTIONS[key], ...examples.slice(0, MAX_TEXTS)];
        return [
          `ASK ${question.join(' ')}${placesOf(rows)}`,
          proposalOf(key, [...texts.keys()]),
        ];
      });
    if (lines.length > 0)
      lines.push(
        'Below each question is the line of mapping.json that the import proposes and follows. --write-mapping saves all of them; correct them there.',
      );
    return lines;
  };

  /** What was found, probable errors first. */
  const notes = (): readonly string[] =>
    Array.from(causes, ([cause, places]) => {
      const max = cause.startsWith(LOOK) ? MAX_LOOKS : MAX_PLACES;
      return cause + placesOf(places, max);
    }).sort((a, b) => Number(b.startsWith(LOOK)) - Number(a.startsWith(LOOK)));

  return { mapping, report, ask, questions, notes };
};

export type Decisions = ReturnType<typeof createDecisions>;
