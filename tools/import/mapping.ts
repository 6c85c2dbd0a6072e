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
  /** The alternative texts of banners that have a file of their own, by name. */
  readonly banners: ReadonlyMap<string, string>;
  /** Whether a product gets the lowest price of its variants. */
  readonly isLowestPrice: boolean;
}

const textSchema = (max: number) =>
  lineSchema.pipe(
    z
      .string()
      .min(1, { error: 'is empty; write the label of the shop' })
      .max(max, { error: `is longer than ${max} characters` }),
  );

const labelSchema = textSchema(40);
const bannerSchema = textSchema(200);

const keysOf = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);

const readLabels = (
  given: unknown,
  place: string,
  problems: string[],
  schema = labelSchema,
): Map<string, string> => {
  if (given !== undefined && !isRecord(given)) problems.push(`${place}: ${quoted(given)} is not an object`);
  const labels = Object.entries(isRecord(given) ? given : {}).flatMap(([from, to]) => {
    const { success, data, error } = schema.safeParse(to);
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
    .filter((key) => ![...KINDS, 'banners', 'prices'].includes(key))
    .map((key) => `${name}: ${quoted(key)} is unknown; expected categories, types, sizes, banners or prices`);
  const prices = given['prices'];
  if (prices !== undefined && prices !== 'lowest')
    problems.push(`${name}, prices: ${quoted(prices)} is unknown; expected "lowest"`);
  const labelsOf = (kind: Kind) => readLabels(given[kind], `${name}, ${kind}`, problems);
  const mapping = {
    categories: labelsOf('categories'),
    types: labelsOf('types'),
    sizes: labelsOf('sizes'),
    banners: readLabels(given['banners'], `${name}, banners`, problems, bannerSchema),
    isLowestPrice: prices === 'lowest',
  };
  if (problems.length > 0) throw new ImportProblems(problems);
  return mapping;
};
