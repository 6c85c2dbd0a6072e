import { z } from 'zod';
import { LANGUAGE_CODES } from './words';

const label = z.string().trim().min(1);
/** By the value of the file: an empty one is none, `*` stands for all others. */
const labels = z.record(z.string(), label).default({});

export const mappingSchema = z.strictObject({
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

export type Mapping = z.infer<typeof mappingSchema>;
export type Role = Mapping['options'][string];

/** Whether the language, locale or currency is of a region, as PLN is of PL. */
export const isOf = (
  regions: RegExp,
  { language = 'en', currency }: Mapping,
): boolean => {
  const { code = '', locale = language } = currency ?? {};
  const locales = [language, locale].map((tag) => new Intl.Locale(tag));
  const all = locales.map((each) => each.maximize().region ?? '');
  return [...all, code.slice(0, 2)].some((region) => regions.test(region));
};
