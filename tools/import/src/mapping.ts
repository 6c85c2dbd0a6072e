import { z } from 'zod';
import { readJson } from '../../readJson';
import type { Report } from './report';

const label = z.string().trim().min(1);
const labels = z.record(z.string(), label).default({});

const schema = z.strictObject({
  options: z
    .record(z.string(), z.enum(['size', 'color', 'ignore']))
    .default({}),
  /**
   * The label of the shop for a value of the file. An empty value stands for
   * none, `*` for all others.
   */
  categories: labels,
  types: labels,
  sizes: labels,
  /** Whether variants that are sold out are offered. */
  soldOut: z.literal('offer').optional(),
  /** The handles of products that are not imported. */
  leaveOut: z.array(z.string()).default([]),
  currency: z.strictObject({ code: z.string(), locale: z.string() }).optional(),
  fit: z.enum(['cover', 'contain']).default('cover'),
  /** The alternative texts of the banners. */
  banners: z
    .partialRecord(z.enum(['hero', 'hero-tall', 'share']), label)
    .default({}),
});

export type Mapping = z.infer<typeof schema>;
export type Role = Mapping['options'][string];

/** Reads a file, or makes a mapping without decisions. */
export const readMapping = (path: string | undefined): Mapping =>
  path === undefined
    ? schema.parse({})
    : readJson(path, (json) => schema.parse(json));

/** What is decided and noted about a file while it is read. */
export interface Decisions {
  /** The given mapping, to which each decision is added. */
  readonly mapping: Mapping;
  readonly report: Report;
}

/** Finds the value of a key in any letter case. */
export const finderOf = <T>(given: Readonly<Record<string, T>>) => {
  const entries = new Map(
    Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]),
  );
  return (text: string): T | undefined => entries.get(text.toLowerCase());
};
