import { basename } from 'node:path';
import { z } from 'zod';
import { ImportError, readText } from './readCsv';

const labels = z
  .record(z.string(), z.string().trim().min(1).max(60))
  .default({});

const isLocale = (text: string) => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
};

const schema = z.strictObject({
  options: z
    .record(z.string(), z.enum(['size', 'color', 'ignore']))
    .default({}),
  /**
   * The label of the shop for a value of the file; `*` stands for all other
   * values.
   */
  categories: labels,
  types: labels,
  sizes: labels,
  /** A product whose variants differ in price gets the lowest. */
  prices: z.literal('lowest').optional(),
  currency: z
    .strictObject({
      code: z.string().regex(/^[A-Z]{3}$/),
      locale: z.string().refine(isLocale),
    })
    .optional(),
  fit: z.enum(['cover', 'contain']).default('cover'),
  banners: z
    .partialRecord(
      z.enum(['hero', 'hero-tall', 'share']),
      z.string().trim().min(1),
    )
    .default({}),
});

export type Mapping = z.infer<typeof schema>;

export const readMapping = (path: string | undefined): Mapping => {
  if (path === undefined) return schema.parse({});
  try {
    return schema.parse(JSON.parse(readText(path)));
  } catch (error) {
    const name = basename(path);
    if (error instanceof z.ZodError)
      throw new ImportError([`${name}:\n${z.prettifyError(error)}`]);
    if (error instanceof SyntaxError)
      throw new ImportError([`${name} is not JSON: ${error.message}`]);
    throw error;
  }
};

export const finderOf = <T>(given: Readonly<Record<string, T>>) => {
  const entries = new Map(
    Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]),
  );
  return (text: string): T | undefined => entries.get(text.toLowerCase());
};
