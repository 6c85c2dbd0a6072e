import { z } from 'zod';
import { readJson } from '../../readJson';
import { normalized } from './productText';
import { LANGUAGE_CODES } from './words';

const label = z.string().trim().min(1);
/** By the value of the file: an empty one is none, `*` stands for all others. */
const labels = z.record(z.string(), label).default({});

const schema = z.strictObject({
  /** The language of a new shop and of the names that the import gives. */
  language: z.enum(LANGUAGE_CODES).optional(),
  /** The name of a new shop. */
  name: label.optional(),
  /** The names of the import by those of the file; '' is not read. */
  columns: z.record(z.string(), z.string()).default({}),
  options: z
    .record(z.string(), z.enum(['size', 'color', 'ignore']))
    .default({}),
  categories: labels,
  /** Whom a product with a tag is for; '' where the tag does not say it. */
  tags: z
    .record(z.string(), z.enum(['women', 'men', 'unisex', 'kids', '']))
    .default({}),
  types: labels,
  colors: labels,
  sizes: labels,
  /** What happens to variants that are sold out, which the shop else shows. */
  soldOut: z.enum(['leaveOut', 'offer']).optional(),
  currency: z
    .strictObject({
      code: z.string(),
      locale: z.string(),
      hasZeroCents: z.boolean().optional(),
    })
    .optional(),
  fit: z.enum(['cover', 'contain']).default('cover'),
});

export type Mapping = z.infer<typeof schema>;
export type Role = Mapping['options'][string];

/** The regions of a language, a locale and a currency, such as PL of PLN. */
export const regionsOf = ({
  language = 'en',
  currency: { code, locale } = { code: '', locale: language },
}: Mapping): readonly string[] => {
  const locales = [language, locale].map((tag) => new Intl.Locale(tag));
  const regions = locales.map((each) => each.maximize().region ?? '');
  return [...regions, code.slice(0, 2)];
};

export const emptyMapping = (): Mapping => schema.parse({});

export const readMapping = (path: string): Mapping =>
  readJson(path, (json) => schema.parse(json));

const keyOf = (text: string) => normalized(text).toLowerCase();

/** Finds the value of a key in any letter case and with any apostrophe. */
export const finderOf = <T>(given: Readonly<Record<string, T>>) => {
  const entries = new Map(
    Object.entries(given).map(([key, value]) => [keyOf(key), value]),
  );
  const used = new Set<string>();
  const find = (text: string): T | undefined => {
    used.add(keyOf(text));
    return entries.get(keyOf(text));
  };
  return Object.assign(find, { keys: [...entries.keys()], used });
};
