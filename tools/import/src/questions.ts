import { isRecord } from '../../../src/lib/guards';
import { finderOf, type Mapping } from './mapping';
import { placesOf } from './report';

/**
 * What the import asks, by the key of mapping.json that has the answer. Until
 * it has one, the import decides as it proposes.
 */
const QUESTIONS = {
  options: 'What is this option: "size", "color" or "ignore"?',
  sharedImages:
    'Their colors have no images of their own. Are they a "choice" in one product, or "products"?',
  tags: 'Whom are products with these tags for: "women", "men", "unisex", "kids", or "" if the tag does not say it?',
  categories:
    'Which category are they in? No column says it; tags, types and parts of "Product Category" can have one.',
  types: 'They have no type. Which one is it?',
  sizeOrder: 'In which order are these values?',
  leaveOut:
    'They have the title and the image of an earlier product. true leaves them out, false shows them.',
  titles:
    'Their titles are in capitals. Are they shown in "sentence" case, or "asWritten"?',
  name: 'What is the name of the shop?',
} satisfies Partial<Record<keyof Mapping, string>>;

type Key = keyof typeof QUESTIONS;

interface Asked {
  key: Key;
  texts: Set<string>;
  rows: Set<number>;
}

const MAX_QUESTIONS = 10;
const MAX_TEXTS = 8;

/** The questions that the given mapping does not answer. */
export const createQuestions = (mapping: Mapping) => {
  const given = structuredClone(mapping);
  const all = new Map<string, Asked>();

  const isAnswered = (key: Key, text: string): boolean => {
    const answers = given[key];
    if (Array.isArray(answers)) return answers.includes(text);
    if (!isRecord(answers)) return answers !== undefined;
    return finderOf<unknown>(answers)(text) !== undefined;
  };

  /** Asks about a text of the file, or for one answer for the whole file. */
  const ask = (key: Key, text = '', row?: { number: number }) => {
    if (isAnswered(key, text)) return;
    // Options have little in common; the answers of others are one list.
    const id = key === 'options' ? `${key} ${text}` : key;
    const asked = all.get(id) ?? { key, texts: new Set(), rows: new Set() };
    asked.texts.add(text);
    if (row) asked.rows.add(row.number);
    all.set(id, asked);
  };

  /** The line of mapping.json with what the import proposes. */
  const proposalOf = ({ key, texts }: Asked): string => {
    const first = [...texts].slice(0, MAX_TEXTS);
    const proposed = mapping[key];
    const isList = Array.isArray(proposed);
    const shown = isRecord(proposed)
      ? Object.fromEntries(first.map((text) => [text, proposed[text]]))
      : proposed;
    const json = JSON.stringify(isList ? first : shown, undefined, 1);
    const more = texts.size - first.length;
    const rest = more > 0 ? ` and ${more} more` : '';
    return `"${key}": ${json.replaceAll(/\n\s*/g, ' ')}${rest}`;
  };

  const lines = (): readonly string[] => {
    const largestFirst = [...all.values()].sort(
      (a, b) => b.rows.size - a.rows.size,
    );
    const more = largestFirst.splice(MAX_QUESTIONS);
    const questions = largestFirst.flatMap((asked) => [
      `ASK ${QUESTIONS[asked.key]}${placesOf(Array.from(asked.rows, (row) => `row ${row}`))}`,
      `    ${proposalOf(asked)}`,
    ]);
    if (more.length > 0)
      questions.push(`ASK ${more.length} more with fewer rows each`);
    if (questions.length > 0)
      questions.push(
        'Below each question is the line of mapping.json that the import proposes and follows. --write-mapping saves all of them; correct them there.',
      );
    return questions;
  };

  return { ask, lines };
};

export type Questions = ReturnType<typeof createQuestions>;
