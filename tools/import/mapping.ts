import { basename } from 'node:path';
import { z } from 'zod';
import { isRecord } from '../../src/domain/guards';
import { readJson } from './readJson';
import { ImportProblems, quoted } from './report';
import { lineSchema } from './schema';

/** The kinds of labels, as `mapping.json` names them. */
export const KINDS = ['categories', 'types', 'sizes'] as const;
export type Kind = (typeof KINDS)[number];

/** The labels of `mapping.json`: which label replaces a value of the file. */
export interface Mapping extends Readonly<Record<Kind, ReadonlyMap<string, string>>> {
  /** Whether a product gets the lowest price of its variants. */
  readonly isLowestPrice: boolean;
}

const MAX_LABEL = 40;

const labelSchema = lineSchema.pipe(
  z
    .string()
    .min(1, { error: 'is empty; write the label of the shop' })
    .max(MAX_LABEL, { error: `is longer than ${MAX_LABEL} characters` }),
);

const keysOf = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);

const readLabels = (given: unknown, place: string, problems: string[]): Map<string, string> => {
  if (given !== undefined && !isRecord(given)) problems.push(`${place}: ${quoted(given)} is not an object`);
  const labels = Object.entries(isRecord(given) ? given : {}).flatMap(([from, to]) => {
    const { success, data, error } = labelSchema.safeParse(to);
    if (success) return [[from.trim(), data] as const];
    problems.push(`${place}: the value of ${quoted(from)} ${error.issues[0]?.message ?? ''}`);
    return [];
  });
  return new Map(labels);
};

/** The labels of a file; throws `ImportProblems` if it has another form or empty labels. */
export const readMapping = (path: string | undefined): Mapping => {
  const given = path === undefined ? {} : readJson(path);
  const name = basename(path ?? '');
  if (!isRecord(given))
    throw new ImportProblems([`${name} is not an object such as { "categories": { "Home": "Home" } }.`]);
  const problems = keysOf(given)
    .filter((key) => ![...KINDS, 'prices'].includes(key))
    .map((key) => `${name}: ${quoted(key)} is unknown; expected categories, types, sizes or prices`);
  const prices = given['prices'];
  if (prices !== undefined && prices !== 'lowest')
    problems.push(`${name}, prices: ${quoted(prices)} is unknown; expected "lowest"`);
  const labelsOf = (kind: Kind) => readLabels(given[kind], `${name}, ${kind}`, problems);
  const mapping = {
    categories: labelsOf('categories'),
    types: labelsOf('types'),
    sizes: labelsOf('sizes'),
    isLowestPrice: prices === 'lowest',
  };
  if (problems.length > 0) throw new ImportProblems(problems);
  return mapping;
};
