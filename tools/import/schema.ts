import { z } from 'zod';
import { isRecord } from '../../src/domain/guards';
import type { Place } from './importedProduct';
import { quoted } from './report';

const MAX_ID = 100;
const MAX_NAME = 120;
const MAX_PRICE = 100_000;
const PRICE = /^\d{1,12}(\.\d{1,2})?$/;
const EARLIEST = Date.parse('2000-01-01');
const LATEST = Date.parse('2100-01-01');

/** A schema whose every problem is "<value> <text>". */
const error = (text: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `${quoted(input)} ${text}`,
});

const anId = error(
  `is not an id; expected at most ${MAX_ID} of the characters a-z, 0-9 and single hyphens between them`,
);
const aPrice = error('is not a price; expected an amount such as 49.90');
const DATE = 'is not a date from 2000 to 2099; expected one such as 2026-11-22';
const aDate = error(DATE);
const aList = error('is not a list of texts; expected one such as ["S", "M"]');
const aTooLongName = error(`is longer than ${MAX_NAME} characters`);

const idSchema = z
  .string(anId)
  .max(MAX_ID, anId)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, anId);

/** Text on one line. */
export const lineSchema = z
  .string(error('is not text'))
  .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());

const nameSchema = lineSchema.pipe(
  z.string().min(1, error('is empty; expected a name')).max(MAX_NAME, aTooLongName),
);

const listSchema = z.array(lineSchema, aList).min(1, aList);

const priceSchema = z
  .union([z.string(), z.number()], aPrice)
  .refine((value) => PRICE.test(String(value)) && Number(value) > 0, { ...aPrice, abort: true })
  .transform(Number)
  .refine((price) => price <= MAX_PRICE, error(`is more than ${MAX_PRICE}`));

/** The day of a time in milliseconds or of a text that begins with a date; undefined for others. */
export const dayOf = (value: string | number): string | undefined => {
  const day = typeof value === 'string' ? /^\d{4}-\d\d-\d\d(?![^T ])/.exec(value.trim())?.[0] : value;
  const date = new Date(day ?? Number.NaN);
  if (!(date.getTime() >= EARLIEST && date.getTime() < LATEST)) return undefined;
  const iso = date.toISOString().slice(0, 10);
  return typeof day === 'string' && iso !== day ? undefined : iso;
};

const dateSchema = z.union([z.string(), z.number()], aDate).transform((value, context) => {
  const day = dayOf(value);
  if (day !== undefined) return day;
  context.addIssue({ code: 'custom', message: `${quoted(value)} ${DATE}` });
  return z.NEVER;
});

/** The fields of a product as JSON files name them. */
const productSchema = z.object(
  {
    _id: idSchema,
    name: nameSchema,
    description: lineSchema.default(''),
    price: priceSchema,
    category: lineSchema,
    subCategory: lineSchema,
    sizes: listSchema,
    image: listSchema,
    date: dateSchema.optional(),
    bestseller: z.boolean(error('is neither true nor false')).default(false),
  },
  error('is not an object with the fields of a product'),
);
type Fields = z.infer<typeof productSchema>;

/** The same with empty values in place of wrong ones. */
const lenientSchema = z.object({
  _id: idSchema.catch(''),
  name: nameSchema.catch(''),
  description: lineSchema.default('').catch(''),
  price: priceSchema.catch(0),
  category: lineSchema.catch(''),
  subCategory: lineSchema.catch(''),
  sizes: listSchema.catch([]),
  image: listSchema.catch([]),
  date: dateSchema.optional().catch(undefined),
  bestseller: z.boolean().catch(false),
});

/**
 * The fields of a product. Problems are added; wrong fields are empty, so that the others can be checked further.
 * `placeOf` gets '' for the product itself.
 */
export const checkProduct = (
  product: unknown,
  placeOf: (field: keyof Fields | '') => Place,
  problems: string[],
): Fields => {
  const { success, data, error: failed } = productSchema.safeParse(product);
  if (success) return data;
  const fields = [...productSchema.keyof().options, ''] as const;
  for (const field of fields) {
    const issue = failed.issues.find(({ path: [first = ''] }) => first === field);
    if (issue) problems.push(`${placeOf(field)}: ${issue.message}`);
  }
  return lenientSchema.parse(isRecord(product) ? product : {});
};
